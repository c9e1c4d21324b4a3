import type { OrderWithFills } from '../../contract/core.ts';
import { usePagedRead, type PagedInput, type PagedQuery } from '../cache/use-paged-read.ts';
import type { Query } from '../cache/use-query.ts';
import { usePrivateRead } from '../cache/use-read.ts';

/**
 * Returns the user's open orders with their fills so far, newest first, of all markets or of one. Kept current by
 * notifications.
 */
export function useOpenOrders(market?: string): Query<OrderWithFills[]> {
  return usePrivateRead('trading.openOrders', { market });
}

/** Returns the user's ended orders with their fills, newest first, a page at a time. Null reads none. */
export function useOrderHistory(
  input?: PagedInput<'trading.orderHistory'> | null,
): PagedQuery<'trading.orderHistory'> {
  return usePagedRead('trading.orderHistory', input);
}
