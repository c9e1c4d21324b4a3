import * as v from 'valibot';
import { defineEndpoint } from './base/endpoint.ts';
import {
  liquidities,
  orderCancelReasons,
  orderSides,
  orderStatuses,
  timesInForce,
} from './base/enums.ts';
import { orderTypes } from './base/order-types.ts';
import { scaleSizes } from './base/scaled-legs.ts';
import { count, nonNegativeDecimal, positiveDecimal } from './base/figures.ts';
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

/**
 * Times of an order that trades in slices: one at once, the others at equal distances within the duration. Each slice is
 * what is left divided by the slices that are left, so that what one could not fill goes to those after it.
 */
const schedule = v.object({
  /** In seconds, from a minute to a week; at least five from one slice to the next. */
  duration: v.pipe(v.number(), v.integer(), v.minValue(60), v.maxValue(604_800)),
  slices: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(500)),
});
export type SliceSchedule = v.InferOutput<typeof schedule>;

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
  /** Null for orders that take the prices of the book. */
  price: v.nullable(positiveDecimal),
  /** Trigger; of a trailing stop where it is now, null until there is a last price. */
  stopPrice: v.nullable(positiveDecimal),
  /** Distance of a trailing stop, in the quote asset; null if it is a percentage. */
  trailAmount: v.optional(v.nullable(positiveDecimal), null),
  /** Distance of a trailing stop, as a percentage of the last price. */
  trailPercent: v.optional(v.nullable(positiveDecimal), null),
  /** In the base asset; for a market buy by quote amount, what was bought. */
  amount: nonNegativeDecimal,
  /** Amount that a market buy was to spend, in the quote asset; null for an order that gave an amount. */
  quoteAmount: v.optional(v.nullable(positiveDecimal), null),
  /** Part of an iceberg order that the book shows at a time; null for every other order. */
  displayAmount: v.optional(v.nullable(positiveDecimal), null),
  /** Part of an iceberg order that the book shows now; null for every other order, and for one that does not rest. */
  shownAmount: v.optional(v.nullable(positiveDecimal), null),
  filledAmount: nonNegativeDecimal,
  /** Sum of price × amount over the fills, in the quote asset. */
  filledQuote: nonNegativeDecimal,
  /** Null until something is filled. */
  averagePrice: v.nullable(positiveDecimal),
  /** Charged so far, in the asset that is received. */
  fee: nonNegativeDecimal,
  feeAsset: symbol,
  /** The same for both legs of a pair, of which one cancels the other; null for every other order. */
  familyId: v.optional(v.nullable(id), null),
  /** Exits of the entry of a bracket; null for every other order. */
  exits: v.optional(
    v.nullable(
      v.object({
        takeProfitPrice: positiveDecimal,
        stopLossPrice: positiveDecimal,
        /** Limit of the stop; null for one that takes the prices of the book. */
        stopLossLimit: v.nullable(positiveDecimal),
        /** Part that has exits so far, in the base asset: what was received after fees, or what that buys back. */
        amount: nonNegativeDecimal,
      }),
    ),
    null,
  ),
  /** The entry of the bracket that this order is an exit of; null for every other order. */
  parentOrderId: v.optional(v.nullable(id), null),
  /** Slices of an order that trades over a time, and how far it is; null for every other order. */
  schedule: v.optional(
    v.nullable(
      v.object({
        /** In seconds. */
        duration: count,
        slices: count,
        /** Slices that were sent, filled or not. */
        slicesDone: count,
        /** Time of the next slice; null once the order has ended, and while it is paused. */
        nextSliceAt: v.nullable(timestamp),
        /** Time at which it was paused; null while it runs. */
        pausedAt: v.nullable(timestamp),
      }),
    ),
    null,
  ),
  /** The scaled order that this limit order is one of; null for every other order. */
  scale: v.optional(
    v.nullable(
      v.object({
        /** The id of its first order. */
        familyId: id,
        /** Place of this order in it, from 1. */
        leg: count,
        /** Number of orders that it was placed with. */
        legs: count,
      }),
    ),
    null,
  ),
  createdAt: timestamp,
  /** End of an order that is good till a date. */
  expiresAt: v.optional(v.nullable(timestamp), null),
  /** Time at which the trigger of an order was reached; null while it waits, and for every other order. */
  triggeredAt: v.optional(v.nullable(timestamp), null),
  updatedAt: timestamp,
});
export type Order = v.InferOutput<typeof order>;

