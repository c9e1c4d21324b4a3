// @where Client: look-up of an order, withdrawal, conversion or purchase whose answer is lost
import type { OrderWithFills } from '../contract/core.ts';
import type { ExchangeClient } from '../client.ts';

/**
 * Looks for an order by the caller's own name for it, among the open ones and those of before. Nothing is sent.
 *
 * @returns undefined also when looking itself fails: the next look may see more
 */
export async function findOrder(
  client: Pick<ExchangeClient, 'trading'>,
  clientOrderId: string,
  market: string,
  signal?: AbortSignal,
): Promise<OrderWithFills | undefined> {
  const [open, closed] = await Promise.allSettled([
    client.trading.openOrders({ market }, { signal, retry: false }),
    client.trading.orderHistory({ clientOrderId, limit: 1 }, { signal, retry: false }),
  ]);
  const orders = [
    ...(open.status === 'fulfilled' ? open.value : []),
    ...(closed.status === 'fulfilled' ? closed.value.items : []),
  ];
  return orders.find((order) => order.clientOrderId === clientOrderId);
}
