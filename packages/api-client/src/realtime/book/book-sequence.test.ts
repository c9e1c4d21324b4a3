import { describe, expect, test } from 'vitest';
import type { BookDelta } from '../../contract/index.ts';
import { randomChange } from '../testing/fake-market.ts';
import {
  frame,
  MarketFixture,
  pass,
  rowsOf,
  settle,
  fakeClock,
} from '../testing/market-fixture.ts';
import { liveBook } from '../testing/live-book.ts';
import { randomSource } from '../testing/random.ts';

fakeClock();

describe('the sequence of book messages', () => {
  test('R01 a snapshot and 100,000 contiguous messages are the book of the oracle', async () => {
    const { fixture, market, store, expectOracle } = await liveBook({ levels: 200 });
    const random = randomSource(20_261_120);
    for (let sent = 0; sent < 100_000; sent += 1) {
      fixture.send(market.change(randomChange(random, 8, 199)));
      if (sent % 2_000 === 0) {
        await frame();
        expectOracle();
      }
    }
    await frame();
    expectOracle();
    expect(store.getSnapshot().status).toBe('live');
    expect(fixture.server.countOf('BookSnapshot')).toBe(1);
  }, 60_000);

  test('R02 messages before the snapshot are buffered and joined', async () => {
    const fixture = new MarketFixture();
    const market = fixture.market();
    let answer: (value: unknown) => void = () => {};
    fixture.server.methods.set('BookSnapshot', () => {
      // Taken now, sent after three messages more.
      const taken = market.snapshot();
      return new Promise((resolve) => (answer = () => resolve(taken)));
    });
    const store = fixture.streams.book('XCB-CTN');
    store.subscribe(() => {});
    await settle();
    expect(store.getSnapshot().status).toBe('connecting');
    fixture.send(market.change({ bids: [['100.00', '7']] }));
    fixture.send(market.change({ bids: [['99.99', '0']] }));
    fixture.send(market.change({ asks: [['100.01', '3.5']] }));
    answer(undefined);
    await settle();
    await frame();
    const view = store.getSnapshot();
    expect(view.status).toBe('live');
    expect(rowsOf(view, 'bids')).toEqual(market.book.rows('bids', 30));
    expect(rowsOf(view, 'asks')).toEqual(market.book.rows('asks', 30));
    expect(view.bids[0]).toMatchObject({ price: '100.00', amount: '7' });
  });

  test('R03 a snapshot older than the first buffered message is requested again', async () => {
    const fixture = new MarketFixture();
    const market = fixture.market();
    const old = market.snapshot();
    market.change({ bids: [['100.00', '1']] });
    let asked = 0;
    fixture.server.methods.set('BookSnapshot', async () => {
      asked += 1;
      if (asked > 1) return market.snapshot();
      fixture.send(market.change({ bids: [['100.00', '2']] }));
      await Promise.resolve();
      return old;
    });
    const store = fixture.streams.book('XCB-CTN');
    store.subscribe(() => {});
    await settle();
    await frame();
    expect(asked).toBe(1);
    expect(store.getSnapshot()).toMatchObject({ status: 'connecting', bids: [] });
    await pass(300);
    expect(asked).toBe(2);
    expect(store.getSnapshot()).toMatchObject({ status: 'live', bids: { 0: { amount: '2' } } });
  });

  test('R03 a snapshot of another market is not taken for this one', async () => {
    const fixture = new MarketFixture();
    const market = fixture.market();
    let asked = 0;
    fixture.server.methods.set('BookSnapshot', async () => {
      asked += 1;
      return { ...market.snapshot(), ...(asked === 1 && { market: 'BTC-USDC' }) };
    });
    const store = fixture.streams.book('XCB-CTN');
    store.subscribe(() => {});
    await settle();
    await frame();
    expect(store.getSnapshot()).toMatchObject({ status: 'connecting', bids: [] });
    await pass(300);
    expect([asked, store.getSnapshot().status]).toEqual([2, 'live']);
  });

  test('R04 a message that comes twice is applied once', async () => {
    const { fixture, market, store, expectOracle } = await liveBook();
    const first = market.change({ bids: [['100.00', '5']] });
    fixture.send(first);
    fixture.send(market.change({ bids: [['100.00', '6']] }));
    fixture.send(first);
    await frame();
    expectOracle();
    expect(store.getSnapshot()).toMatchObject({ status: 'live', bids: { 0: { amount: '6' } } });
    expect(fixture.server.countOf('BookSnapshot')).toBe(1);
  });

  test('R05 two messages out of order show no wrong level as live', async () => {
    const { fixture, market, store, expectOracle } = await liveBook();
    const first = market.change({ bids: [['100.00', '5']] });
    const second = market.change({ bids: [['100.00', '0']], asks: [['100.01', '9']] });
    const shown: string[] = [];
    store.subscribe(() => {
      const view = store.getSnapshot();
      if (view.status === 'live') shown.push(`${view.bids[0]?.price}/${view.asks[0]?.amount}`);
    });
    fixture.send(second);
    fixture.send(first);
    await frame();
    await settle();
    await frame();
    expectOracle();
    expect(fixture.server.countOf('BookSnapshot')).toBe(2);
    expect(new Set(shown)).toEqual(new Set(['99.99/9']));
  });

  test('R06 a single gap causes exactly one resync, and a second gap during it none', async () => {
    const { fixture, market, store, expectOracle } = await liveBook();
    let answer: () => void = () => {};
    fixture.server.methods.set(
      'BookSnapshot',
      () => new Promise((resolve) => (answer = () => resolve(market.snapshot()))),
    );
    market.change({ bids: [['100.00', '1']] });
    fixture.send(market.change({ bids: [['99.99', '2']] }));
    await settle();
    await frame();
    expect(store.getSnapshot().status).toBe('resyncing');
    expect(store.getSnapshot().bids).toHaveLength(30);
    market.change({ bids: [['100.00', '3']] });
    fixture.send(market.change({ bids: [['99.98', '4']] }));
    await pass(500);
    expect(fixture.server.countOf('BookSnapshot')).toBe(2);
    answer();
    await settle();
    await frame();
    expect(store.getSnapshot().status).toBe('live');
    expectOracle();
    expect(fixture.server.countOf('BookSnapshot')).toBe(2);
    expect(fixture.server.countOf('SubscribeBook')).toBe(1);
  });

  test('R06 the client resyncs ever more rarely with a server that leaves a gap after every snapshot', async () => {
    const { fixture, market } = await liveBook();
    const stop = setInterval(() => {
      market.change();
      fixture.send(market.change());
    }, 50);
    await pass(20_000);
    clearInterval(stop);
    const asked = fixture.server.calls.filter(({ method }) => method === 'BookSnapshot');
    const waits = asked.slice(2).map(({ at }, index) => at - (asked[index + 1]?.at ?? 0));
    expect(asked.length).toBeLessThan(10);
    for (const [index, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(Math.min(250 * 2 ** index, 8_000));
    }
  });

  test('R06 a snapshot from before a gap in what was buffered is of no use', async () => {
    const fixture = new MarketFixture();
    const market = fixture.market();
    const answers: ((snapshot: unknown) => void)[] = [];
    fixture.server.methods.set(
      'BookSnapshot',
      () => new Promise((resolve) => answers.push(resolve)),
    );
    const store = fixture.streams.book('XCB-CTN');
    store.subscribe(() => {});
    await settle();
    const early = market.snapshot();
    fixture.send(market.change({ bids: [['100.00', '1']] }));
    market.change({ bids: [['99.99', '2']] });
    fixture.send(market.change({ bids: [['99.98', '3']] }));
    answers[0]?.(early);
    await pass(300);
    expect(store.getSnapshot().status).toBe('connecting');
    answers[1]?.(market.snapshot());
    await settle();
    await frame();
    expect(rowsOf(store.getSnapshot(), 'bids')).toEqual(market.book.rows('bids', 30));
  });

  test('R07 an answer that comes after the last reader left is dropped', async () => {
    const fixture = new MarketFixture();
    let answer: () => void = () => {};
    fixture.server.methods.set(
      'BookSnapshot',
      () => new Promise((resolve) => (answer = () => resolve(fixture.market().snapshot()))),
    );
    const store = fixture.streams.book('XCB-CTN');
    const leave = store.subscribe(() => {});
    await settle();
    leave();
    await pass(5_500);
    answer();
    await settle();
    expect(store.getSnapshot()).toMatchObject({ status: 'connecting', bids: [] });
    expect(fixture.subscribers.get('XCB-CTN')?.size).toBe(0);
  });

  test('R08 when the server counts anew the book is loaded anew', async () => {
    const { fixture, market, store, expectOracle } = await liveBook();
    market.restart('epoch-2');
    fixture.send(market.change({ bids: [['100.00', '8']] }));
    await settle();
    await frame();
    expectOracle();
    expect(store.getSnapshot()).toMatchObject({ status: 'live', bids: { 0: { amount: '8' } } });
    fixture.send(market.change({ bids: [['100.00', '9']] }));
    await frame();
    expectOracle();
    expect(fixture.server.countOf('BookSnapshot')).toBe(2);
  });

  test('R08 a new epoch is a new count, even where the numbers go on', async () => {
    const { fixture, market, expectOracle } = await liveBook();
    market.restart('epoch-2', market.seq);
    market.book.replace({ bids: [['50', '1']], asks: [['51', '1']] });
    fixture.send(market.change());
    await settle();
    await frame();
    expect(fixture.server.countOf('BookSnapshot')).toBe(2);
    expectOracle();
  });

  test('R08 a count that fell without a new epoch is found out when the book falls silent', async () => {
    const { fixture, market, store, expectOracle } = await liveBook();
    const stop = fixture.startHeartbeats();
    await pass(4_000);
    market.restart('epoch-1', 3);
    market.change({ bids: [['100.00', '8']] });
    await pass(7_000);
    expectOracle();
    expect(store.getSnapshot().status).toBe('live');
    stop();
  });

  test('R11 a snapshot replaces the book: nothing of the old one stays', async () => {
    const { fixture, market, store, expectOracle } = await liveBook();
    market.book.replace({ bids: [['90', '1']], asks: [['91', '2']] });
    market.change();
    fixture.send(market.change());
    await settle();
    await frame();
    expectOracle();
    expect(store.getSnapshot().bids).toHaveLength(1);
  });

  test('a first message that begins before the snapshot and ends after it is applied', async () => {
    const fixture = new MarketFixture();
    const market = fixture.market();
    const store = fixture.streams.book('XCB-CTN');
    store.subscribe(() => {});
    await settle();
    const inside = market.change({ bids: [['100.00', '4']] });
    const covering: BookDelta = {
      ...market.change({ bids: [['100.00', '5']] }),
      prevSeq: inside.prevSeq - 1,
    };
    fixture.send(covering);
    await frame();
    expect(store.getSnapshot()).toMatchObject({ status: 'live', bids: { 0: { amount: '5' } } });
    expect(fixture.server.countOf('BookSnapshot')).toBe(1);
  });

  test('R06 a message that begins before what was applied shows that the count is not ours', async () => {
    const { fixture, market, expectOracle } = await liveBook();
    const applied = market.change({ bids: [['100.00', '4']] });
    fixture.send(applied);
    const next = market.change({ bids: [['100.00', '5']] });
    fixture.send({ ...next, prevSeq: applied.prevSeq });
    await settle();
    await frame();
    expectOracle();
    expect(fixture.server.countOf('BookSnapshot')).toBe(2);
  });
});
