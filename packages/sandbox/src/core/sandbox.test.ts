import {
  type BookDelta,
  type BookSnapshot,
  type PublicTrade,
  type Ticker,
  marketHub,
} from '@agio/api-client/contract';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { manualClock } from './clock.ts';
import { createSandbox } from './sandbox.ts';
import type { Sandbox, SandboxOptions } from './sandbox-api.ts';
import { memoryStore } from './store/store.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));

async function listen(sandbox: Sandbox) {
  const connection = sandbox.connectHub('market');
  await connection.start();
  const books: BookDelta[] = [];
  const trades: PublicTrade[] = [];
  const tickers: Ticker[] = [];
  connection.on('book', (delta: BookDelta) => books.push(delta));
  connection.on('trades', (batch: PublicTrade[]) => trades.push(...batch));
  connection.on('tickers', (batch: Ticker[]) => tickers.push(...batch));
  return { connection, books, trades, tickers };
}

function stopped(options: SandboxOptions = {}) {
  const clock = manualClock();
  return { clock, sandbox: createSandbox({ clock, ...options }) };
}

describe('the book of the market hub', () => {
  test('H01 messages are contiguous, and a snapshot plus what follows is the book', async () => {
    const { sandbox } = stopped();
    const { connection, books } = await listen(sandbox);
    await connection.invoke('SubscribeBook', 'BTC-USDC');
    sandbox.tick(3000);
    await settle();
    const snapshot = await connection.invoke<BookSnapshot>('BookSnapshot', 'BTC-USDC');
    sandbox.tick(20_000);
    await settle();
    expect(books.length).toBeGreaterThan(100);
    expect(books.slice(1).map(({ prevSeq }) => prevSeq)).toEqual(
      books.slice(0, -1).map(({ seq }) => seq),
    );
    for (const delta of books) {
      v.parse(marketHub.events.book, [delta]);
      expect(delta.epoch).toBe(snapshot.epoch);
      expect(delta.seq).toBe(delta.prevSeq + 1);
    }
    const folded = { bids: new Map(snapshot.bids), asks: new Map(snapshot.asks) };
    for (const delta of books.filter(({ seq }) => seq > snapshot.seq)) {
      for (const side of ['bids', 'asks'] as const) {
        for (const [price, amount] of delta[side]) {
          if (amount === '0') folded[side].delete(price);
          else folded[side].set(price, amount);
        }
      }
    }
    const now = await connection.invoke<BookSnapshot>('BookSnapshot', 'BTC-USDC');
    expect(now.seq).toBe(books.at(-1)?.seq);
    expect(folded.bids).toEqual(new Map(now.bids));
    expect(folded.asks).toEqual(new Map(now.asks));
  });

  test('H02 the book is deep, irregular, best first and not crossed', async () => {
    const { sandbox } = stopped();
    const { connection } = await listen(sandbox);
    sandbox.tick(30_000);
    for (const market of [
      'XCB-CTN',
      'BTC-USDC',
      'USDX-USDC',
      'XAUG-USDC',
      'VCO2-USDC',
      'ETH-USDC',
    ]) {
      const { bids, asks } = await connection.invoke<BookSnapshot>('BookSnapshot', market);
      expect(bids.length).toBeGreaterThan(40);
      expect(asks.length).toBeGreaterThan(40);
      const [bestBid, bestAsk] = [Number(bids[0]?.[0]), Number(asks[0]?.[0])];
      expect(bestBid).toBeLessThan(bestAsk);
      expect((bestAsk - bestBid) / bestAsk).toBeLessThan(0.003);
      expect(new Set(bids.map(([, amount]) => amount)).size).toBeGreaterThan(30);
      const prices = bids.map(([price]) => Number(price));
      expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    }
  });

  test('H03 at most 20 messages a second, and an empty one when nothing happens for 2 s', async () => {
    const busy = stopped({ scenario: 'busy' });
    const first = await listen(busy.sandbox);
    await first.connection.invoke('SubscribeBook', 'BTC-USDC');
    busy.sandbox.tick(10_000);
    await settle();
    expect(first.books.length).toBeLessThanOrEqual(201);

    const halted = stopped({ scenario: 'halted' });
    const second = await listen(halted.sandbox);
    await second.connection.invoke('SubscribeBook', 'XCB-CTN');
    halted.sandbox.tick(10_000);
    await settle();
    const empty = second.books.filter(({ bids, asks }) => bids.length + asks.length === 0);
    expect(empty.length).toBeGreaterThanOrEqual(4);
    expect(second.books.length).toBeLessThanOrEqual(6);
  });

  test('H04 a number that is left out on command shows as a gap, once', async () => {
    const { sandbox } = stopped();
    const { connection, books } = await listen(sandbox);
    await connection.invoke('SubscribeBook', 'BTC-USDC');
    sandbox.tick(1000);
    sandbox.faults.skipBookSequence('BTC-USDC');
    sandbox.tick(1000);
    await settle();
    const gaps = books.filter(
      (delta, index) => index > 0 && delta.prevSeq !== books[index - 1]?.seq,
    );
    expect(gaps).toHaveLength(1);
  });

  test('H05 another run of the exchange has another epoch', async () => {
    const epochs = new Set<string>();
    for (const start of [0, 60_000]) {
      const clock = manualClock();
      clock.advance(start);
      const { connection } = await listen(createSandbox({ clock }));
      epochs.add((await connection.invoke<BookSnapshot>('BookSnapshot', 'XCB-CTN')).epoch);
    }
    expect(epochs.size).toBe(2);
  });
});

