// @where Client: look-up of an order, withdrawal, conversion or purchase whose answer is lost
import type { NewOrder, OrderRequest, OrderWithFills } from '../contract/core.ts';
import type { ExchangeClient } from '../client.ts';
import { nameIntent } from './intents.ts';
import { sendOnce, type SendOnceOptions } from './send-once.ts';

/**
 * Places one order, once. The intent is named by `clientOrderId` (made up when left out), which is its idempotency key
 * too. When the answer is lost the order is looked for by that name instead of being sent again.
 * @throws ApiError when the order was refused, UnknownOutcomeError when the outcome is unknown
 */
export function placeOrder(
  client: Pick<ExchangeClient, 'trading'>,
  order: OrderRequest,
  options: SendOnceOptions = {},
): Promise<OrderWithFills> {
  return sendOrder(client, order, options);
}

/** Sends an order as the contract has it, once: see `placeOrder`, which takes only what can be right. */
export function sendOrder(
  client: Pick<ExchangeClient, 'trading'>,
  order: NewOrder,
  options: SendOnceOptions = {},
): Promise<OrderWithFills> {
  const { input, idempotencyKey } = nameIntent('clientOrderId', order);
  return sendOnce(
    idempotencyKey,
    () => client.trading.createOrder(input, { idempotencyKey }),
    () => findOrder(client, idempotencyKey, order.market, options.signal),
    options,
  );
}

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
