import type { ExchangeClient } from '@agio/api-client';
import type { EndpointInput, OrderWithFills, trading } from '@agio/api-client/contract';
import { type OrderFilter, type Span } from '../shared/order-filter.ts';
import type { ExportWork } from './use-csv-export.ts';

/** What the exchange is asked for, which has no other filters. */
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

/** The most that a page may have. */
const pageSize = 500;

/** All orders that match, page by page, each once. */
export async function readHistory(
  { trading: calls }: Pick<ExchangeClient, 'trading'>,
  query: HistoryQuery,
  { signal, onRows }: ExportWork,
): Promise<OrderWithFills[]> {
  const orders = new Map<string, OrderWithFills>();
  for (let cursor: string | undefined; ;) {
    const asked = { ...query, limit: pageSize, ...(cursor !== undefined && { cursor }) };
    // oxlint-disable-next-line no-await-in-loop -- each page names the next
    const page = await calls.orderHistory(asked, { signal });
    for (const order of page.items) orders.set(order.id, order);
    onRows(orders.size);
    if (page.nextCursor === null) return [...orders.values()];
    cursor = page.nextCursor;
  }
}
