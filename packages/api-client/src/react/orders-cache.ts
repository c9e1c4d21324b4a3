import type { ScopedMutator } from 'swr';
import type { Order } from '../contract/core.ts';
import { callsAre, type QueryKey } from './keys.ts';

const isOpen = (order: Order) => order.status === 'Open' || order.status === 'PartiallyFilled';

/** The open orders with one of them as it is now: replaced where it stands, first when new, gone when closed. */
export function withOrder(orders: Order[], order: Order): Order[] {
  const index = orders.findIndex((each) => each.id === order.id);
  if (!isOpen(order)) return index < 0 ? orders : orders.toSpliced(index, 1);
  if (index < 0) return [order, ...orders];
  const known = orders[index];
  // News that were overtaken on their way: what is known is newer.
  if (known && known.updatedAt > order.updatedAt) return orders;
  return orders.with(index, order);
}

/** Writes one order into every cached list of open orders that it belongs to, without asking the server. */
export async function putOrder(mutate: ScopedMutator, order: Order): Promise<void> {
  await mutate<Order[]>(
    (key) =>
      callsAre('trading.openOrders')(key) && isListOf(key as unknown as QueryKey, order.market),
    (orders) => orders && withOrder(orders, order),
    { revalidate: false },
  );
}

function isListOf([, input]: QueryKey, market: string): boolean {
  const asked = 'market' in input ? input.market : undefined;
  return asked === undefined || asked === market;
}
