import { describe, expect, test } from 'vitest';
import type { Candle, PublicTrade, Ticker } from '../../contract/index.ts';
import { instrument } from '../testing/instrument.ts';
import { frame, MarketFixture, pass, settle, fakeClock } from '../testing/market-fixture.ts';

fakeClock();

const trade = (id: number, market = 'XCB-CTN'): PublicTrade => ({
  id: `${id}`,
  market,
  price: '100.00',
  amount: '1',
  side: 'Buy',
  time: '2026-11-20T12:00:00Z',
});
/** Trades first to last, newest first. */
const newestFirst = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => trade(last - index));

describe('trades', () => {
  async function reading(answer: PublicTrade[] | (() => unknown) = newestFirst(1, 3)) {
    const fixture = new MarketFixture();
    const give = typeof answer === 'function' ? answer : () => answer;
    fixture.server.methods.set('SubscribeTrades', give);
    fixture.server.methods.set('UnsubscribeTrades', () => undefined);
    const store = fixture.streams.trades('XCB-CTN');
    let heard = 0;
    const leave = store.subscribe(() => (heard += 1));
    await settle();
    await frame();
    const ids = () => store.getSnapshot().trades.map(({ id }) => Number(id));
    return { fixture, store, ids, leave, heard: () => heard };
  }

  test('the latest come with the subscription, and new ones before them', async () => {
    const { fixture, store, ids } = await reading();
    expect(store.getSnapshot().status).toBe('live');
    fixture.server.emit('trades', [trade(4), trade(5)]);
    await frame();
    expect(ids()).toEqual([5, 4, 3, 2, 1]);
  });

  test('a trade that comes twice is kept once, and readers are not notified', async () => {
    const { fixture, store, ids } = await reading();
    const shown = store.getSnapshot();
    fixture.server.emit('trades', [trade(2), trade(3)]);
    await frame();
    expect(store.getSnapshot()).toBe(shown);
    fixture.server.emit('trades', [trade(4), trade(4)]);
    await frame();
    expect(ids()).toEqual([4, 3, 2, 1]);
  });

  test('no more than 200 are kept', async () => {
    const { fixture, ids } = await reading();
    for (let id = 4; id <= 500; id += 1) fixture.server.emit('trades', [trade(id)]);
    await frame();
    expect(ids()).toHaveLength(200);
    expect(ids()[0]).toBe(500);
    expect(ids()[199]).toBe(301);
  });

  test('trades that arrive before the answer are joined to it', async () => {
    let answer: (trades: PublicTrade[]) => void = () => {};
    const { fixture, ids } = await reading(() => new Promise((resolve) => (answer = resolve)));
    fixture.server.emit('trades', [trade(3), trade(4)]);
    answer(newestFirst(1, 3));
    await settle();
    await frame();
    expect(ids()).toEqual([4, 3, 2, 1]);
  });

  test('R22 after a reconnect what was missed is filled in', async () => {
    const answers = [newestFirst(1, 3), newestFirst(3, 6), newestFirst(20, 22)];
    const { fixture, store, ids } = await reading(() => answers.shift());
    await pass(6_000);
    fixture.server.drop();
    await settle();
    await frame();
    await frame();
    expect(store.getSnapshot().status).toBe('live');
    expect(ids()).toEqual([6, 5, 4, 3, 2, 1]);
    await pass(6_000);
    fixture.server.drop();
    await pass(100);
    // The answer does not reach back: what is missing between cannot be known, so it starts again.
    expect(ids()).toEqual([22, 21, 20]);
  });

  test('R16 trades of another market are not shown', async () => {
    const { fixture, ids } = await reading();
    fixture.server.emit('trades', [trade(9, 'BTC-USDC')]);
    fixture.server.emit('trades', []);
    await frame();
    expect(ids()).toEqual([3, 2, 1]);
  });

  test('R14 trades that do not fit the contract are dropped and loaded anew', async () => {
    const answers = [newestFirst(1, 3), newestFirst(1, 4)];
    const { fixture, ids } = await reading(() => answers.shift());
    await pass(11_000);
    fixture.server.emit('trades', [{ ...trade(4), price: 100 }]);
    await settle();
    await frame();
    expect(ids()).toEqual([4, 3, 2, 1]);
    expect(fixture.streams.malformedMessages).toBe(1);
  });

  test('the server hears when the last reader leaves', async () => {
    const { fixture, leave } = await reading();
    leave();
    await pass(5_100);
    expect(fixture.server.countOf('UnsubscribeTrades')).toBe(1);
  });
});

