export { Markets, type MarketsProps } from './markets.tsx';
export { categories, type Category, type MarketFilter, unfiltered } from './model/market-rows.ts';
