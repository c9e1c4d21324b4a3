import type { ExchangeClient } from '@agio/api-client';
import type { EndpointInput, OrderWithFills, trading } from '@agio/api-client/contract';
import { type OrderFilter, type Span } from '../lists/order-filter.ts';
import { readPages } from '../lists/csv/read-pages.ts';

/** Query to the exchange, which has no other filters. */
export type HistoryQuery = Omit<
  NonNullable<EndpointInput<typeof trading.orderHistory>>,
  'cursor' | 'limit'
>;

/** The query of a filter; without what was not chosen, so that equal filters ask the same. */
export function historyQuery(
  { market, side, type, status }: OrderFilter,
  { from, to }: Span,
): HistoryQuery {
  const wanted = { market, side, type, status, from, to };
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
}

/** All orders that match, page by page, each once. */
export const readHistory = (
  { trading: calls }: Pick<ExchangeClient, 'trading'>,
  query: HistoryQuery,
  signal: AbortSignal,
): AsyncGenerator<readonly OrderWithFills[]> =>
  readPages((page) => calls.orderHistory({ ...query, ...page }, { signal }), signal);
