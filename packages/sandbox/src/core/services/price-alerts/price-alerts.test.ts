import type { PriceAlertCondition } from '@agio/api-client/contract';
import { describe, expect, test, vi } from 'vitest';
import type { Notice } from '../../engine/changes.ts';
import { MarketData } from '../../market-data/market-data.ts';
import { testExchange, type TestExchange, testMarket } from '../../testing/test-exchange.ts';
import { PriceAlerts } from './price-alerts.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Alerts of `ann` in a market whose last price is 6, and the alerts that she was told of. */
function watching(market: TestExchange = testExchange(), last: string | null = '6') {
  const data = new MarketData(market.exchange, 1);
  const alerts = new PriceAlerts(market.exchange, market.store, data);
  alerts.open();
  const told: string[] = [];
  market.exchange.onCommit('test', ({ notices }) => {
    told.push(...notices.flatMap(reachedIn));
  });
  const trade = (price: string, amount = '10') => {
    market.place('bob', { side: 'Sell', price, amount });
    market.place('cyd', { side: 'Buy', price, amount });
  };
  if (last !== null) trade(last);
  const { exchange } = market;
  return {
    ...market,
    alerts,
    told,
    trade,
    set: (condition: PriceAlertCondition, paused = false) =>
      exchange.command(() => alerts.create('ann', { market: testMarket, condition, paused })).id,
    change: (id: string, change: { condition?: PriceAlertCondition; paused?: boolean }) =>
      exchange.command(() => alerts.change('ann', { id, ...change })),
    remove: (id: string) => exchange.command(() => alerts.remove('ann', id)),
    statuses: () => alerts.list('ann').map(({ status }) => status),
  };
}
const reachedIn = (notice: Notice) =>
  notice.event === 'priceAlert' && notice.content.change === 'Reached'
    ? [notice.content.alert.id]
    : [];

const rise = (price: string) => ({ kind: 'Price', direction: 'Rise', price }) as const;
const fall = (price: string) => ({ kind: 'Price', direction: 'Fall', price }) as const;
const move = (
  percent: string,
  direction: 'Rise' | 'Fall' | 'Either' = 'Rise',
  window: '1h' | '24h' = '1h',
) => ({ kind: 'Change', direction, percent, window }) as const;

describe('a price', () => {
  test.each([
    [rise('6.5'), ['6.4999'], false],
    [rise('6.5'), ['6.5'], true],
    [rise('6.5'), ['7'], true],
    [fall('5.5'), ['5.5001'], false],
    [fall('5.5'), ['5.5'], true],
    [fall('5.5'), ['5'], true],
  ])('%o after trades at %j is reached: %s', (condition, prices, isTold) => {
    const { set, trade, told, statuses } = watching();
    const id = set(condition);
    for (const price of prices) trade(price);
    expect(told).toEqual(isTold ? [id] : []);
    expect(statuses()).toEqual([isTold ? 'Reached' : 'Active']);
  });

  test('is reached once, and kept with the time and the price of the trade', () => {
    const { set, trade, told, alerts, clock } = watching();
    const id = set(rise('6.5'));
    trade('6.6');
    const at = new Date(clock.now()).toISOString();
    clock.advance(minute);
    for (const price of ['6.4', '6.7']) trade(price);
    expect(told).toEqual([id]);
    expect(alerts.list('ann')).toMatchObject([
      { id, status: 'Reached', reached: { price: '6.6', time: at } },
    ]);
  });

  test('that one order passes on its way is reached, at the first trade beyond it', () => {
    const { set, place, alerts } = watching();
    set(rise('6.5'));
    for (const price of ['6.4', '6.6', '6.8']) place('bob', { side: 'Sell', price });
    place('cyd', { side: 'Buy', price: '7', amount: '30' });
    expect(alerts.list('ann')[0]?.reached?.price).toBe('6.6');
  });

  test('in another market is not reached', () => {
    const { exchange, alerts, trade, told } = watching();
    const btc = { market: 'BTC-USDC', condition: rise('99999999') };
    exchange.command(() => alerts.create('ann', btc));
    trade('7');
    expect(told).toEqual([]);
  });

  test('that one trade reaches together with others is announced like each of them, and no further one', () => {
    const { set, trade, told } = watching();
    const near = [set(rise('6.5')), set(rise('6.4')), set(rise('6.5'))];
    set(rise('6.7'));
    set(fall('5'));
    trade('6.6');
    expect(told.toSorted()).toEqual(near.toSorted());
  });
});

