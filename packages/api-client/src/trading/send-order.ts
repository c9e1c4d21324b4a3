import type { NewOrder, OrderWithFills } from '../contract/core.ts';
import type { ExchangeClient } from '../client.ts';
import { findOrder } from './find-order.ts';
import { nameIntent } from './intents.ts';
import { sendOnce, type SendOnceOptions } from './send-once.ts';

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
