import type { ScopedMutator } from 'swr';
import type { Fill, Order, OrderWithFills } from '../../contract/core.ts';
import { matchCalls, type QueryKey } from './keys.ts';

const isOpen = (order: Order) => order.status === 'Open' || order.status === 'PartiallyFilled';

/**
 * The open orders with one of them as it is now: replaced where it stands, first when new, gone when closed. `fills` are
 * all or only the latest of them: those known before stay.
 */
export function withOrder(
  orders: OrderWithFills[],
  order: Order,
  fills: readonly Fill[] = [],
): OrderWithFills[] {
  const index = orders.findIndex((each) => each.id === order.id);
  if (!isOpen(order)) return index < 0 ? orders : orders.toSpliced(index, 1);
  const known = orders[index];
  if (!known) return [{ ...order, fills: [...fills] }, ...orders];
  // News that were overtaken on their way: what is known is newer.
  if (known.updatedAt > order.updatedAt) return orders;
  const all = new Map([...known.fills, ...fills].map((fill) => [fill.id, fill]));
  return orders.with(index, { ...order, fills: [...all.values()] });
}

/** Writes one order into every cached list of open orders that it belongs to, without asking the server. */
export async function putOrder(
  mutate: ScopedMutator,
  order: Order,
  fills?: readonly Fill[],
): Promise<void> {
  await mutate<OrderWithFills[]>(
    (key) =>
      matchCalls('trading.openOrders')(key) && isListOf(key as unknown as QueryKey, order.market),
    (orders) => orders && withOrder(orders, order, fills),
    { revalidate: false },
  );
}

function isListOf([, input]: QueryKey, market: string): boolean {
  const asked = 'market' in input ? input.market : undefined;
  return asked === undefined || asked === market;
}

/** Reloads the reads that an order, placed or cancelled, changes on the server. */
export function reloadAfterOrder(mutate: ScopedMutator): void {
  void mutate(matchCalls('trading.openOrders', 'trading.orderHistory', 'portfolio.overview'));
}