describe('tickers', () => {
  const ticker = (market: string, last: string, second = 0): Ticker => ({
    market,
    last,
    bid: null,
    ask: null,
    change24h: '0',
    changePercent24h: '0',
    high24h: last,
    low24h: last,
    volume24h: '0',
    time: `2026-11-20T12:00:${String(second).padStart(2, '0')}Z`,
  });

  async function reading() {
    const fixture = new MarketFixture();
    fixture.server.methods.set('SubscribeTickers', () => [ticker('A', '1'), ticker('B', '2')]);
    const all = fixture.streams.tickers();
    const one = fixture.streams.ticker('A');
    let heard = 0;
    all.subscribe(() => {});
    one.subscribe(() => (heard += 1));
    await settle();
    await frame();
    /** Nothing changes for so long. */
    const quiet = async (ms: number) => {
      for (let left = ms; left > 0; left -= 2_000) {
        await pass(Math.min(left, 2_000));
        fixture.server.emit('tickers', []);
      }
      await frame();
    };
    return { fixture, all, one, heard: () => heard, quiet };
  }

  test('a watch hears each live ticker as it arrives, also while the page is hidden for long', async () => {
    const { fixture, quiet } = await reading();
    const heard: string[] = [];
    const leave = fixture.streams.watchTickers((tickers) =>
      heard.push(tickers.map(({ market, last }) => `${market} ${last}`).join()),
    );
    await settle();
    expect(heard).toEqual(['A 1,B 2']);
    fixture.environment.setHidden(true);
    await quiet(70_000);
    fixture.server.emit('tickers', [ticker('A', '5', 9)]);
    await settle();
    expect(heard.slice(1)).toEqual(['A 5']);
    expect(fixture.server.countOf('UnsubscribeTickers')).toBe(0);
    leave();
    fixture.server.emit('tickers', [ticker('A', '6', 10)]);
    await settle();
    expect(heard).toHaveLength(2);
  });

  test('one subscription serves all markets and each', async () => {
    const { fixture, all, one } = await reading();
    expect(fixture.server.countOf('SubscribeTickers')).toBe(1);
    expect([...all.getSnapshot().tickers.keys()]).toEqual(['A', 'B']);
    expect(one.getSnapshot()).toMatchObject({ status: 'live', ticker: { last: '1' } });
  });

  test('a reader of one market does not hear of another', async () => {
    const { fixture, all, one, heard } = await reading();
    const before = heard();
    fixture.server.emit('tickers', [ticker('B', '3', 1)]);
    await frame();
    expect(heard()).toBe(before);
    expect(all.getSnapshot().tickers.get('B')?.last).toBe('3');
    fixture.server.emit('tickers', [ticker('A', '4', 1)]);
    await frame();
    expect(heard()).toBe(before + 1);
    expect(one.getSnapshot().ticker?.last).toBe('4');
  });

  test('a ticker older than the one known does not flicker back', async () => {
    const { fixture, one } = await reading();
    fixture.server.emit('tickers', [ticker('A', '4', 5)]);
    fixture.server.emit('tickers', [ticker('A', '3', 4)]);
    await frame();
    expect(one.getSnapshot().ticker?.last).toBe('4');
  });

  test('R14 tickers that do not fit the contract are dropped and loaded anew', async () => {
    const { fixture, one, quiet } = await reading();
    await quiet(11_000);
    fixture.server.methods.set('SubscribeTickers', () => new Promise(() => {}));
    fixture.server.emit('tickers', [{ market: 'A' }]);
    await frame();
    expect(fixture.server.countOf('SubscribeTickers')).toBe(2);
    expect(one.getSnapshot().status).toBe('resyncing');
  });

  test('R26 while nothing changes an empty message keeps them live; silence makes them stale, and then paused', async () => {
    const { fixture, all, one, quiet } = await reading();
    await quiet(60_000);
    expect(all.getSnapshot().status).toBe('live');
    expect(fixture.server.countOf('SubscribeTickers')).toBe(1);
    fixture.server.methods.set('SubscribeTickers', () => new Promise(() => {}));
    await pass(4_900);
    expect(all.getSnapshot().status).toBe('live');
    await pass(200);
    expect([all, one].map((store) => store.getSnapshot().status)).toEqual(['stale', 'stale']);
    expect(fixture.server.countOf('SubscribeTickers')).toBe(2);
    await pass(25_000);
    expect([all, one].map((store) => store.getSnapshot().status)).toEqual(['paused', 'paused']);
  });

  test('figures that cannot be are not understood, and never shown', async () => {
    const { fixture, all, quiet } = await reading();
    await quiet(11_000);
    fixture.server.methods.set('SubscribeTickers', () => [ticker('A', '-1')]);
    fixture.server.emit('tickers', [ticker('A', '-1', 3)]);
    await frame();
    expect(all.getSnapshot()).toMatchObject({ status: 'resyncing' });
    expect(all.getSnapshot().tickers.get('A')?.last).toBe('1');
    await pass(6_000);
    expect(all.getSnapshot().status).toBe('stale');
  });
});

