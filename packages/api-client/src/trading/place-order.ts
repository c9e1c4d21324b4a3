import type { NewOrder, OrderWithFills } from '../contract/core.ts';
import type { ExchangeClient } from '../client.ts';
import { isOutcomeUnknown, UnknownOutcomeError } from '../http/outcome.ts';
import { randomKey } from '../http/random-key.ts';
import { sleep } from '../http/time.ts';

export interface PlaceOrderOptions {
  /** Cancels looking for a lost answer; an order that was sent is not taken back. */
  signal?: AbortSignal | undefined;
  /** Called when the answer was lost and the order is being looked for: "We are checking your order…". */
  onChecking?: (() => void) | undefined;
  /** When to look for the order, in milliseconds after each other: 0, 1, 2 and 4 s unless told. */
  checkDelaysMs?: readonly number[] | undefined;
}

/**
 * Places one order, once. The intent is named by `clientOrderId` (made up when left out), which is its idempotency key
 * too. When the answer is lost the order is looked for by that name instead of being sent again.
 * @throws ApiError when the order was refused, UnknownOutcomeError when nobody can say
 */
export async function placeOrder(
  client: Pick<ExchangeClient, 'trading'>,
  order: NewOrder,
  { signal, onChecking, checkDelaysMs = [0, 1000, 2000, 4000] }: PlaceOrderOptions = {},
): Promise<OrderWithFills> {
  const clientOrderId = order.clientOrderId ?? randomKey();
  try {
    const intent = { ...order, clientOrderId };
    return await client.trading.createOrder(intent, { idempotencyKey: clientOrderId });
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error;
    onChecking?.();
    for (const delay of checkDelaysMs) {
      await sleep(delay, signal);
      const found = await findOrder(client, clientOrderId, order.market, signal);
      if (found) return found;
    }
    throw new UnknownOutcomeError(clientOrderId, error);
  }
}

/** Undefined also when looking itself fails: the next look may see more. */
async function findOrder(
  client: Pick<ExchangeClient, 'trading'>,
  clientOrderId: string,
  market: string,
  signal: AbortSignal | undefined,
): Promise<OrderWithFills | undefined> {
  const [open, closed] = await Promise.allSettled([
    client.trading.openOrders({ market }, { signal, retry: false }),
    client.trading.orderHistory({ clientOrderId, limit: 1 }, { signal, retry: false }),
  ]);
  signal?.throwIfAborted();
  const orders = [
    ...(open.status === 'fulfilled' ? open.value : []),
    ...(closed.status === 'fulfilled' ? closed.value.items : []),
  ];
  return orders.find((order) => order.clientOrderId === clientOrderId);
}