export const orderWithFills = v.object({ ...order.entries, fills });
export type OrderWithFills = v.InferOutput<typeof orderWithFills>;

/** The stop that a limit order is paired with: a stop-limit order, or without `price` a stop-market order, which only sells. */
const otherLeg = v.object({ stopPrice: positiveDecimal, price: v.optional(positiveDecimal) });

/**
 * The exits of an entry: a limit order that takes the profit, and a stop that limits the loss, both on the other side. The
 * stop takes the prices of the book, or has a limit; one that buys back must have it. A purchase has its stop below its
 * price and its profit above it, a sale the other way round.
 */
const newExits = v.object({
  takeProfitPrice: positiveDecimal,
  stopLossPrice: positiveDecimal,
  stopLossLimit: v.optional(positiveDecimal),
});

/**
 * A scaled order: limit orders at equal distances from the `price` of the order to `toPrice`, which divide its amount. They are
 * placed all or none, and are orders of their own from then on.
 */
const newScale = v.object({
  toPrice: positiveDecimal,
  orders: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(50)),
  /** Sizes from `price` to `toPrice`. */
  sizes: closedEnum(scaleSizes),
});

/**
 * A new order. What its type needs says `orderTypeTerms`: `price` if it has a limit, `stopPrice` if it waits for a
 * trigger, a trailing stop one distance, and a TWAP a `schedule`. Every order gives `amount` in the base asset, except a buy without a limit:
 * at once it may, and with a trigger it must give `quoteAmount` (what to spend) instead.
 */
export const newOrder = v.object({
  clientOrderId: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64))),
  market: id,
  side: closedEnum(orderSides),
  type: closedEnum(orderTypes),
  price: v.optional(positiveDecimal),
  stopPrice: v.optional(positiveDecimal),
  trailAmount: v.optional(positiveDecimal),
  /** From 0.01 to 50, with two decimals. */
  trailPercent: v.optional(positiveDecimal),
  amount: v.optional(positiveDecimal),
  quoteAmount: v.optional(positiveDecimal),
  /**
   * Makes a limit order that may rest an iceberg: the book shows so much of it at a time. When that is filled it shows the
   * next part, behind the others of its price. At least what the market takes as an order, and its `minDisplayRatio`.
   */
  displayAmount: v.optional(positiveDecimal),
  timeInForce: v.optional(closedEnum(timesInForce)),
  /** For `GTD`: within a year. */
  expiresAt: v.optional(timestamp),
  postOnly: v.optional(v.boolean()),
  /** Makes a limit order one of a pair, of which one cancels the other; the answer is the limit order. */
  oco: v.optional(otherLeg),
  /**
   * Makes a limit or market order the entry of a bracket: each fill places or enlarges its exits, a pair of which one
   * cancels the other; the answer is the entry.
   */
  exits: v.optional(newExits),
  /** For the types that trade in slices, which need it. */
  schedule: v.optional(schedule),
  /** Makes a limit order that may rest a scaled order; the answer is its first order, with the name that was given. */
  scale: v.optional(newScale),
});
export type NewOrder = v.InferOutput<typeof newOrder>;

export type * from './base/order-request.ts';

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
  /** Pause an open order that trades in slices, or let it go on: its next slice comes later by the time of the pause. */
  pauseOrder: defineEndpoint({
    method: 'PUT',
    path: `${base}/orders/{orderId}/paused`,
    auth: 'required',
    standing: 'active',
    input: v.object({ orderId: id, paused: v.boolean() }),
    output: order,
  }),
  /** Cancel every open order, or those of one market, or of one pair or scaled order. */
  cancelAllOrders: defineEndpoint({
    method: 'DELETE',
    path: `${base}/orders`,
    auth: 'required',
    standing: 'active',
    input: v.object({ market: v.optional(id), familyId: v.optional(id) }),
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
