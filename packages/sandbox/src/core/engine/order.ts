import type { OrderStatus } from '@agio/api-client/contract';
import type { Market } from './market.ts';
import {
  type CancelReason,
  type OrderTerms,
  type Progress,
  termsOf,
} from '../records/order-terms.ts';
import type { ValidOrder } from './order-validation.ts';

export interface Fill {
  id: string;
  ticks: number;
  lots: bigint;
  /** Atoms of the received asset. */
  fee: bigint;
  maker: boolean;
  time: number;
}

/** An order as the engine keeps it. Amounts are lots of its market, prices ticks, money atoms. */
export interface Order extends OrderTerms {
  readonly id: string;
  readonly accountId: string;
  readonly market: Market;
  createdAt: number;
  /** Time at which a stop order entered the market; null for one that waits, and for every other order. */
  triggeredAt: number | null;
  /** Time priority inside a price: lower is served first. A stop order gets its place when it triggers. */
  sequence: number;
  updatedAt: number;
  status: OrderStatus;
  cancelReason: CancelReason;
  /** Amount of the order; for a market buy by quote amount, the amount bought so far. */
  lots: bigint;
  /** Budget of a market buy by quote amount. */
  readonly budget: bigint | null;
  /** Part of an iceberg order that the book shows at a time; null for every other order. */
  readonly displayLots: bigint | null;
  /** Rest of the part of an iceberg order that the book shows. */
  shownLots: bigint;
  filledLots: bigint;
  filledQuote: bigint;
  fee: bigint;
  fills: Fill[];
  /** Atoms of the given asset (quote when buying, base when selling) that are still reserved. */
  held: bigint;
  /** Part of an entry that has exits: it grows with its fills. */
  exitLots: bigint;
  /** Null except for an order that trades in slices. */
  progress: Progress | null;
  /** Orders with a trigger wait outside the book until the last price reaches it. */
  waiting: boolean;
  /** The other leg of a pair, of which one cancels the other, while both are open. */
  sibling: Order | undefined;

  /** Links inside a price level; only the book touches them. */
  previous: Order | undefined;
  next: Order | undefined;
}

export function remainingLots(order: Order): bigint {
  return order.lots - order.filledLots;
}

export function isOpen(order: Pick<Order, 'status'>): boolean {
  return order.status === 'Open' || order.status === 'PartiallyFilled';
}

/** The asset that the order gives away, and the one that it receives (in which it pays the fee). */
export function givenAsset(order: Order): string {
  return order.side === 'Buy' ? order.market.quoteAsset : order.market.baseAsset;
}

export function receivedAsset(order: Order): string {
  return order.side === 'Buy' ? order.market.baseAsset : order.market.quoteAsset;
}

/** Returns the place that an order had when it was placed: its id keeps it when a trigger gives it a new one. */
export function firstPlaceOf({ id }: Pick<Order, 'id'>): number {
  return Number.parseInt(id.slice(1), 36);
}

/** Returns the id of the order that came at a place in the queue. */
export const orderId = (sequence: number): string => `o${sequence.toString(36)}`;

/** An order as it comes in. `sequence` is its place in the queue, and makes its id. */
export function newOrder(
  accountId: string,
  valid: ValidOrder,
  sequence: number,
  now: number,
): Order {
  return {
    ...termsOf(valid),
    id: orderId(sequence),
    accountId,
    market: valid.market,
    createdAt: now,
    triggeredAt: null,
    sequence,
    updatedAt: now,
    status: 'Open',
    cancelReason: 'NotCancelled',
    lots: valid.lots,
    budget: valid.budget,
    displayLots: valid.displayLots ?? null,
    shownLots: 0n,
    filledLots: 0n,
    filledQuote: 0n,
    fee: 0n,
    fills: [],
    held: 0n,
    exitLots: 0n,
    progress: valid.schedule === null ? null : { slicesDone: 0, nextSliceAt: now, pausedAt: null },
    waiting: false,
    sibling: undefined,
    previous: undefined,
    next: undefined,
  };
}
