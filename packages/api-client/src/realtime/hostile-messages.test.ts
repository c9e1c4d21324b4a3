import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { bookDelta, bookSnapshot, marketHub, notificationsHub } from '../contract/index.ts';
import type { Asset, BookDelta } from '../contract/core.ts';
import { arbitraryOf } from '../contract/testing/arbitrary.ts';
import { figuresIn, type Mutation, mutationsOf } from '../contract/testing/mutations.ts';
import { createNotificationStream } from './notifications.ts';
import { signalRConnector } from './hub/signalr-connection.ts';
import { FakeEnvironment } from './testing/fake-environment.ts';
import { FakeSession } from './testing/fake-session.ts';
import { FaultServer } from './testing/fault-socket.ts';
import { instrument } from './testing/instrument.ts';
import { frame, MarketFixture, rowsOf, settle, fakeClock } from './testing/market-fixture.ts';
import { NaiveBook } from './testing/naive-book.ts';
import type { BookView } from './views.ts';

// Every field of every hub message, wrong in every way that JSON can be wrong, told to the engines that make screens of
// them. What they show as live is what the server said, whole.

fakeClock();

/** Lets time pass in which the server says nothing. */
async function later(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await settle();
}

const parse = (mutation: Mutation): unknown => JSON.parse(mutation.json);

/** An event as the server sends it, its fields as they stand: nothing is lost on the way to the wire. */
const record = (event: string, json: string) =>
  `{"type":1,"target":${JSON.stringify(event)},"arguments":[${json}]}\u001e`;

type Rows = { bids: [string, string, string][]; asks: [string, string, string][] };

const shownOf = (view: BookView): Rows => ({
  bids: rowsOf(view, 'bids'),
  asks: rowsOf(view, 'asks'),
});
const rowsIn = (book: NaiveBook): Rows => ({
  bids: book.rows('bids', 30),
  asks: book.rows('asks', 30),
});

/** Returns the faults of a shown book: a live book is one that the server sent, and says so when it is crossed. */
function bookFaults(view: BookView, told: readonly NaiveBook[]): string[] {
  if (view.status !== 'live') return [];
  const shown = shownOf(view);
  const faults = told.some((book) => JSON.stringify(rowsIn(book)) === JSON.stringify(shown))
    ? []
    : ['live, and not what the server told'];
  const [bid] = view.bids;
  const [ask] = view.asks;
  const crossed = bid && ask && Number(bid.price) >= Number(ask.price);
  if (crossed && !view.crossed) faults.push('crossed, and does not say so');
  return faults;
}

async function liveBook() {
  const fixture = new MarketFixture({ levels: 6 });
  const market = fixture.market();
  const store = fixture.streams.book(market.id);
  store.subscribe(() => {});
  await settle();
  let epoch = 1;
  /** Back to a book that is whole, whatever was believed: the server counts again. */
  const heal = async () => {
    market.restart(`epoch-${(epoch += 1)}`);
    // It may have been loaded a moment ago, and waits before it is again.
    for (let beat = 0; beat < 9; beat += 1) {
      fixture.send(market.change());
      await settle();
      await later(2_000);
    }
    fixture.send(market.change());
    await settle();
    await frame();
  };
  const say = async (event: string, json: string) => {
    for (const socket of fixture.server.open) socket.raw(record(event, json));
    await settle();
  };
  await heal();
  return { fixture, market, store, heal, say };
}

/** The book with these levels besides, where they fit the contract. */
function withLevels(book: NaiveBook, levels: unknown): NaiveBook {
  const other = new NaiveBook();
  const side = (name: 'bids' | 'asks') =>
    book.rows(name, Infinity).map(([price, amount]): [string, string] => [price, amount]);
  other.replace({ bids: side('bids'), asks: side('asks') });
  const parsed = v.safeParse(bookDelta, levels);
  if (parsed.success) other.apply(parsed.output);
  return other;
}

