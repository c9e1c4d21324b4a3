import type {
  Order,
  orderCancelReasons,
  OrderSide,
  OrderType,
  SliceSchedule,
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
  /** Distance of a trailing stop in percent, unless it is a price. */
  readonly trailPercent: string | null;
  /** The same for both legs of a pair: the id of its limit order. */
  readonly familyId: string | null;
  /** The entry of the bracket that this is an exit of. */
  readonly parentOrderId: string | null;
}

/** The prices of the exits of an entry, in ticks. */
export interface ExitTicks {
  readonly takeProfit: number;
  readonly stopLoss: number;
  /** Limit of the stop; null for one that takes the prices of the book. */
  readonly stopLimit: number | null;
}

/** The prices of an order, in ticks. */
export interface OrderPrices {
  /** Null for a market order. */
  readonly ticks: number | null;
  /** Trigger; of a trailing stop where it is now: the engine moves it. */
  stopTicks: number | null;
  /** Distance of a trailing stop. */
  readonly trailTicks: number | null;
}

/** Terms of an order besides its market and amount: the same when it comes in, in the engine and in the store. */
export interface OrderTerms extends OrderOptions, OrderPrices {
  readonly expiresAt: number | null;
  /** Exits of the entry of a bracket. */
  readonly exits: ExitTicks | null;
  /** Times of an order that trades in slices. */
  readonly schedule: SliceSchedule | null;
  /** The scaled order that this is one of, and its place in it. */
  readonly scale: NonNullable<Order['scale']> | null;
}

/** Place of an order in its schedule. */
export interface Progress {
  readonly slicesDone: number;
  readonly nextSliceAt: number;
  readonly pausedAt: number | null;
}

/** Terms as a record of an earlier version may have them. */
export type StoredTerms = Omit<OrderTerms, LaterTerm> & Partial<Pick<OrderTerms, LaterTerm>>;
type LaterTerm =
  | 'trailPercent'
  | 'familyId'
  | 'parentOrderId'
  | 'trailTicks'
  | 'expiresAt'
  | 'exits'
  | 'schedule'
  | 'scale';

/** The terms of a plain limit order, as the house places them. */
export const plainTerms = {
  clientOrderId: null,
  type: 'Limit',
  timeInForce: 'GTC',
  postOnly: false,
  stopTicks: null,
  trailTicks: null,
  trailPercent: null,
  familyId: null,
  parentOrderId: null,
  expiresAt: null,
  exits: null,
  schedule: null,
  scale: null,
} as const satisfies Partial<OrderTerms>;

/** The options alone, of an order or of its record. */
export function optionsOf(order: StoredTerms): OrderOptions {
  const { clientOrderId, side, type, timeInForce, postOnly } = order;
  const { trailPercent = null, familyId = null, parentOrderId = null } = order;
  const plain = { clientOrderId, side, type, timeInForce, postOnly };
  return { ...plain, trailPercent, familyId, parentOrderId };
}

/** The terms alone, of an order or of its record. */
export function termsOf(order: StoredTerms): OrderTerms {
  const { ticks, stopTicks, trailTicks = null, expiresAt = null } = order;
  const { exits = null, schedule = null, scale = null } = order;
  return { ...optionsOf(order), ticks, stopTicks, trailTicks, expiresAt, exits, schedule, scale };
}

/** Something of every price, by its name in the contract. */
export function mapPrices<T>(
  { ticks, stopTicks, trailTicks }: OrderPrices,
  of: (ticks: number | null) => T,
): { price: T; stopPrice: T; trailAmount: T } {
  return { price: of(ticks), stopPrice: of(stopTicks), trailAmount: of(trailTicks) };
}
