import type { LoadStatus } from '../../foundations/load-state.ts';

export const priceChartStatuses = [
  'loading',
  'ready',
  'empty',
  'error',
] as const satisfies readonly LoadStatus[];
/** Of the states of what is loaded those that a chart has: old candles say so beside the last price. */
export type PriceChartStatus = (typeof priceChartStatuses)[number];

/** What is known of the candles before the first one: there may be more, they are on their way, not to be had, or none. */
export type OlderCandles = 'more' | 'loading' | 'error' | 'none';