describe('candles', () => {
  const candle = (minute: number, close: string): Candle => ({
    time: `2026-11-20T12:${String(minute).padStart(2, '0')}:00Z`,
    open: '1',
    high: '999',
    low: '1',
    close,
    volume: '5',
  });

  async function reading() {
    const fixture = new MarketFixture();
    const items: ((item: unknown) => void)[] = [];
    fixture.server.methods.set('Candles', ({ item }) => {
      items.push(item);
      item(candle(items.length, '1'));
    });
    const store = fixture.streams.candles('XCB-CTN', '1m');
    const leave = store.subscribe(() => {});
    await settle();
    await frame();
    const send = async (item: unknown) => {
      items.at(-1)?.(item);
      await frame();
    };
    const closes = () =>
      store.getSnapshot().candles.map(({ time, close }) => `${time.slice(14, 16)}:${close}`);
    return { fixture, store, leave, send, items, closes };
  }

  test('the open candle changes, and a closed one stays with its last value', async () => {
    const { store, items, closes } = await reading();
    expect(store.getSnapshot()).toMatchObject({ status: 'live', revision: 1 });
    // In one frame: the last change of a candle must not be lost to the first of the next.
    for (const item of [candle(1, '2'), candle(1, '3'), candle(2, '4')]) items[0]?.(item);
    await frame();
    expect(closes()).toEqual(['01:3', '02:4']);
  });

  test('the latest hundred are kept', async () => {
    const { items, closes } = await reading();
    for (let minute = 1; minute <= 150; minute += 1) {
      const time = new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString();
      items[0]?.({ ...candle(0, String(minute)), time });
    }
    await frame();
    expect(closes()).toHaveLength(100);
    expect(closes().at(-1)).toMatch(/:150$/);
  });

  test('two candles in the wrong order leave the time unknown: the stream begins anew, and says so', async () => {
    const { send, closes, store } = await reading();
    await send(candle(2, '4'));
    await send(candle(1, '9'));
    expect(closes()).toEqual(['01:9']);
    expect(store.getSnapshot().revision).toBe(2);
    await send(candle(2, '5'));
    expect(closes()).toEqual(['01:9', '02:5']);
  });

  test('R22 after a reconnect it streams anew and says so', async () => {
    const { fixture, store, closes } = await reading();
    await pass(6_000);
    fixture.server.drop();
    await pass(100);
    expect(store.getSnapshot()).toMatchObject({ status: 'live', revision: 2 });
    expect(closes()).toEqual(['02:1']);
  });

  test('a stream that the server ends is opened again', async () => {
    const { fixture, store } = await reading();
    await pass(11_000);
    fixture.server.open[0]?.sendRecord({ type: 3, invocationId: '0', error: 'enough' });
    await settle();
    await frame();
    expect(fixture.server.countOf('Candles')).toBe(2);
    expect(store.getSnapshot()).toMatchObject({ status: 'live', revision: 2 });
  });

  test('R14 an item that does not fit the contract is counted and dropped', async () => {
    const { fixture, send, closes } = await reading();
    await send({ time: 'yesterday' });
    expect(closes()).toEqual(['01:1']);
    expect(fixture.streams.malformedMessages).toBe(1);
  });

  test('the stream is cancelled when the last reader left', async () => {
    const { leave, send, store } = await reading();
    leave();
    await pass(5_100);
    await send(candle(3, '7'));
    expect(store.getSnapshot()).toMatchObject({ status: 'connecting', candles: [] });
  });
});

test('a market is announced as it changes, with the reason of a halt, and forgotten when it may have changed unseen', async () => {
  const fixture = new MarketFixture();
  const store = fixture.streams.instruments();
  fixture.streams.book('XCB-CTN').subscribe(() => {});
  await settle();
  fixture.server.emit('instrument', instrument({ status: 'Halted', statusReason: 'Maintenance.' }));
  await settle();
  expect(store.getSnapshot().get('XCB-CTN')).toMatchObject({
    status: 'Halted',
    statusReason: 'Maintenance.',
  });
  fixture.server.emit('instrument', instrument({ tickSize: '0.01', statusReason: undefined }));
  await settle();
  expect(store.getSnapshot().get('XCB-CTN')).toMatchObject({
    status: 'Open',
    statusReason: null,
    tickSize: '0.01',
  });
  fixture.server.drop();
  await pass(100);
  expect(store.getSnapshot().size).toBe(0);
});