describe('the book', () => {
  test('R14 S39 a change that is wrong in any way leaves a book that is whole, or is not live', async () => {
    const { fixture, market, store, heal, say } = await liveBook();
    const change = (): BookDelta => ({
      ...market.change(),
      bids: [
        ['99.99', '5'],
        ['99.98', '0'],
      ],
      asks: [['100.02', '3']],
    });
    const faults: string[] = [];
    const { length } = mutationsOf(change());
    await heal();
    for (let index = 0; index < length; index += 1) {
      const message = change();
      const mutation = mutationsOf(message)[index]!;
      const asSent = withLevels(market.book, parse(mutation));
      market.book.apply(message);
      const fault = (what: string) => faults.push(`${mutation.path}, ${mutation.kind}: ${what}`);
      await say('book', mutation.json);
      // The next message, at the latest, shows the loss.
      fixture.send(market.change());
      await settle();
      await frame();
      bookFaults(store.getSnapshot(), [market.book, asSent]).forEach(fault);
      await heal();
      bookFaults(store.getSnapshot(), [market.book]).forEach(fault);
      if (store.getSnapshot().status !== 'live') fault('never live again');
    }
    expect(faults).toEqual([]);
    expect(fixture.reported).toEqual([]);
    expect(length).toBeGreaterThan(60);
  });

  test('R14 S39 a snapshot that is wrong in any way is requested again, or shown as it was sent', async () => {
    const { fixture, market, store, heal } = await liveBook();
    const good = fixture.server.methods.get('BookSnapshot')!;
    const faults: string[] = [];
    const { length } = mutationsOf(market.snapshot());
    for (let index = 0; index < length; index += 1) {
      const snapshot = market.snapshot();
      const mutation = mutationsOf(snapshot)[index]!;
      const wrong = parse(mutation);
      const parsed = v.safeParse(bookSnapshot, wrong);
      const asSent = new NaiveBook();
      if (parsed.success) asSent.replace(parsed.output);
      const fault = (what: string) => faults.push(`${mutation.path}, ${mutation.kind}: ${what}`);
      fixture.server.methods.set('BookSnapshot', () => wrong);
      // A hole, for which it is reloaded.
      market.change();
      fixture.send(market.change());
      await settle();
      await frame();
      bookFaults(store.getSnapshot(), [market.book, asSent]).forEach(fault);
      fixture.server.methods.set('BookSnapshot', good);
      await heal();
      bookFaults(store.getSnapshot(), [market.book]).forEach(fault);
      if (store.getSnapshot().status !== 'live') fault('never live again');
    }
    expect(faults).toEqual([]);
    expect(fixture.reported).toEqual([]);
    expect(length).toBeGreaterThan(60);
  });
});

/** One of each of the streams of a market, with what the server says first. */
const firstly: Record<string, unknown> = {
  SubscribeTrades: [
    trade('2', '100.02', '2026-11-20T12:00:02.000Z'),
    trade('1', '100.01', '2026-11-20T12:00:01.000Z'),
  ],
  SubscribeTickers: [ticker('100.01', '2026-11-20T12:00:01.000Z')],
};
const news: Record<string, unknown> = {
  trades: [
    trade('3', '100.03', '2026-11-20T12:00:03.000Z'),
    trade('4', '100.04', '2026-11-20T12:00:04.000Z'),
  ],
  tickers: [ticker('100.04', '2026-11-20T12:00:04.000Z')],
  instrument: instrument({ status: 'Halted' }),
  asset: { id: 'XCB', name: 'Core', kind: 'Cryptocurrency', decimals: 18, displayDecimals: 4 },
};
const candles = [candle(0, '100.01'), candle(0, '100.02'), candle(1, '100.03')];

function trade(id: string, price: string, time: string) {
  return { id, market: 'XCB-CTN', price, amount: '1.5', side: 'Buy', time };
}

function ticker(last: string, time: string) {
  return {
    market: 'XCB-CTN',
    last,
    bid: '100.00',
    ask: '100.05',
    change24h: '-1.5',
    changePercent24h: '-1.48',
    high24h: '103.5',
    low24h: '98.25',
    volume24h: '1234.5',
    time,
  };
}

function candle(minute: number, close: string) {
  const time = new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString();
  return { time, open: '100.00', high: '101.00', low: '99.00', close, volume: '12.5' };
}

