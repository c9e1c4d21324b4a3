import type { OrderRequest, OrderWithFills } from '../contract/core.ts';
import type { ExchangeClient } from '../client.ts';
import type { SendOnceOptions } from './send-once.ts';
import { sendOrder } from './send-order.ts';

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
