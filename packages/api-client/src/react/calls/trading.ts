import type { OrderWithFills } from '../../contract/core.ts';
import { usePagedRead, type PagedInput, type PagedQuery } from '../cache/use-paged-read.ts';
import type { Query } from '../cache/use-query.ts';
import { usePrivateRead } from '../cache/use-read.ts';

/** The user's open orders with their fills so far, newest first, of all markets or of one. Kept current by notifications. */
export function useOpenOrders(market?: string): Query<OrderWithFills[]> {
  return usePrivateRead('trading.openOrders', { market });
}

/** The orders that are no longer open, newest first, with their fills, a page at a time. */
export function useOrderHistory(
  input?: PagedInput<'trading.orderHistory'>,
): PagedQuery<'trading.orderHistory'> {
  return usePagedRead('trading.orderHistory', input);
}
