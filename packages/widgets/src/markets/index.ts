/**
 * Every market with its live price, and the movers.
 *
 * @example
 * ```tsx
 * import { Markets } from '@agio/widgets/markets';
 *
 * export const MarketsPage = () => <Markets />;
 * ```
 *
 * @module
 */

export { EmptyTile, MarketTile, TileRow } from './market-tile.tsx';
export { Markets, type MarketsProps } from './markets.tsx';
export {
  categories,
  type Category,
  findMovers,
  type MarketFilter,
  type MarketRow,
  unfiltered,
} from './model/market-rows.ts';
export { Movers } from './movers.tsx';
export { type MarketRows, useMarketRows } from './use-market-rows.ts';
