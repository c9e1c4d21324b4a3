// @where Client: age from which prices count as old
import type { ConnectionState, Freshness } from '../views.ts';

export type Age = 'fresh' | 'stale' | 'paused';

/** Age in milliseconds from which what is shown is called stale. */
export const staleAfterMs = 5_000;
/** Age in milliseconds from which what is shown is no longer live at all. */
export const pausedAfterMs = 30_000;

/** @param ageMs since something valid was last heard */
export const ageOf = (ageMs: number): Age =>
  ageMs < staleAfterMs ? 'fresh' : ageMs < pausedAfterMs ? 'stale' : 'paused';

interface Situation {
  connection: ConnectionState;
  /** There is something to show. */
  hasData: boolean;
  /** True while the data is kept up to date. */
  loaded: boolean;
  /** It has been tried in vain for some seconds. */
  failing: boolean;
  freshness: Age;
}

/** Returns the worst state of a stream that is true, to show to the user. */
export function freshnessOf(situation: Situation): Freshness {
  const { connection, hasData, loaded, failing, freshness } = situation;
  if (connection.status === 'stopped') return 'paused';
  if (!hasData) return failing ? 'failed' : 'connecting';
  if (freshness !== 'fresh') return freshness;
  return loaded ? 'live' : 'resyncing';
}
