import type { OrderSide, OrderType, TimeInForce } from '@agio/api-client/contract';

/** What an order says besides its market and how much: the same when it comes in, in the engine and in the store. */
export interface OrderTerms {
  /** The caller's own name for it. */
  readonly clientOrderId: string | null;
  readonly side: OrderSide;
  readonly type: OrderType;
  readonly timeInForce: TimeInForce;
  readonly postOnly: boolean;
  /** Null for a market order. */
  readonly ticks: number | null;
  readonly stopTicks: number | null;
}

/** The terms of a plain limit order, as the house places them. */
export const plainTerms = {
  clientOrderId: null,
  type: 'Limit',
  timeInForce: 'GTC',
  postOnly: false,
  stopTicks: null,
} as const satisfies Partial<OrderTerms>;

/** The terms alone, of an order or of its record. */
export function termsOf(order: OrderTerms): OrderTerms {
  const { clientOrderId, side, type, timeInForce, postOnly, ticks, stopTicks } = order;
  return { clientOrderId, side, type, timeInForce, postOnly, ticks, stopTicks };
}
