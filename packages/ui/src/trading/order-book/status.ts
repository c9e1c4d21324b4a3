import { streamStatuses } from '../shared/stream-status.ts';

/** `halted`: the market stands still, and so does its book, however fresh the word of it is. */
export const orderBookStatuses = [...streamStatuses, 'halted'] as const;
export type OrderBookStatus = (typeof orderBookStatuses)[number];
