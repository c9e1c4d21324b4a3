export const priceChartStatuses = ['loading', 'ready', 'empty', 'error'] as const;
export type PriceChartStatus = (typeof priceChartStatuses)[number];

/** What is known of the candles before the first one: there may be more, they are on their way, not to be had, or none. */
export type OlderCandles = 'more' | 'loading' | 'error' | 'none';