/** All streams of a market but its book. `wrong` takes the place of one answer. */
async function streaming(wrong: Partial<Record<string, unknown>> = {}) {
  const fixture = new MarketFixture();
  const told: unknown[] = [firstly, candles[0], wrong];
  for (const [method, answer] of Object.entries(firstly))
    fixture.server.methods.set(method, () => (method in wrong ? wrong[method] : answer));
  const open: ((item: unknown) => void)[] = [];
  fixture.server.methods.set('Candles', ({ item }) => {
    open.push(item);
    item(wrong['Candles'] ?? candles[0]);
  });
  const { streams } = fixture;
  const stores = {
    trades: streams.trades('XCB-CTN'),
    ticker: streams.ticker('XCB-CTN'),
    candles: streams.candles('XCB-CTN', '1m'),
    instruments: streams.instruments(),
  };
  for (const store of Object.values(stores)) store.subscribe(() => {});
  const assets: Asset[] = [];
  streams.onAsset((changed) => assets.push(changed));
  let gaps = 0;
  streams.onGap(() => (gaps += 1));
  await settle();
  await frame();
  const item = (value: unknown) => {
    told.push(value);
    for (const send of open) send(value);
  };
  const say = async (event: string, json: string) => {
    told.push(JSON.parse(json));
    for (const socket of fixture.server.open) socket.raw(record(event, json));
    await settle();
    await frame();
  };
  return { fixture, stores, assets, gaps: () => gaps, item, say, told };
}

type Streaming = Awaited<ReturnType<typeof streaming>>;

/** Returns data that no screen may get, whatever the server sends. */
function streamFaults({ fixture, stores, assets, told }: Streaming): string[] {
  const faults = fixture.reported.map(String);
  const { trades } = stores.trades.getSnapshot();
  const { candles: shown } = stores.candles.getSnapshot();
  const seen = {
    trades,
    ticker: stores.ticker.getSnapshot().ticker,
    candles: shown,
    instruments: [...stores.instruments.getSnapshot().values()],
  };
  const [assetOfContract] = marketHub.events.asset.items;
  if (!assets.every((each) => v.is(assetOfContract, each)))
    faults.push('an asset that the contract does not have');
  const sent = figuresIn(told);
  for (const figure of figuresIn(seen))
    if (!sent.has(figure)) faults.push(`${figure} was not sent`);
  if (new Set(trades.map(({ id }) => id)).size < trades.length) faults.push('a trade twice');
  if (trades.some(({ market }) => market !== 'XCB-CTN')) faults.push('a trade of another market');
  const times = shown.map(({ time }) => Date.parse(time));
  if (times.some((time, index) => index > 0 && time <= times[index - 1]!))
    faults.push('candles out of order');
  if (!v.is(marketHub.methods.SubscribeTrades.result, trades.slice(0, 100)))
    faults.push('trades that the contract does not have');
  if (fixture.server.attempts.length > 1) faults.push('the connection was lost');
  return faults;
}

/** Returns true if the message fits the contract although it is wrong. */
function isTaken(event: string, mutation: Mutation): boolean {
  const schema = marketHub.events[event as keyof typeof marketHub.events] as v.GenericSchema;
  return v.is(schema, [parse(mutation)]);
}

/** Returns true if the message's content is known, or looked for, or not shown as live. */
function isWhole({ fixture, stores }: Streaming, event: string, mutation: Mutation): boolean {
  if (isTaken(event, mutation)) return true;
  switch (event) {
    case 'trades':
      return (
        stores.trades.getSnapshot().status !== 'live' ||
        fixture.server.countOf('SubscribeTrades') > 1
      );
    case 'tickers':
      return (
        stores.ticker.getSnapshot().status !== 'live' ||
        fixture.server.countOf('SubscribeTickers') > 1
      );
    default:
      return true;
  }
}

