import type { NewOrder, OrderWithFills } from '../contract/core.ts';
import type { ExchangeClient } from '../client.ts';
import type { SendOnceOptions } from './send-once.ts';
import { sendOrder } from './send-order.ts';

type Common = Pick<NewOrder, 'clientOrderId' | 'market' | 'side' | 'timeInForce'>;
type Amount = NonNullable<NewOrder['amount']>;
type Price = NonNullable<NewOrder['price']>;

/** An order that trades at its price or better, and waits in the book for the rest. */
export interface LimitOrder extends Common {
  type: 'Limit';
  price: Price;
  /** In the base asset. */
  amount: Amount;
  stopPrice?: undefined;
  quoteAmount?: undefined;
  /** True: refused if it would trade at once. */
  postOnly?: boolean | undefined;
}

/** An order that becomes a limit order once the market reaches `stopPrice`. */
export interface StopLimitOrder extends Common {
  type: 'StopLimit';
  stopPrice: Price;
  price: Price;
  /** In the base asset. */
  amount: Amount;
  quoteAmount?: undefined;
  postOnly?: boolean | undefined;
}

interface Market extends Common {
  type: 'Market';
  price?: undefined;
  stopPrice?: undefined;
  postOnly?: undefined;
}

/** An order that trades at once, at the prices of the book: an amount, or for a buy what to spend. */
export type MarketOrder =
  | (Market & { amount: Amount; quoteAmount?: undefined })
  | (Market & { side: 'Buy'; quoteAmount: Amount; amount?: undefined });

/** A new order, with what its type needs. On the wire it is the contract's `NewOrder`. */
export type OrderRequest = LimitOrder | StopLimitOrder | MarketOrder;

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
