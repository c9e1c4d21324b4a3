import type { Freshness } from './freshness.ts';
import type { ConnectionState, StreamStatus } from './views.ts';

interface Situation {
  connection: ConnectionState;
  /** There is something to show. */
  hasData: boolean;
  /** What is there is being kept up to date. */
  loaded: boolean;
  freshness?: Freshness;
}

/** What to tell the user of a stream: the worst that is true. */
export function streamStatus(situation: Situation): StreamStatus {
  const { connection, hasData, loaded, freshness = 'fresh' } = situation;
  if (connection.status === 'stopped' || freshness === 'paused') return 'paused';
  if (!hasData) return 'connecting';
  if (freshness === 'stale') return 'stale';
  return loaded ? 'live' : 'resyncing';
}
