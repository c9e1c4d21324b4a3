import { expect, test, vi } from 'vitest';
import { randomChange } from './testing/fake-market.ts';
import {
  liveSubscribers,
  MarketFixture,
  pass,
  rowsOf,
  settle,
  fakeClock,
} from './testing/market-fixture.ts';
import { randomSource } from './testing/random.ts';
import type { Freshness } from './views.ts';

fakeClock();

const markets = ['XCB-CTN', 'BTC-USDC', 'ETH-USDC'];
const perSecond = 20;
const seconds = 300;
const drops = 10;

test('R16 R18 R22 R31 18,000 messages with ten drops, losses and repeats: every book is the server’s, and nothing is left behind', async () => {
  const random = randomSource(60);
  const fixture = new MarketFixture({ markets });
  const stopHeartbeats = fixture.startHeartbeats();
  // two readers of each book, as a page has them: the book itself and the ticket
  const readers = markets.flatMap((id) => {
    const narrow = fixture.streams.book(id, { rows: 1 });
    const wide = fixture.streams.book(id);
    const statuses: Freshness[] = [];
    const leave = [
      narrow.subscribe(() => {}),
      wide.subscribe(() => statuses.push(wide.getSnapshot().status)),
    ];
    return [{ id, wide, statuses, leave }];
  });
  await pass(1_000);
  const expectServersBooks = () => {
    for (const { id, wide } of readers) {
      const { status, bids, asks } = wide.getSnapshot();
      expect(status).toBe('live');
      expect([bids.length, asks.length]).toEqual([30, 30]);
      for (const side of ['bids', 'asks'] as const)
        expect(rowsOf(wide.getSnapshot(), side)).toEqual(fixture.market(id).book.rows(side, 30));
      expect(liveSubscribers(fixture, id)).toBe(1);
    }
  };
  expectServersBooks();

  let sent = 0;
  for (let second = 1; second <= seconds; second += 1) {
    for (const id of markets) {
      for (let count = 0; count < perSecond; count += 1) {
        const delta = fixture.market(id).change(randomChange(random));
        sent += 1;
        if (random.next() < 0.002) continue; // lost on its way
        fixture.send(delta);
        if (random.next() < 0.01) fixture.send(delta); // and one that comes twice
      }
    }
    await pass(1_000);
    if (second % (seconds / drops) !== 0) continue;
    // every second time the server stays away for a few tries
    fixture.server.reception = ((second * drops) / seconds) % 2 === 0 ? 'accept' : 'refuse';
    fixture.server.drop();
    await pass(random.integer(100, 6_000));
    fixture.server.reception = 'accept';
    await pass(35_000);
    expectServersBooks();
  }
  expect(sent).toBe(markets.length * perSecond * seconds);
  expect(fixture.server.open).toHaveLength(1);
  expect(fixture.reported).toEqual([]);
  for (const { statuses } of readers) expect(statuses).toContain('resyncing');

  for (const { leave } of readers) for (const stop of leave) stop();
  await pass(10_000);
  for (const id of markets) expect(liveSubscribers(fixture, id)).toBe(0);
  stopHeartbeats();
  fixture.streams.dispose();
  await settle();
  await pass(1_000);
  expect(fixture.server.open).toEqual([]);
  expect(fixture.environment.listeners).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
}, 60_000);
