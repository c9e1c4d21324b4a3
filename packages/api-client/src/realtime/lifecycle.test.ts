import { describe, expect, test, vi } from 'vitest';
import { bookDelta, bookSnapshot } from '../contract/index.ts';
import { FakeEnvironment } from './testing/fake-environment.ts';
import { liveBook } from './testing/live-book.ts';
import {
  frame,
  MarketFixture,
  pass,
  rowsOf,
  settle,
  fakeClock,
  type FixtureOptions,
} from './testing/market-fixture.ts';

fakeClock();

const live = (options: FixtureOptions = {}) => liveBook({ ...options, beatsOn: true });

describe('connections lost and found', () => {
  test('R21 when tries are given up the book says that it is paused, and what it showed stays', async () => {
    const { fixture, store, statuses } = await live();
    fixture.server.reception = 'refuse';
    fixture.server.drop();
    await frame();
    expect(store.getSnapshot().status).toBe('resyncing');
    await pass(5_000);
    expect(store.getSnapshot().status).toBe('stale');
    await pass(60_000);
    expect(fixture.streams.connection.getSnapshot().status).toBe('stopped');
    expect(store.getSnapshot()).toMatchObject({ status: 'paused', bids: { length: 30 } });
    fixture.server.reception = 'accept';
    fixture.streams.reconnect();
    await pass(500);
    expect(store.getSnapshot().status).toBe('live');
    expect(statuses).toEqual(['live', 'resyncing', 'stale', 'paused', 'live']);
  });

  test('R22 on the third try everything is subscribed and loaded anew', async () => {
    const { fixture, market, store } = await live({ markets: ['XCB-CTN', 'BTC-USDC'] });
    const other = fixture.streams.book('BTC-USDC');
    other.subscribe(() => {});
    let gaps = 0;
    fixture.streams.onGap(() => (gaps += 1));
    await settle();
    fixture.server.reception = 'refuse';
    fixture.server.drop();
    await pass(3_000);
    market.change({ bids: [['100.00', '123']] });
    fixture.server.reception = 'accept';
    await pass(10_000);
    expect(fixture.server.countOf('SubscribeBook')).toBe(4);
    expect(store.getSnapshot()).toMatchObject({ status: 'live', bids: { 0: { amount: '123' } } });
    expect(other.getSnapshot().status).toBe('live');
    expect(gaps).toBe(1);
  });

  test('a server restart is a correct book again within 100 ms of the connection', async () => {
    const { fixture, market, store } = await live();
    market.restart('epoch-2', 0);
    market.book.replace({ bids: [['50', '1']], asks: [['51', '1']] });
    fixture.server.drop();
    await pass(100);
    expect(store.getSnapshot().status).toBe('live');
    expect(rowsOf(store.getSnapshot(), 'bids')).toEqual([['50', '1', '1']]);
  });
});

describe('freshness', () => {
  test('R26 a book that falls silent is stale after 5 s and paused after 30 s', async () => {
    const { fixture, store, stopHeartbeats } = await live();
    stopHeartbeats();
    fixture.server.methods.set('BookSnapshot', () => new Promise(() => {}));
    const [socket] = fixture.server.open;
    await pass(3_900);
    expect(store.getSnapshot().status).toBe('live');
    await pass(200);
    expect(store.getSnapshot().status).toBe('stale');
    await pass(25_000);
    expect(store.getSnapshot().status).toBe('paused');
    expect(fixture.server.open).toEqual([socket]);
  });

  test('an empty message keeps a quiet book fresh', async () => {
    const { fixture, store, statuses } = await live();
    await pass(120_000);
    expect(store.getSnapshot().status).toBe('live');
    expect(statuses).toEqual(['live']);
    expect(fixture.server.countOf('BookSnapshot')).toBe(1);
  });

  test('a silent book is subscribed anew: the server may have forgotten it', async () => {
    const { fixture, store } = await live();
    fixture.subscribers.get('XCB-CTN')?.clear();
    await pass(6_000);
    expect(fixture.subscribers.get('XCB-CTN')?.size).toBe(1);
    await pass(3_000);
    expect(store.getSnapshot().status).toBe('live');
  });

  test('R35 the time that a message gives has no part in freshness', async () => {
    const { fixture, market, store, stopHeartbeats } = await live();
    stopHeartbeats();
    for (const sentAt of ['1999-01-01T00:00:00Z', '2099-01-01T00:00:00Z']) {
      fixture.send({ ...market.change(), sentAt });
      await frame();
      expect(store.getSnapshot().status).toBe('live');
    }
    fixture.server.methods.set('BookSnapshot', () => new Promise(() => {}));
    await pass(5_100);
    expect(store.getSnapshot().status).toBe('stale');
  });

  test('R35 setting the machine’s clock back by a day changes nothing', async () => {
    const { fixture, store, statuses } = await live();
    vi.setSystemTime(Date.now() - 86_400_000);
    await pass(20_000);
    expect(store.getSnapshot().status).toBe('live');
    expect(statuses).toEqual(['live']);
    expect(fixture.server.attempts).toHaveLength(1);
  });
});

