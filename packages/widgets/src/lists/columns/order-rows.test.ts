import type { Fill, Order, OrderWithFills } from '@agio/api-client/contract';
import { describe, expect, test } from 'vitest';
import { messagesIn } from '@agio/ui/language';
import { orderNoticeMessages } from '../../words/messages.ts';
import { orderNotice } from '../../notify/order-notice.ts';
import type { OrderStateWords } from '../../words/order-state-messages.ts';
import { type SideWords, sideAndType } from './order-cells.tsx';
import { fillRows, orderRow, pastOrderRow } from './order-rows.ts';
import { replacementsIn } from '../replacements.ts';
import { xcbCtn } from '../../testing/xcb-ctn.ts';

const t = messagesIn(orderNoticeMessages, { locale: 'en' });

const order: OrderWithFills = {
  fills: [],
  id: 'o1',
  clientOrderId: null,
  market: 'XCB-CTN',
  side: 'Buy',
  type: 'Limit',
  timeInForce: 'GTC',
  postOnly: false,
  status: 'Open',
  cancelReason: 'NotCancelled',
  price: '6.415',
  stopPrice: null,
  amount: '500',
  quoteAmount: null,
  filledAmount: '0',
  filledQuote: '0',
  averagePrice: null,
  fee: '0',
  feeAsset: 'XCB',
  createdAt: '2026-11-20T11:00:00.000Z',
  trailAmount: null,
  trailPercent: null,
  familyId: null,
  exits: null,
  parentOrderId: null,
  schedule: null,
  scale: null,
  displayAmount: null,
  shownAmount: null,
  expiresAt: null,
  triggeredAt: null,
  updatedAt: '2026-11-20T11:00:00.000Z',
};
const fill = (id: string, time: string): Fill => ({
  id,
  price: '6.4',
  amount: '1',
  fee: '0.001',
  feeAsset: 'XCB',
  liquidity: 'Taker',
  time,
});

test.each([
  ['Buy', 'Buy 500 XCB at 6.4150 CTN when the price reaches 6.4000 CTN'],
  ['Sell', 'Sell 500 XCB at 6.4150 CTN when the price falls to 6.4000 CTN'],
] as const)('a stop order to %s is described with its trigger', (side, told) => {
  const stop: Order = { ...order, side, type: 'StopLimit', stopPrice: '6.4' };
  expect(orderNotice(stop, { t, locale: 'en', instrument: xcbCtn }).description).toBe(told);
});

describe('orders as rows', () => {
  test('take the digits of their market', () => {
    expect(orderRow(order, [xcbCtn])).toMatchObject({
      symbol: 'XCB/CTN',
      tickSize: '0.0001',
      stepSize: '0.01',
    });
  });

  test('can be read when their market is gone', () => {
    expect(orderRow({ ...order, market: 'OLD-CTN' }, [xcbCtn])).toMatchObject({
      symbol: 'OLD/CTN',
      quoteAsset: 'CTN',
    });
  });

  test('say why they ended, unless they were filled', () => {
    const ended = {
      ...order,
      status: 'Cancelled',
      cancelReason: 'NoMoreMatchesAvailable',
    } as const;
    expect(pastOrderRow(ended, [xcbCtn], t).reason).toBe('No more orders to match');
    expect(pastOrderRow({ ...order, status: 'Filled' }, [xcbCtn], t).reason).toBeUndefined();
    expect(pastOrderRow({ ...ended, cancelReason: 'Unknown' }, [xcbCtn], t).reason).toBeUndefined();
  });

  test('fills of many orders stand newest first', () => {
    const with1: OrderWithFills = {
      ...order,
      fills: [fill('a', '2026-11-20T10:00:00Z'), fill('c', '2026-11-20T12:00:00Z')],
    };
    const with2: OrderWithFills = {
      ...order,
      side: 'Sell',
      fills: [fill('b', '2026-11-20T11:00:00Z')],
    };
    const rows = fillRows([with1], [with2], { instruments: [xcbCtn], more: false });
    expect(rows.map(({ id, side }) => `${id} ${side}`)).toEqual(['c Buy', 'b Sell', 'a Buy']);
  });

  test('an order that closes has its fills once, though it is in both lists for a moment', () => {
    const closing: OrderWithFills = { ...order, fills: [fill('a', '2026-11-20T10:00:00Z')] };
    const rows = fillRows([closing], [closing], { instruments: [xcbCtn], more: false });
    expect(rows.map(({ id }) => id)).toEqual(['a']);
  });

  test('with more orders to load, no fill stands where others would be missing before it', () => {
    const resting: OrderWithFills = {
      ...order,
      fills: [fill('old', '2026-11-20T09:00:00Z'), fill('new', '2026-11-20T12:00:00Z')],
    };
    const last: OrderWithFills = {
      ...order,
      id: 'o9',
      updatedAt: '2026-11-20T11:00:00Z',
      fills: [fill('b', '2026-11-20T11:00:00Z')],
    };
    const ids = (more: boolean) =>
      fillRows([resting], [last], { instruments: [xcbCtn], more }).map(({ id }) => id);
    expect(ids(true)).toEqual(['new', 'b']);
    expect(ids(false)).toEqual(['new', 'b', 'old']);
  });
});

