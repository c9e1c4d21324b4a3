export const priceChartStatuses = ['loading', 'ready', 'empty', 'error'] as const;
export type PriceChartStatus = (typeof priceChartStatuses)[number];
