// @where Sandbox: slices of a TWAP order: their size, their times, pause and end
import { refuse } from '../../refusal.ts';
import { steppedLots } from '../market-rules.ts';
import type { OrderBookkeeping } from '../order-bookkeeping.ts';
import { isOpen, type Order, remainingLots } from '../order.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { costOfRest } from './reserves.ts';

/** Most of what a slice may trade. */
export interface Slice {
  /** Undefined for one that is counted by what it spends. */
  lots: bigint | undefined;
  budget: bigint | null;
}

/** Calls of the matcher that slices need. */
interface Matching {
  slice: (order: Order, slice: Slice, isLast: boolean) => void;
}

/**
 * Orders that trade in slices. They wait beside the book, with all that they may cost reserved; a slice trades at once, and
 * what it could not fill goes to those after it. Their fills are those of the one order.
 */
export class Slices {
  private readonly work: UnitOfWork;
  private readonly orders: OrderBookkeeping;
  private readonly matcher: Matching;

  constructor(work: UnitOfWork, orders: OrderBookkeeping, matcher: Matching) {
    this.work = work;
    this.orders = orders;
    this.matcher = matcher;
  }

  /** Returns the orders whose next slice has come. */
  due(): Order[] {
    return this.orders.sliceDue(this.work.now());
  }

  /**
   * Trades the next slice of an order. In a market that does not trade it comes one interval later, like all that follow.
   * A schedule never catches up: after a standstill of the exchange the next slice is again one interval away.
   */
  take(order: Order): void {
    const { schedule, progress, market } = order;
    if (schedule === null || progress === null || !isOpen(order)) return;
    const now = this.work.now();
    const interval = (schedule.duration * 1000) / schedule.slices;
    const planned = Math.round(progress.nextSliceAt + interval);
    const nextSliceAt = planned > now ? planned : Math.round(now + interval);
    const trades = market.status === 'Open';
    const slicesDone = progress.slicesDone + Number(trades);
    const left = schedule.slices - progress.slicesDone;
    this.work.undo.keep(order);
    order.progress = { ...progress, slicesDone, nextSliceAt };
    order.updatedAt = now;
    this.work.note(order);
    if (trades) this.matcher.slice(order, sliceOf(order, BigInt(left)), left === 1);
  }

  /** Pauses an order, or lets it go on; its next slice comes later by the time of the pause. */
  setPaused(order: Order, paused: boolean): void {
    const { progress } = order;
    if (!isOpen(order)) throw refuse('orderNotOpen', 'orderId');
    if (progress === null) throw refuse('scheduleInvalid', 'orderId');
    const { pausedAt, nextSliceAt } = progress;
    if (paused === (pausedAt !== null)) return;
    const now = this.work.now();
    this.work.undo.keep(order);
    order.progress =
      pausedAt === null
        ? { ...progress, pausedAt: now }
        : { ...progress, pausedAt: null, nextSliceAt: nextSliceAt + now - pausedAt };
    order.updatedAt = now;
    this.work.note(order);
  }
}

/** Returns the next of the slices that are left: an equal part of the rest, and the last of them all of it. */
function sliceOf(order: Order, left: bigint): Slice {
  if (order.budget !== null) return { lots: undefined, budget: costOfRest(order) / left };
  const rest = remainingLots(order);
  return { lots: left === 1n ? rest : steppedLots(order.market.rules, rest / left), budget: null };
}