describe('trades, tickers, candles and markets', () => {
  test.each(Object.keys(news))(
    'R14 S39 %s that are wrong in any way show nothing false',
    async (event) => {
      const faults: string[] = [];
      const all = mutationsOf(news[event]);
      for (const mutation of all) {
        const stream = await streaming();
        await stream.say(event, mutation.json);
        const fault = (what: string) => faults.push(`${mutation.path}, ${mutation.kind}: ${what}`);
        streamFaults(stream).forEach(fault);
        if (!isWhole(stream, event, mutation)) fault('something is missing, and nobody looks');
        await later(4_000);
        await frame();
        // A reader that keeps a list of them reads it again.
        const isList = event === 'instrument' || event === 'asset';
        if (isList && !isTaken(event, mutation) && stream.gaps() === 0)
          fault('a list left as it is');
        // The next message still arrives.
        await stream.say('tickers', JSON.stringify([ticker('107.5', '2026-11-20T12:00:09.000Z')]));
        if (stream.stores.ticker.getSnapshot().ticker?.last !== '107.5') fault('a frozen ticker');
        await stream.say(
          'trades',
          JSON.stringify([trade('9', '107.5', '2026-11-20T12:00:09.000Z')]),
        );
        if (stream.stores.trades.getSnapshot().trades[0]?.id !== '9') fault('a frozen tape');
        streamFaults(stream).forEach(fault);
        stream.fixture.streams.dispose();
      }
      expect(faults).toEqual([]);
      expect(all.length).toBeGreaterThan(event === 'asset' ? 30 : 40);
    },
  );

  test.each(Object.keys(firstly))(
    'R14 S39 an answer to %s that is wrong in any way shows nothing false',
    async (method) => {
      const faults: string[] = [];
      const all = mutationsOf(firstly[method]);
      for (const mutation of all) {
        const stream = await streaming({ [method]: parse(mutation) });
        for (const fault of streamFaults(stream))
          faults.push(`${mutation.path}, ${mutation.kind}: ${fault}`);
        stream.fixture.streams.dispose();
      }
      expect(faults).toEqual([]);
      expect(all.length).toBeGreaterThan(40);
    },
  );

  test('R14 S39 a candle that is wrong in any way shows nothing false, and does not keep the next ones out', async () => {
    const faults: string[] = [];
    const all = mutationsOf(candles[1]);
    for (const mutation of all) {
      const stream = await streaming();
      const fault = (what: string) => faults.push(`${mutation.path}, ${mutation.kind}: ${what}`);
      stream.item(parse(mutation));
      await settle();
      await frame();
      streamFaults(stream).forEach(fault);
      await later(4_000);
      const again = stream.fixture.server.countOf('Candles') > 1;
      if (!v.is(marketHub.streams.Candles.item, parse(mutation)) && !again)
        fault('something is missing, and nobody looks');
      stream.item(candles[2]);
      await settle();
      await frame();
      const shown = stream.stores.candles.getSnapshot().candles.at(-1);
      if (shown?.close !== '100.03') fault('a frozen chart');
      streamFaults(stream).forEach(fault);
      stream.fixture.streams.dispose();
    }
    expect(faults).toEqual([]);
    expect(all.length).toBeGreaterThan(40);
  });
});

describe('notifications', () => {
  const events = Object.keys(notificationsHub.events) as (keyof typeof notificationsHub.events)[];

  test.each(events)(
    'R14 S39 %s that is wrong in any way arrives as far as it fits, or counts as missed',
    async (event) => {
      const schema = notificationsHub.events[event] as v.GenericSchema;
      const [sample] = fc.sample(arbitraryOf(schema), { numRuns: 1, seed: 5 }) as [[object]];
      const server = new FaultServer();
      const reported: unknown[] = [];
      const stream = createNotificationStream({
        url: 'http://exchange.test/notification-service/websocket',
        connect: signalRConnector({ WebSocket: server.WebSocket, log: () => {} }),
        session: new FakeSession('user-1'),
        environment: new FakeEnvironment(),
        report: (error) => reported.push(error),
      });
      let heard: unknown;
      let gaps = 0;
      stream.on(event, (message) => (heard = message));
      stream.onGap(() => (gaps += 1));
      await settle();
      const faults: string[] = [];
      const all = mutationsOf({ ...sample[0], notificationId: 'n' });
      for (const [index, { path, kind, json }] of all.entries()) {
        const fault = (what: string) => faults.push(`${path}, ${kind}: ${what}`);
        const sent = JSON.parse(json) as Record<string, unknown>;
        heard = undefined;
        gaps = 0;
        const text =
          path === 'notificationId'
            ? json
            : JSON.stringify({ ...sent, notificationId: `${index}` });
        server.open[0]?.raw(record(event, path === '' ? json : text));
        await settle();
        await vi.advanceTimersByTimeAsync(2_000);
        if (heard === undefined && gaps === 0) fault('lost without a word');
        if (heard !== undefined && !v.is(schema, [heard])) fault('heard what does not fit');
        const figures = figuresIn(sent);
        for (const figure of figuresIn(heard))
          if (!figures.has(figure) && figure !== `${index}`) fault(`${figure} was not sent`);
      }
      expect(faults).toEqual([]);
      expect(reported).toEqual([]);
      expect(server.attempts).toHaveLength(1);
    },
  );
});