describe('the notice of an order', () => {
  const tell = (change: Partial<Order>) =>
    orderNotice({ ...order, ...change }, { t, locale: 'en', instrument: xcbCtn });

  test('placed, then filled: one notice that changes', () => {
    const placed = tell({});
    const filled = tell({ status: 'Filled', filledAmount: '500', averagePrice: '6.4149' });
    expect(placed).toMatchObject({
      kind: 'success',
      title: 'Order placed',
      description: 'Buy 500 XCB at 6.4150 CTN',
    });
    expect(filled).toMatchObject({
      title: 'Order filled',
      description: 'Bought 500 XCB at 6.4149 CTN on average',
    });
    expect(filled.id).toBe(placed.id);
  });

  test('a success passes after 5 s, a failure stays', () => {
    const time = (change: Partial<Order>) => tell(change).closesAfter;
    expect(time({})).toBe(5000);
    expect(time({ status: 'PartiallyFilled', filledAmount: '1', averagePrice: '6.4' })).toBe(5000);
    expect(time({ status: 'Filled', filledAmount: '500', averagePrice: '6.4' })).toBe(5000);
    expect(time({ status: 'Cancelled', cancelReason: 'CancelledByTrader' })).toBe(5000);
    expect(time({ status: 'Cancelled', cancelReason: 'SelfMatchPrevention' })).toBeUndefined();
    expect(time({ status: 'Rejected' })).toBeUndefined();
  });

  test('a result that an order allows is no warning: an immediate one that found too little passes as a success does', () => {
    const cancelReason = 'NoMoreMatchesAvailable';
    for (const timeInForce of ['IOC', 'FOK'] as const) {
      const ended = tell({ status: 'Cancelled', cancelReason, timeInForce });
      expect(ended).toMatchObject({ kind: 'info', title: 'Order cancelled', closesAfter: 5000 });
      expect(ended.description).toContain('No more orders to match');
      // A cancellation by the exchange is a warning all the same.
      const stopped = tell({ status: 'Cancelled', cancelReason: 'CancelledBySystem', timeInForce });
      expect([stopped.kind, stopped.closesAfter]).toEqual(['warning', undefined]);
    }
    // The exchange names one for a market order too; it was not chosen.
    const market = { type: 'Market', timeInForce: 'IOC' } as const;
    const short = tell({ status: 'Cancelled', cancelReason, ...market });
    expect(short).toMatchObject({ kind: 'warning' });
  });

  test('an order that ended by itself says why', () => {
    const ended = tell({ status: 'Cancelled', cancelReason: 'SelfMatchPrevention' });
    expect(ended).toMatchObject({ kind: 'warning', title: 'Order cancelled' });
    expect(ended.description).toContain('It would have matched your own order');
  });

  test('an order that ended with a part filled says what was bought, at which price, and why it ended', () => {
    const ended = tell({
      type: 'Market',
      status: 'Cancelled',
      cancelReason: 'NoMoreMatchesAvailable',
      filledAmount: '120',
      averagePrice: '6.42',
    });
    expect(ended).toMatchObject({
      kind: 'warning',
      title: 'Order partially filled, rest cancelled',
      description:
        'Bought 120 XCB at 6.4200 CTN on average. No more orders to match. 380 XCB was not bought; the funds reserved for it are available again.',
    });
    expect(
      tell({
        type: 'Market',
        side: 'Sell',
        status: 'Cancelled',
        cancelReason: 'NoMoreMatchesAvailable',
        filledAmount: '120',
        averagePrice: '6.42',
      }).description,
    ).toMatch(/^Sold 120 XCB at 6\.4200 .* 380 XCB was not sold and is available again\.$/);
  });

  test('a market order that was to spend an amount says what was not spent', () => {
    const ended = tell({
      type: 'Market',
      price: null,
      status: 'Cancelled',
      cancelReason: 'NoMoreMatchesAvailable',
      amount: '120',
      quoteAmount: '1000',
      filledAmount: '120',
      filledQuote: '770.4',
      averagePrice: '6.42',
    });
    expect(ended.description).toContain('229.6 CTN was not spent and is available again.');
  });

  test('an order that the exchange refused is shown as refused', () => {
    expect(tell({ status: 'Rejected' }).title).toBe('Order rejected');
  });

  test('a market order has no price to name', () => {
    expect(tell({ type: 'Market', price: null }).description).toBe('Buy 500 XCB');
  });
});

test('M9 the terms of an order are said where they are unusual: post only, IOC and FOK, but not of a market order', () => {
  const types = { Limit: 'limit', Market: 'market' } as OrderStateWords['types'];
  const sides = { Buy: 'Buy' } as SideWords;
  const terms = {
    postOnly: 'post only',
    IOC: 'IOC',
    FOK: 'FOK',
    GTD: 'GTD',
    OCO: 'OCO',
    bracket: 'bracket',
    iceberg: 'iceberg',
    paused: 'paused',
  };
  const more = (change: Partial<Order>) =>
    sideAndType({ ...order, ...change }, { sides, types, terms, locale: 'en' }).more;
  expect(more({})).toBe('limit');
  expect(more({ postOnly: true })).toBe('limit, post only');
  expect(more({ timeInForce: 'FOK' })).toBe('limit, FOK');
  expect(more({ timeInForce: 'IOC' })).toBe('limit, IOC');
  expect(more({ type: 'Market', timeInForce: 'IOC' })).toBe('market');
});

test('L7 an order that was edited is known as replaced, by the name of the one that took its place', () => {
  const edited = { ...order, status: 'Cancelled', cancelReason: 'CancelledByTrader' } as const;
  const after = { ...order, id: 'new', clientOrderId: `replaces-${order.id}-0123abcd` };
  const replacements = replacementsIn([edited, after]);
  expect(pastOrderRow(edited, [xcbCtn], t, replacements).replacement).toBe(after);
  // Its own ends are not the edit's.
  expect(
    pastOrderRow({ ...edited, status: 'Filled' }, [xcbCtn], t, replacements).replacement,
  ).toBeUndefined();
  expect(
    pastOrderRow({ ...edited, id: 'other' }, [xcbCtn], t, replacements).replacement,
  ).toBeUndefined();
});