describe('trades, tickers and candles', () => {
  test('H06 trades come at a lively, calm rate and agree with the ticker and the candle', async () => {
    const { sandbox } = stopped();
    const { connection, trades, tickers } = await listen(sandbox);
    const first = await connection.invoke<PublicTrade[]>('SubscribeTrades', 'XCB-CTN');
    expect(first.length).toBe(100);
    expect(first.map(({ time }) => time)).toEqual(
      first
        .map(({ time }) => time)
        .toSorted()
        .reverse(),
    );
    const all = await connection.invoke<Ticker[]>('SubscribeTickers');
    expect(all).toHaveLength(26);
    sandbox.tick(60_000);
    await settle();
    expect(trades.length).toBeGreaterThan(30);
    expect(trades.length).toBeLessThan(200);
    expect(tickers.length).toBeGreaterThan(100);
    const after = await connection.invoke<Ticker[]>('SubscribeTickers');
    const ticker = after.find(({ market }) => market === 'XCB-CTN');
    expect(ticker?.last).toBe(trades.at(-1)?.price);
    const candles = await candlesOf(sandbox, 'XCB-CTN', '1m', 2);
    expect(candles.at(-2)).toMatchObject({ time: '2026-11-20T11:30:00.000Z' });
    const prices = trades
      .filter(({ time }) => time < '2026-11-20T11:31:00.000Z')
      .map(({ price }) => Number(price));
    expect(Number(candles.at(-2)?.high)).toBe(Math.max(...prices));
    expect(Number(candles.at(-2)?.low)).toBe(Math.min(...prices));
  });

  test('H16 candles go back page by page, without a hole, to the week in which the market was listed', async () => {
    const { sandbox } = stopped();
    const page = async (to: string) =>
      (await candlesOf(sandbox, 'XCB-CTN', '1d', 20, to)).map(({ time }) => time);
    const newer = await page('2019-02-10T00:00:00.000Z');
    const older = await page(newer[0] ?? '');
    expect([newer.length, older.length]).toEqual([20, 14]);
    const days = Array.from({ length: 34 }, (_, day) =>
      new Date(Date.UTC(2019, 0, 7 + day)).toISOString(),
    );
    expect([...older, ...newer]).toEqual(days);
    expect(await page(older[0] ?? '')).toEqual([]);
    const [week] = await candlesOf(sandbox, 'XCB-CTN', '1w', 5, '2019-02-10T00:00:00.000Z');
    expect(week?.time).toBe(days[0]);
  });

  test('H07 a candle stream begins at once and sends at most four a second', async () => {
    const { sandbox } = stopped();
    const { connection } = await listen(sandbox);
    const items: unknown[] = [];
    const subscription = connection.stream('Candles', 'BTC-USDC', '1m').subscribe({
      next: (item) => items.push(item),
      error: (error) => {
        throw error;
      },
      complete() {},
    });
    await settle();
    expect(items).toHaveLength(1);
    sandbox.tick(10_000);
    await settle();
    expect(items.length).toBeGreaterThan(8);
    expect(items.length).toBeLessThanOrEqual(41);
    const count = items.length;
    subscription.dispose();
    sandbox.tick(2000);
    await settle();
    expect(items).toHaveLength(count);
  });

  test('H08 an unknown method, a bad argument or an unknown market is an error, not the end', async () => {
    const { sandbox } = stopped();
    const { connection } = await listen(sandbox);
    await expect(connection.invoke('Nonsense')).rejects.toThrow(/Unknown hub method/);
    await expect(connection.invoke('toString')).rejects.toThrow(/Unknown hub method/);
    await expect(connection.invoke('SubscribeBook', 7)).rejects.toThrow(/Bad arguments/);
    await expect(connection.invoke('SubscribeBook', 'NO-SUCH')).rejects.toThrow(/Market not found/);
    await expect(connection.invoke('SubscribeBook', 'XCB-CTN')).resolves.toBeNull();
  });
});

