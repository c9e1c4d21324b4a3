import { type LoadState, readyState } from './load-state.ts';

/**
 * How live what is shown is, in the words of the client's streams: judged by the age of what was heard, not by an open
 * socket.
 *
 * `connecting`: on its way · `failed`: not to be had so far · `live` · `resyncing`: being loaded anew ·
 * `crossed`: bids and asks overlap, so the prices cannot be right · `stale`: nothing heard for 5 s ·
 * `paused`: for 30 s, or the connection was given up
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

/** What is shown is older than it should be. */
export const isOld = (freshness: Freshness): boolean =>
  freshness === 'stale' || freshness === 'paused';

/** There is nothing to show: it is on its way, or not to be had. */
export const isMissing = (freshness: Freshness): boolean =>
  freshness === 'connecting' || freshness === 'failed';

/** The load state of the content of a stream: there is content from the first answer on, however old it is. */
export const loadStateOfStream = (freshness: Freshness): LoadState =>
  freshness === 'connecting'
    ? { status: 'loading' }
    : freshness === 'failed'
      ? { status: 'error' }
      : readyState;

/** What is shown is current, or was until a moment ago. */
export const isCurrent = (freshness: Freshness): boolean =>
  freshness === 'live' || freshness === 'resyncing';