describe('readers', () => {
  test('R31 a component that mounts twice makes one subscription', async () => {
    const fixture = new MarketFixture();
    fixture.startHeartbeats();
    const store = fixture.streams.book('XCB-CTN');
    store.subscribe(() => {})();
    const leave = store.subscribe(() => {});
    await settle();
    const again = fixture.streams.book('XCB-CTN', { rows: 10, grouping: '1' }).subscribe(() => {});
    await pass(10_000);
    expect(fixture.server.countOf('SubscribeBook')).toBe(1);
    expect(fixture.server.countOf('UnsubscribeBook')).toBe(0);
    leave();
    leave();
    await pass(10_000);
    expect(fixture.server.countOf('UnsubscribeBook')).toBe(0);
    again();
    await pass(4_900);
    expect(fixture.server.countOf('UnsubscribeBook')).toBe(0);
    await pass(200);
    expect(fixture.server.countOf('UnsubscribeBook')).toBe(1);
  });

  test('R31 who comes back within 5 s finds the book still live', async () => {
    const { fixture, store, leave } = await live();
    leave();
    await pass(4_000);
    store.subscribe(() => {});
    await frame();
    expect(store.getSnapshot().status).toBe('live');
    expect(fixture.server.countOf('BookSnapshot')).toBe(1);
  });

  test('who begins to read a book that others read sees it as it is', async () => {
    const { fixture, market } = await live();
    const other = fixture.streams.book('XCB-CTN', { rows: 5 });
    const leave = other.subscribe(() => {});
    expect(other.getSnapshot().bids).toHaveLength(5);
    leave();
    fixture.send(market.change({ bids: [['100.00', '42']] }));
    await frame();
    other.subscribe(() => {});
    expect(other.getSnapshot().bids[0]?.amount).toBe('42');
  });

  test('the same arguments answer the same store', () => {
    const { streams } = new MarketFixture();
    expect(streams.book('A')).toBe(streams.book('A'));
    expect(streams.book('A', { grouping: '1' })).toBe(streams.book('A', { grouping: '1' }));
    expect(streams.book('A', { grouping: '1' })).not.toBe(streams.book('A'));
    expect(streams.candles('A', '1m')).toBe(streams.candles('A', '1m'));
    expect(streams.ticker('A')).toBe(streams.ticker('A'));
    const store = streams.book('A');
    expect(store.getSnapshot()).toBe(store.getSnapshot());
  });

  test('nothing is connected before the first reader', async () => {
    const fixture = new MarketFixture();
    fixture.streams.book('XCB-CTN').getSnapshot();
    await pass(10_000);
    expect(fixture.server.attempts).toEqual([]);
  });

  test('after dispose the socket is closed and no timer is left', async () => {
    const { fixture, stopHeartbeats } = await live();
    stopHeartbeats();
    fixture.streams.dispose();
    await frame();
    expect(fixture.server.open).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('R32 two tabs are independent', async () => {
    const { fixture, store } = await live();
    const other = fixture.connectStreams(undefined, new FakeEnvironment());
    const otherStore = other.book('XCB-CTN');
    otherStore.subscribe(() => {});
    await pass(1_000);
    const [first, second] = fixture.server.open;
    fixture.server.reception = 'refuse';
    first?.fail();
    await pass(1_000);
    expect(store.getSnapshot().status).toBe('resyncing');
    expect(otherStore.getSnapshot().status).toBe('live');
    fixture.server.reception = 'accept';
    await pass(3_000);
    other.dispose();
    await settle();
    expect(second?.readyState).toBe(3);
    expect(store.getSnapshot().status).toBe('live');
  });
});

test('R34 the contract carries no checksum; one that a server adds is passed over', async () => {
  expect(Object.keys(bookDelta.entries)).not.toContain('checksum');
  expect(Object.keys(bookSnapshot.entries)).not.toContain('checksum');
  const { fixture, market, store } = await live();
  fixture.server.emit('book', { ...market.change({ bids: [['100.00', '9']] }), checksum: 1 });
  await frame();
  expect(store.getSnapshot()).toMatchObject({ status: 'live', bids: { 0: { amount: '9' } } });
});