/** The five markets that stand still drift from their path, as they should. */
function openOnly(drifts: readonly number[]): number[] {
  return drifts.toSorted((a, b) => a - b).slice(0, -5);
}

interface CandleText {
  time: string;
  open: string;
  high: string;
  low: string;
  close: string;
  volume: string;
}

/** A figure in units of its eighth decimal. */
function atoms(figure: string): bigint {
  const [whole = '', fraction = ''] = figure.split('.');
  return BigInt(whole + fraction.padEnd(8, '0'));
}

async function candlesAround(sandbox: Sandbox, market: string, to: string) {
  const address = `http://sandbox/marketdata/api/v1/instruments/${market}/limited_history`;
  const answer = await sandbox.fetch(new Request(`${address}?resolution=1m&limit=1&to=${to}`));
  const [candle] = (await answer.json()) as CandleText[];
  if (candle === undefined) throw new Error('There is no candle.');
  return candle;
}

async function candlesOf(
  sandbox: Sandbox,
  market: string,
  resolution: string,
  limit: number,
  to?: string,
) {
  const address = `http://sandbox/marketdata/api/v1/instruments/${market}/limited_history`;
  const end = to === undefined ? '' : `&to=${to}`;
  const answer = await sandbox.fetch(
    new Request(`${address}?resolution=${resolution}&limit=${limit}${end}`),
  );
  return (await answer.json()) as CandleText[];
}

