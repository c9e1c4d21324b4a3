import { describe, expect, test } from 'vitest';
import { randomChange } from './testing/fake-market.ts';
import {
  frame,
  MarketFixture,
  type FixtureOptions,
  pass,
  rowsOf,
  settle,
  fakeClock,
} from './testing/market-fixture.ts';
import { randomSource } from './testing/random.ts';

fakeClock();

async function read(options: FixtureOptions = {}) {
  const fixture = new MarketFixture(options);
  const market = fixture.market();
  const store = fixture.streams.book(market.id);
  let notifications = 0;
  const leave = store.subscribe(() => (notifications += 1));
  await settle();
  await frame();
  const expectOracle = () => {
    expect(store.getSnapshot().status).toBe('live');
    expect(rowsOf(store.getSnapshot(), 'bids')).toEqual(market.book.rows('bids', 30));
    expect(rowsOf(store.getSnapshot(), 'asks')).toEqual(market.book.rows('asks', 30));
  };
  const random = randomSource(18);
  /** Sends `perSecond` messages a second for so long. */
  const flood = async (perSecond: number, seconds: number) => {
    const perTick = Math.max(1, Math.round(perSecond / 100));
    const timer = setInterval(
      () => {
        for (let sent = 0; sent < perTick; sent += 1)
          fixture.send(market.change(randomChange(random, 4)));
      },
      (1_000 * perTick) / perSecond,
    );
    await pass(seconds * 1_000);
    clearInterval(timer);
  };
  return { fixture, market, store, leave, flood, expectOracle, heard: () => notifications };
}

describe('many messages', () => {
  test('R18 1,000 messages a second for a minute are at most 25 notifications a second', async () => {
    const { fixture, flood, expectOracle, heard } = await read();
    const before = heard();
    await flood(1_000, 60);
    expect(heard() - before).toBeGreaterThan(60 * 20);
    expect(heard() - before).toBeLessThanOrEqual(60 * 25);
    await frame();
    expectOracle();
    expect(fixture.server.countOf('BookSnapshot')).toBe(1);
  }, 60_000);

  test('R18 while a snapshot is missing at most 2,000 messages are kept, then it begins anew', async () => {
    const fixture = new MarketFixture();
    const market = fixture.market();
    const answers: (() => void)[] = [];
    fixture.server.methods.set(
      'BookSnapshot',
      () => new Promise((resolve) => answers.push(() => resolve(market.snapshot()))),
    );
    const store = fixture.streams.book('XCB-CTN');
    store.subscribe(() => {});
    await settle();
    expect(answers).toHaveLength(1);
    for (let sent = 0; sent < 2_001; sent += 1) fixture.send(market.change());
    await pass(300);
    expect(answers).toHaveLength(2);
    answers[0]?.();
    await settle();
    await frame();
    expect(store.getSnapshot().status).toBe('connecting');
    fixture.send(market.change({ bids: [['100.00', '6']] }));
    answers[1]?.();
    await settle();
    await frame();
    expect(store.getSnapshot()).toMatchObject({ status: 'live', bids: { 0: { amount: '6' } } });
  });

  test('a book that outgrew its limit and shrank again is loaded anew', async () => {
    const { fixture, market } = await read();
    const bids = (from: number, to: number, amount: string) =>
      Array.from({ length: to - from }, (_, index): [string, string] => [
        `1.${from + index}`,
        amount,
      ]);
    for (let from = 1; from < 52_000; from += 4_000) {
      fixture.send(market.change({ bids: bids(100_000 + from, 104_000 + from, '1') }));
    }
    await settle();
    expect(fixture.server.countOf('BookSnapshot')).toBe(1);
    for (let to = 152_001; to > 124_000; to -= 4_000) {
      fixture.send(market.change({ bids: bids(to - 4_000, to, '0') }));
    }
    await pass(500);
    expect(fixture.server.countOf('BookSnapshot')).toBe(2);
  });

  test('the snapshot does not change between two notifications', async () => {
    const { fixture, market, store } = await read();
    const shown = store.getSnapshot();
    fixture.send(market.change({ bids: [['100.00', '1']] }));
    await settle();
    expect(store.getSnapshot()).toBe(shown);
    await frame();
    expect(store.getSnapshot()).not.toBe(shown);
  });
});

describe('a hidden page', () => {
  test('R19 hidden for ten minutes at 100 messages a second, it is right within a second after', async () => {
    const { fixture, flood, expectOracle, heard } = await read();
    fixture.environment.setHidden(true);
    const before = heard();
    await flood(100, 50);
    expect(heard()).toBe(before);
    expect(fixture.subscribers.get('XCB-CTN')?.size).toBe(1);
    await flood(100, 550);
    expect(heard()).toBe(before);
    expect(fixture.subscribers.get('XCB-CTN')?.size).toBe(0);
    const asked = fixture.server.countOf('BookSnapshot');
    fixture.environment.setHidden(false);
    await pass(1_000);
    expectOracle();
    expect(fixture.server.countOf('BookSnapshot') - asked).toBe(1);
    expect(heard() - before).toBeLessThanOrEqual(3);
  }, 60_000);

  test('R19 hidden for less than a minute it needs no resync', async () => {
    const { fixture, flood, expectOracle } = await read();
    fixture.environment.setHidden(true);
    await flood(20, 55);
    fixture.environment.setHidden(false);
    await frame();
    expectOracle();
    expect(fixture.server.countOf('BookSnapshot')).toBe(1);
  });

  test('R19 a page that was hidden for long is not shown as live before it is', async () => {
    const { fixture, flood, store } = await read();
    fixture.environment.setHidden(true);
    await flood(1, 120);
    let answer = () => {};
    fixture.server.methods.set(
      'BookSnapshot',
      () => new Promise((resolve) => (answer = () => resolve(fixture.market().snapshot()))),
    );
    fixture.environment.setHidden(false);
    await frame();
    expect(store.getSnapshot().status).toBe('paused');
    answer();
    await settle();
    await frame();
    expect(store.getSnapshot().status).toBe('live');
  });

  test('R20 a timer of 16 ms notifies the readers when there are no animation frames', async () => {
    const { fixture, market, heard } = await read({ frames: false });
    const before = heard();
    for (let sent = 0; sent < 50; sent += 1)
      fixture.send(market.change({ bids: [['100.00', '1']] }));
    await pass(15);
    expect(heard() - before).toBe(0);
    await pass(2);
    expect(heard() - before).toBe(1);
  });

  test('R20 in a hidden page that has no animation frames readers are not notified', async () => {
    const { fixture, market, heard } = await read({ frames: false });
    const before = heard();
    fixture.send(market.change({ bids: [['100.00', '1']] }));
    fixture.environment.setHidden(true);
    await pass(1_000);
    expect(heard() - before).toBe(0);
    fixture.environment.setHidden(false);
    await pass(20);
    expect(heard() - before).toBe(1);
  });
});