describe('a change', () => {
  test.each([
    ['6.2999', 'Rise', false],
    ['6.3', 'Rise', true],
    ['5.7', 'Rise', false],
    ['5.7001', 'Fall', false],
    ['5.7', 'Fall', true],
    ['6.3', 'Fall', false],
    ['5.7', 'Either', true],
    ['6.3', 'Either', true],
    ['6.1', 'Either', false],
  ] as const)(
    'from 6 to %s within an hour reaches 5 in a hundred by a %s: %s',
    (price, direction, isTold) => {
      const { set, trade, told, clock } = watching();
      clock.advance(hour);
      const id = set(move('5', direction));
      trade(price);
      expect(told).toEqual(isTold ? [id] : []);
    },
  );

  test('is measured from the price of an hour before, wherever that has gone', () => {
    const { set, trade, told, clock } = watching();
    clock.advance(hour);
    const id = set(move('5'));
    for (const price of ['6.2', '6.4', '6.6']) {
      clock.advance(hour);
      trade(price);
    }
    expect(told).toEqual([]);
    clock.advance(20 * minute);
    trade('6.8');
    expect(told).toEqual([id]);
  });

  test('in a day is another one than in an hour', () => {
    const { set, trade, told, clock } = watching();
    clock.advance(24 * hour);
    trade('6.2');
    const [inDay] = [set(move('5', 'Rise', '24h')), set(move('5'))];
    clock.advance(hour);
    trade('6.4');
    expect(told).toEqual([inDay]);
  });
});

describe('a volume', () => {
  test('is that of the last 24 hours, with the trade itself', () => {
    const { set, trade, told, alerts, exchange, clock } = watching();
    clock.advance(48 * hour);
    trade('6', '100');
    const id = set({ kind: 'Volume', volume: '150.501' });
    trade('6', '50');
    expect(told).toEqual([]);
    trade('6', '1');
    expect(told).toEqual([id]);
    const low = { market: testMarket, condition: { kind: 'Volume', volume: '150' } } as const;
    expect(() => exchange.command(() => alerts.create('ann', low))).toThrow('there already');
    clock.advance(25 * hour);
    set({ kind: 'Volume', volume: '150' });
  });
});

describe('an alert', () => {
  test('that the market meets already is refused, unless it is paused; so is one that goes on too late', () => {
    const { set, change, trade, statuses } = watching();
    expect(() => set(rise('6'))).toThrow('there already');
    expect(() => set(fall('6.5'))).toThrow('there already');
    const id = set(rise('6'), true);
    expect(() => change(id, { paused: false })).toThrow('there already');
    trade('5.9');
    change(id, { paused: false });
    expect(statuses()).toEqual(['Active']);
  });

  test('that is paused or removed is not announced', () => {
    const { set, change, remove, trade, told } = watching();
    const [paused, removed] = [set(rise('6.5')), set(rise('6.5'))];
    change(paused, { paused: true });
    remove(removed);
    trade('7');
    expect(told).toEqual([]);
  });

  test('that was reached waits again with another condition, or where it is set again', () => {
    const { set, change, trade, told, alerts } = watching();
    const id = set(rise('6.5'));
    trade('6.5');
    change(id, { condition: rise('6.8') });
    expect(alerts.list('ann')).toMatchObject([{ status: 'Active', reached: null }]);
    trade('6.7');
    expect(told).toHaveLength(1);
    trade('6.8');
    expect(told).toEqual([id, id]);
    trade('6.7');
    change(id, { paused: false });
    trade('6.8');
    expect(told).toEqual([id, id, id]);
  });

  test('is changed and removed by its own account alone', () => {
    const { set, exchange, alerts } = watching();
    const id = set(rise('6.5'));
    expect(() => exchange.command(() => alerts.remove('bob', id))).toThrow('not found');
    expect(() => exchange.command(() => alerts.change('bob', { id, paused: true }))).toThrow(
      'not found',
    );
    expect(alerts.list('bob')).toEqual([]);
  });

  test('off the tick names the nearest prices', () => {
    expect(() => watching().set(rise('6.50005'))).toThrow('multiple of 0.0001');
  });

  test('waits through a halt, which has no trades', () => {
    const { set, setStatus, place, trade, told } = watching();
    const id = set(rise('6.5'));
    setStatus('Halted');
    expect(() => place('cyd', { price: '7' })).toThrow('halted');
    expect(told).toEqual([]);
    setStatus('Open');
    trade('6.5');
    expect(told).toEqual([id]);
  });
});

describe('after a kill', () => {
  test('alerts wait on, and one that was reached is not announced again', () => {
    const first = watching();
    const reached = first.set(rise('6.5'));
    const waiting = first.set(rise('6.8'));
    first.trade('6.6');
    expect(first.told).toEqual([reached]);
    const second = watching(first.restart(), null);
    expect(second.statuses()).toEqual(['Active', 'Reached']);
    second.trade('6.7');
    expect(second.told).toEqual([]);
    second.trade('6.9');
    expect(second.told).toEqual([waiting]);
  });

  test('a trade that could not be written reaches nothing, and the next one does', () => {
    const { set, place, trade, told, statuses, store } = watching();
    const id = set(rise('6.5'));
    place('bob', { side: 'Sell', price: '6.6' });
    const disk = vi.spyOn(store, 'commit').mockImplementation(() => {
      throw new Error('The disk is full.');
    });
    expect(() => place('cyd', { price: '6.6' })).toThrow('The disk is full.');
    expect({ told, statuses: statuses() }).toEqual({ told: [], statuses: ['Active'] });
    disk.mockRestore();
    trade('6.6');
    expect(told).toEqual([id]);
  });
});
