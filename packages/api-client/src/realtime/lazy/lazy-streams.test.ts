import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MarketStreams, NotificationStream } from '../index.ts';
import { ValueStore } from '../../lib/store.ts';
import { createGuestSession, createStaticSession } from '../../session/index.ts';
import { emptyTrades } from '../views.ts';
import { lazyMarketStreams, lazyNotificationStream } from './lazy-streams.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const loaded = () => vi.advanceTimersByTimeAsync(0);

function marketSource() {
  const trades = new ValueStore({ ...emptyTrades, status: 'live' as const });
  const connection = new ValueStore({ status: 'connected' as const, since: 0 });
  const gaps = new Set<() => void>();
  const dispose = vi.fn<() => void>();
  const streams = {
    trades: () => trades,
    connection,
    onGap: (listener: () => void) => {
      gaps.add(listener);
      return () => gaps.delete(listener);
    },
    dispose,
  } as unknown as MarketStreams;
  return { trades, connection, gaps, dispose, streams };
}

describe('the live markets', () => {
  test('are loaded with the first subscription, once, and not by looking', async () => {
    const source = marketSource();
    const load = vi.fn<() => Promise<MarketStreams>>(() => Promise.resolve(source.streams));
    const market = lazyMarketStreams(load);
    market.connection.subscribe(() => {});
    market.onGap(() => {});
    expect(market.trades('A').getSnapshot().status).toBe('connecting');
    await loaded();
    expect(load).not.toHaveBeenCalled();
    market.trades('A').subscribe(() => {});
    market.trades('B').subscribe(() => {});
    await loaded();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('the same arguments answer the same store, before and after', async () => {
    const market = lazyMarketStreams(() => Promise.resolve(marketSource().streams));
    const before = market.trades('A');
    before.subscribe(() => {});
    await loaded();
    expect(market.trades('A')).toBe(before);
    expect(market.trades('B')).not.toBe(before);
    expect(market.book('A', { rows: 5 })).not.toBe(market.book('A', { rows: 6 }));
    expect(market.book('A', { rows: 5 })).toBe(market.book('A', { rows: 5 }));
  });

  test('an early reader hears when the values arrive, and each later change once', async () => {
    const source = marketSource();
    const market = lazyMarketStreams(() => Promise.resolve(source.streams));
    const early = vi.fn<() => void>();
    const status = vi.fn<() => void>();
    const gap = vi.fn<() => void>();
    market.connection.subscribe(status);
    market.onGap(gap);
    market.trades('A').subscribe(early);
    await loaded();
    expect([early.mock.calls.length, status.mock.calls.length]).toEqual([1, 1]);
    expect(market.connection.getSnapshot().status).toBe('connected');
    source.trades.set({ status: 'live', trades: [] });
    for (const tell of source.gaps) tell();
    expect([early.mock.calls.length, gap.mock.calls.length]).toEqual([2, 1]);
    expect(market.trades('A').getSnapshot()).toBe(source.trades.getSnapshot());
  });

  test('a reader who leaves before the load is not subscribed by it', async () => {
    const source = marketSource();
    const market = lazyMarketStreams(() => Promise.resolve(source.streams));
    const gone = vi.fn<() => void>();
    market.trades('A').subscribe(gone)();
    market.onGap(gone)();
    await loaded();
    source.trades.set({ status: 'live', trades: [] });
    expect(gone).not.toHaveBeenCalled();
    expect(source.gaps.size).toBe(0);
  });

  test('a load that failed is tried again, until it works', async () => {
    const source = marketSource();
    let failures = 3;
    const market = lazyMarketStreams(() => {
      failures -= 1;
      return failures >= 0
        ? Promise.reject(new TypeError('no network'))
        : Promise.resolve(source.streams);
    });
    market.trades('A').subscribe(() => {});
    await vi.advanceTimersByTimeAsync(6999);
    expect(market.trades('A').getSnapshot().status).toBe('connecting');
    await vi.advanceTimersByTimeAsync(1);
    expect(market.trades('A').getSnapshot().status).toBe('live');
  });

  test('disposing ends what was loaded, also when it arrives later', async () => {
    const source = marketSource();
    const market = lazyMarketStreams(() => Promise.resolve(source.streams));
    const listener = vi.fn<() => void>();
    market.trades('A').subscribe(listener);
    market.dispose();
    await loaded();
    expect(source.dispose).toHaveBeenCalledTimes(1);
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('the notifications', () => {
  test('are loaded for a user, and not for a guest', async () => {
    const on = vi.fn<NotificationStream['on']>(() => () => {});
    const load = vi.fn<() => Promise<NotificationStream>>(() =>
      Promise.resolve({ on } as unknown as NotificationStream),
    );
    lazyNotificationStream(load, createGuestSession()).on('order', () => {});
    await loaded();
    expect(load).not.toHaveBeenCalled();
    lazyNotificationStream(load, createStaticSession('t', { sub: 'u1' })).on('order', () => {});
    await loaded();
    expect([load.mock.calls.length, on.mock.calls.length]).toEqual([1, 1]);
  });
});
