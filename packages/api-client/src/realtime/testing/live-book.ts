import { expect } from 'vitest';
import type { Freshness } from '../views.ts';
import { type FixtureOptions, MarketFixture, pass, rowsOf } from './market-fixture.ts';

/**
 * A fixture whose book is read, and has been live for so long that a resync comes without delay. The server's
 * heartbeats end then, unless `beatsOn`.
 */
export async function liveBook({
  beatsOn = false,
  ...options
}: FixtureOptions & { beatsOn?: boolean } = {}) {
  const fixture = new MarketFixture(options);
  const market = fixture.market();
  const store = fixture.streams.book(market.id);
  const statuses: Freshness[] = [];
  const leave = store.subscribe(() => {
    const { status } = store.getSnapshot();
    if (status !== statuses.at(-1)) statuses.push(status);
  });
  const stopHeartbeats = fixture.startHeartbeats();
  await pass(11_000);
  if (!beatsOn) stopHeartbeats();
  const [socket] = fixture.server.open;
  if (!socket) throw new Error('The fixture did not connect');
  /** Expects that the shown book is the server's. */
  const expectOracle = (rows = 30) => {
    const view = store.getSnapshot();
    for (const side of ['bids', 'asks'] as const) {
      expect(rowsOf(view, side)).toEqual(market.book.rows(side, rows));
    }
  };
  return { fixture, market, store, socket, statuses, leave, stopHeartbeats, expectOracle };
}
