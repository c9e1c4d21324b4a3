import type {
  orderCancelReasons,
  OrderSide,
  OrderType,
  TimeInForce,
} from '@agio/api-client/contract';

export type CancelReason = (typeof orderCancelReasons)[number];

/** Options of an order besides its market, prices and amount; named as in the contract. */
interface OrderOptions {
  /** The caller's own name for it. */
  readonly clientOrderId: string | null;
  readonly side: OrderSide;
  readonly type: OrderType;
  readonly timeInForce: TimeInForce;
  readonly postOnly: boolean;
}

/** The prices of an order, in ticks. */
export interface OrderPrices {
  /** Null for a market order. */
  readonly ticks: number | null;
  readonly stopTicks: number | null;
}

/** Terms of an order besides its market and amount: the same when it comes in, in the engine and in the store. */
export interface OrderTerms extends OrderOptions, OrderPrices {}

/** The terms of a plain limit order, as the house places them. */
export const plainTerms = {
  clientOrderId: null,
  type: 'Limit',
  timeInForce: 'GTC',
  postOnly: false,
  stopTicks: null,
} as const satisfies Partial<OrderTerms>;

/** The options alone, of an order or of its record. */
export function optionsOf(order: OrderOptions): OrderOptions {
  const { clientOrderId, side, type, timeInForce, postOnly } = order;
  return { clientOrderId, side, type, timeInForce, postOnly };
}

/** The terms alone, of an order or of its record. */
export function termsOf(order: OrderTerms): OrderTerms {
  const { ticks, stopTicks } = order;
  return { ...optionsOf(order), ticks, stopTicks };
}

/** Something of every price, by its name in the contract. */
export function mapPrices<T>(
  { ticks, stopTicks }: OrderPrices,
  of: (ticks: number | null) => T,
): { price: T; stopPrice: T } {
  return { price: of(ticks), stopPrice: of(stopTicks) };
}