describe('one world', () => {
  test('D01 the same seed and clock make the same trades, another seed others', async () => {
    const run = async (seed: number) => {
      const { sandbox } = stopped({ seed });
      const { connection, trades } = await listen(sandbox);
      for (const market of ['XCB-CTN', 'BTC-USDC'])
        await connection.invoke('SubscribeTrades', market);
      sandbox.tick(20_000);
      await settle();
      return JSON.stringify(trades);
    };
    const first = await run(7);
    expect(first.length).toBeGreaterThan(1000);
    expect(await run(7)).toBe(first);
    expect(await run(8)).not.toBe(first);
  });

  test('D02 history is one series: bigger candles are made of the smaller ones, each opens where the last closed', async () => {
    const { sandbox } = stopped();
    for (const market of ['XCB-CTN', 'XAUG-BTC']) {
      const minutes = await candlesOf(sandbox, market, '1m', 1500);
      const hours = await candlesOf(sandbox, market, '1h', 4);
      // The last minute is of this run and may open where its first trade is.
      expect(minutes.slice(1, -1).map(({ open }) => open)).toEqual(
        minutes.slice(0, -2).map(({ close }) => close),
      );
      for (const candle of minutes) {
        expect(Number(candle.high)).toBeGreaterThanOrEqual(
          Math.max(Number(candle.open), Number(candle.close)),
        );
        expect(Number(candle.low)).toBeLessThanOrEqual(
          Math.min(Number(candle.open), Number(candle.close)),
        );
      }
      const hour = hours.at(-2);
      const inside = minutes.filter(({ time }) => time.slice(0, 13) === hour?.time.slice(0, 13));
      expect(inside).toHaveLength(60);
      expect(hour?.open).toBe(inside[0]?.open);
      expect(hour?.close).toBe(inside.at(-1)?.close);
      expect(Number(hour?.high)).toBe(Math.max(...inside.map(({ high }) => Number(high))));
    }
  });

  test('D02 a candle of every resolution is exactly the smaller ones in it, the open one too', async () => {
    const { sandbox } = stopped();
    sandbox.tick(30_000);
    const made = [
      ['3m', '1m', 3],
      ['5m', '1m', 5],
      ['15m', '1m', 15],
      ['30m', '1m', 30],
      ['1h', '1m', 60],
      ['2h', '1m', 120],
      ['4h', '1h', 4],
      ['12h', '1h', 12],
      ['1d', '1h', 24],
      ['1w', '1d', 7],
    ] as const;
    const checked = made.map(async ([resolution, part, count]) => {
      const whole = await candlesOf(sandbox, 'XCB-CTN', resolution, 2);
      const parts = await candlesOf(sandbox, 'XCB-CTN', part, 2 * count);
      for (const [index, candle] of whole.entries()) {
        const end = whole[index + 1]?.time ?? '9';
        const inside = parts.filter(({ time }) => time >= candle.time && time < end);
        // For the open one, as many as have begun.
        const wanted = index === 0 ? count : inside.length;
        expect(inside).toHaveLength(wanted);
        expect(candle).toMatchObject({ open: inside[0]?.open, close: inside.at(-1)?.close });
        const highs = inside.map(({ high }) => atoms(high));
        expect(highs).toContain(atoms(candle.high));
        expect(highs.some((high) => high > atoms(candle.high))).toBe(false);
        const lows = inside.map(({ low }) => atoms(low));
        expect(lows).toContain(atoms(candle.low));
        expect(lows.some((low) => low < atoms(candle.low))).toBe(false);
        const volume = inside.reduce((sum, each) => sum + atoms(each.volume), 0n);
        expect(atoms(candle.volume)).toBe(volume);
      }
    });
    await Promise.all(checked);
  });

  test('D03 history does not depend on when it is read', async () => {
    const { sandbox } = stopped();
    const before = await candlesOf(sandbox, 'BTC-USDC', '1d', 700);
    const later = manualClock();
    later.advance(3 * 86_400_000);
    const after = await candlesOf(createSandbox({ clock: later }), 'BTC-USDC', '1d', 703);
    expect(before).toHaveLength(700);
    expect(after.slice(0, 699)).toEqual(before.slice(0, 699));
  });

  test('D04 at the anchor time every market is at its price of the catalogue', async () => {
    const { sandbox } = stopped();
    const { connection } = await listen(sandbox);
    const tickers = await connection.invoke<Ticker[]>('SubscribeTickers');
    const last = Object.fromEntries(tickers.map((ticker) => [ticker.market, ticker.last]));
    expect(last).toMatchObject({
      'XCB-CTN': '6.4182',
      'BTC-USDC': '94212.5',
      'ETH-BTC': '0.034859',
      'USDX-USDC': '0.9998',
      'XAUG-CHF': '105.63',
    });
  });

  test('D06 trades are kept for seven days; the history before them is the generated one', async () => {
    const store = memoryStore();
    const clock = manualClock();
    const sandbox = createSandbox({ clock, store });
    sandbox.tick(90_000);
    const kept = () => [...store.read('candles')].filter(([key]) => key.startsWith('BTC-USDC/'));
    clock.advance(86_400_000);
    sandbox.tick(11_000);
    expect(kept()).toHaveLength(2);
    const during = await candlesOf(sandbox, 'BTC-USDC', '1m', 1442);
    clock.advance(6.5 * 86_400_000);
    sandbox.tick(11_000);
    expect(kept()).toHaveLength(2);
    clock.advance(86_400_000);
    sandbox.tick(11_000);
    expect(kept()).toHaveLength(2);
    const first = during.find(({ time }) => time === '2026-11-20T11:30:00.000Z');
    const after = await candlesAround(sandbox, 'BTC-USDC', '2026-11-20T11:31:00.000Z');
    expect(after.time).toBe(first?.time);
    expect(after).not.toEqual(first);
    expect(Math.abs(Number(after.close) / Number(first?.close) - 1)).toBeLessThan(0.004);
  });

  test('D05 live prices stay with the path, also after the clock has jumped eight hours', async () => {
    const { sandbox, clock } = stopped();
    const { connection } = await listen(sandbox);
    const drift = async () => {
      const fresh = await listen(createSandbox({ clock }));
      const fair = await fresh.connection.invoke<Ticker[]>('SubscribeTickers');
      const live = await connection.invoke<Ticker[]>('SubscribeTickers');
      return live
        .filter(({ bid, ask }) => bid !== null && ask !== null)
        .map((ticker, index) => Math.abs(Number(ticker.last) / Number(fair[index]?.last) - 1));
    };
    sandbox.tick(30_000);
    expect(Math.max(...openOnly(await drift()))).toBeLessThan(0.004);
    clock.advance(8 * 3_600_000);
    sandbox.tick(10_000);
    expect(Math.max(...openOnly(await drift()))).toBeLessThan(0.004);
  });
});
