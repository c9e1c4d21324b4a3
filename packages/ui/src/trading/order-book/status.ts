export const orderBookStatuses = [
  'loading',
  'empty',
  'live',
  'resyncing',
  'stale',
  'paused',
  'halted',
] as const;
/**
 * `resyncing`: what is shown is being loaded anew · `stale`: older than it should be · `paused`: no longer live ·
 * `halted`: the market stands still, and so does its book.
 */
export type OrderBookStatus = (typeof orderBookStatuses)[number];
