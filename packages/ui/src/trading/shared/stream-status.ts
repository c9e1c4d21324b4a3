/**
 * How live what is shown is, in the words of the client's streams: judged by the age of what was heard, not by an open
 * socket.
 *
 * `connecting`: on its way · `failed`: not to be had so far · `live` · `resyncing`: being loaded anew ·
 * `crossed`: bids and asks overlap, so the prices cannot be right · `stale`: nothing heard for 5 s ·
 * `paused`: for 30 s, or the connection was given up
 */
export const streamStatuses = [
  'connecting',
  'failed',
  'live',
  'resyncing',
  'crossed',
  'stale',
  'paused',
] as const;
export type StreamStatusName = (typeof streamStatuses)[number];
