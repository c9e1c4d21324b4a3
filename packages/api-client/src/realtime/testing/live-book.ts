import { expect } from 'vitest';
import { type FixtureOptions, MarketFixture, pass, rowsOf } from './market-fixture.ts';

/** A fixture whose book is read, and has been live for so long that a resync comes without delay. */
export async function liveBook(options: FixtureOptions = {}) {
  const fixture = new MarketFixture(options);
  const store = fixture.streams.book('XCB-CTN');
  store.subscribe(() => {});
  const stopHeartbeats = fixture.startHeartbeats();
  await pass(11_000);
  stopHeartbeats();
  const expectOracle = (rows = 30) => {
    const view = store.getSnapshot();
    for (const side of ['bids', 'asks'] as const) {
      expect(rowsOf(view, side)).toEqual(fixture.market().book.rows(side, rows));
    }
  };
  return { fixture, market: fixture.market(), store, expectOracle };
}
