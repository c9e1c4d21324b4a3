import { type LoadState, readyState } from './load-state.ts';

/**
 * Freshness of streamed data, with the names of the client's streams. The age of the last message decides, not an open
 * socket.
 *
 * `connecting`: nothing yet · `failed`: nothing, and the last attempt failed · `live` · `resyncing`: loaded again after
 * a gap · `crossed`: bids and asks overlap, so the prices cannot be right · `stale`: no message for 5 s · `paused`: no
 * message for 30 s, or no further attempt to connect
 */
export const freshnesses = [
  'connecting',
  'failed',
  'live',
  'resyncing',
  'crossed',
  'stale',
  'paused',
] as const;
export type Freshness = (typeof freshnesses)[number];

/** Returns true if the data is out of date. */
export const isOld = (freshness: Freshness): boolean =>
  freshness === 'stale' || freshness === 'paused';

/** Returns true if there is no data yet. */
export const isMissing = (freshness: Freshness): boolean =>
  freshness === 'connecting' || freshness === 'failed';

/** The load state of streamed data: ready from the first message on, however old that is. */
export const loadStateOfStream = (freshness: Freshness): LoadState =>
  freshness === 'connecting'
    ? { status: 'loading' }
    : freshness === 'failed'
      ? { status: 'error' }
      : readyState;

/** Returns true if the data is current, or was until a moment ago. */
export const isCurrent = (freshness: Freshness): boolean =>
  freshness === 'live' || freshness === 'resyncing';
