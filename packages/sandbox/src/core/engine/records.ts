import type { FillRecord, OrderRecord } from '../records/trading.ts';
import type { Market } from './market.ts';
import { termsOf } from '../records/order-terms.ts';
import type { Fill, Order } from './order.ts';

/** An order as the store keeps it. What it holds is not stored: it follows from what is left of it. */
export function orderRecord(order: Order): OrderRecord {
  return {
    ...termsOf(order),
    accountId: order.accountId,
    market: order.market.id,
    sequence: order.sequence,
    createdAt: order.createdAt,
    triggeredAt: order.triggeredAt,
    updatedAt: order.updatedAt,
    status: order.status,
    cancelReason: order.cancelReason,
    lots: String(order.lots),
    budget: order.budget === null ? null : String(order.budget),
    ...(order.displayLots !== null && {
      displayLots: String(order.displayLots),
      shownLots: String(order.shownLots),
    }),
    filledLots: String(order.filledLots),
    filledQuote: String(order.filledQuote),
    fee: String(order.fee),
    ...(order.exits !== null && { exitLots: String(order.exitLots) }),
    ...(order.progress !== null && { progress: order.progress }),
    waiting: order.waiting,
  };
}

export function orderFromRecord(id: string, record: OrderRecord, market: Market): Order {
  return {
    ...termsOf(record),
    id,
    accountId: record.accountId,
    market,
    createdAt: record.createdAt,
    triggeredAt: record.triggeredAt ?? null,
    sequence: record.sequence,
    updatedAt: record.updatedAt,
    status: record.status,
    cancelReason: record.cancelReason,
    lots: BigInt(record.lots),
    budget: record.budget == null ? null : BigInt(record.budget),
    displayLots: record.displayLots === undefined ? null : BigInt(record.displayLots),
    shownLots: BigInt(record.shownLots ?? 0),
    filledLots: BigInt(record.filledLots),
    filledQuote: BigInt(record.filledQuote),
    fee: BigInt(record.fee),
    fills: [],
    held: 0n,
    exitLots: BigInt(record.exitLots ?? 0),
    progress: record.progress ?? null,
    waiting: record.waiting,
    sibling: undefined,
    previous: undefined,
    next: undefined,
  };
}

export function fillRecord(fill: Fill): FillRecord {
  return {
    ticks: fill.ticks,
    lots: String(fill.lots),
    fee: String(fill.fee),
    maker: fill.maker,
    time: fill.time,
  };
}

export function fillFromRecord(id: string, record: FillRecord): Fill {
  return {
    id,
    ticks: record.ticks,
    lots: BigInt(record.lots),
    fee: BigInt(record.fee),
    maker: record.maker,
    time: record.time,
  };
}
