import * as v from 'valibot';
import { defineEndpoint } from './base/endpoint.ts';
import {
  liquidities,
  orderCancelReasons,
  orderSides,
  orderStatuses,
  orderTypes,
  timesInForce,
} from './base/enums.ts';
import { nonNegativeDecimal, positiveDecimal } from './base/figures.ts';
import { closedEnum, id, listOf, openEnum, page, pageQuery, timestamp } from './base/primitives.ts';
import { symbol, textUpTo } from './base/texts.ts';

export const fill = v.object({
  id,
  price: positiveDecimal,
  /** In the base asset. */
  amount: positiveDecimal,
  fee: nonNegativeDecimal,
  feeAsset: symbol,
  liquidity: openEnum(liquidities),
  time: timestamp,
});
export type Fill = v.InferOutput<typeof fill>;

export const fills = listOf(fill);

export const order = v.object({
  id,
  /** The caller's own name for the intent; unique per user. */
  clientOrderId: v.nullable(textUpTo(64)),
  market: id,
  side: openEnum(orderSides),
  type: openEnum(orderTypes),
  timeInForce: openEnum(timesInForce),
  postOnly: v.boolean(),
  status: openEnum(orderStatuses),
  cancelReason: openEnum(orderCancelReasons),
  /** Null for market orders. */
  price: v.nullable(positiveDecimal),
  stopPrice: v.nullable(positiveDecimal),
  /** In the base asset; for a market buy by quote amount, what was bought. */
  amount: nonNegativeDecimal,
  /** Amount that a market buy was to spend, in the quote asset; null for an order that gave an amount. */
  quoteAmount: v.optional(v.nullable(positiveDecimal), null),
  filledAmount: nonNegativeDecimal,
  /** Sum of price × amount over the fills, in the quote asset. */
  filledQuote: nonNegativeDecimal,
  /** Null until something is filled. */
  averagePrice: v.nullable(positiveDecimal),
  /** Charged so far, in the asset that is received. */
  fee: nonNegativeDecimal,
  feeAsset: symbol,
  createdAt: timestamp,
  /** Time at which the price of a stop order was reached; null while it waits, and for every other order. */
  triggeredAt: v.optional(v.nullable(timestamp), null),
  updatedAt: timestamp,
});
export type Order = v.InferOutput<typeof order>;

export const orderWithFills = v.object({ ...order.entries, fills });
export type OrderWithFills = v.InferOutput<typeof orderWithFills>;

/**
 * A new order. Limit and StopLimit need `price`; StopLimit needs `stopPrice`; every order gives `amount` in the
 * base asset, except a market buy, which may give `quoteAmount` (what to spend) instead.
 */
export const newOrder = v.object({
  clientOrderId: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64))),
  market: id,
  side: closedEnum(orderSides),
  type: closedEnum(orderTypes),
  price: v.optional(positiveDecimal),
  stopPrice: v.optional(positiveDecimal),
  amount: v.optional(positiveDecimal),
  quoteAmount: v.optional(positiveDecimal),
  timeInForce: v.optional(closedEnum(timesInForce)),
  postOnly: v.optional(v.boolean()),
});
export type NewOrder = v.InferOutput<typeof newOrder>;

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
 * Returns the input that places an order once more, without its name; undefined for an order of an unknown kind. A stop
 * order that has begun to fill was triggered: it is a limit order, and does not wait for its trigger again.
 */
export function orderAgain(order: Order): NewOrder | undefined {
  const wasTriggered = order.type === 'StopLimit' && /[1-9]/.test(order.filledAmount);
  const terms = {
    ...order,
    clientOrderId: undefined,
    ...(order.quoteAmount !== null && { amount: undefined }),
    ...(wasTriggered && { type: 'Limit', stopPrice: null }),
  };
  const given = Object.entries(terms).filter(([, value]) => value !== null && value !== undefined);
  const again = v.safeParse(newOrder, Object.fromEntries(given));
  return again.success ? again.output : undefined;
}

const base = '/frontoffice/api';

export const trading = {
  /** Place an order. */
  createOrder: defineEndpoint({
    method: 'POST',
    path: `${base}/order`,
    auth: 'required',
    standing: 'verified',
    idempotent: true,
    input: newOrder,
    output: orderWithFills,
  }),
  /** Cancel one order. */
  cancelOrder: defineEndpoint({
    method: 'DELETE',
    path: `${base}/orders/{orderId}`,
    auth: 'required',
    standing: 'active',
    input: v.object({ orderId: id }),
    output: order,
  }),
  /** Cancel every open order, or those of one market. */
  cancelAllOrders: defineEndpoint({
    method: 'DELETE',
    path: `${base}/orders`,
    auth: 'required',
    standing: 'active',
    input: v.object({ market: v.optional(id) }),
    output: v.object({ cancelled: listOf(id) }),
  }),
  /** Open orders, newest first, with the fills that they have so far. */
  openOrders: defineEndpoint({
    method: 'GET',
    path: `${base}/orders/my`,
    auth: 'required',
    standing: 'active',
    activeOnly: true,
    input: v.object({ market: v.optional(id) }),
    output: listOf(orderWithFills, 20_000),
  }),
  /** Orders that are no longer open, newest first, with their fills. */
  orderHistory: defineEndpoint({
    method: 'GET',
    path: `${base}/order_history`,
    auth: 'required',
    standing: 'active',
    activeOnly: true,
    input: v.object({
      market: v.optional(id),
      side: v.optional(closedEnum(orderSides)),
      type: v.optional(closedEnum(orderTypes)),
      status: v.optional(closedEnum(orderStatuses)),
      clientOrderId: v.optional(textUpTo(64)),
      /** Ids that contain this text, whatever its case, or the caller's own name for the order. */
      search: v.optional(textUpTo(200)),
      from: v.optional(timestamp),
      to: v.optional(timestamp),
      ...pageQuery,
    }),
    output: page(orderWithFills),
  }),
};
