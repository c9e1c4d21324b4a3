// @where Sandbox: exits of a bracket: when they are placed and enlarged, and their size
import { type ExitTicks, plainTerms } from '../../records/order-terms.ts';
import { notional, steppedLots } from '../market-rules.ts';
import { isEnough } from './exit-validation.ts';
import type { OrderBookkeeping } from '../order-bookkeeping.ts';
import { givenAsset, newOrder, type Order, orderId } from '../order.ts';
import type { CancelReason } from '../../records/order-terms.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** Calls of the matcher that exits need. */
interface Matching {
  cancel: (order: Order, reason: CancelReason) => void;
  enter: (order: Order, budget: null) => void;
  hold: (order: Order) => void;
  takeIn: (order: Order) => void;
  wait: (order: Order) => void;
}

/**
 * The exits of brackets: a limit order and a stop on the other side of an entry, one of which cancels the other. They
 * follow its fills at the end of each match: within it the entry could meet its own exit.
 */
export class Exits {
  private readonly work: UnitOfWork;
  private readonly orders: OrderBookkeeping;
  private readonly matcher: Matching;
  /** Entries that were filled in the match under way. */
  private readonly due = new Set<Order>();

  constructor(work: UnitOfWork, orders: OrderBookkeeping, matcher: Matching) {
    this.work = work;
    this.orders = orders;
    this.matcher = matcher;
  }

  /** Notes a fill: of an entry, whose exits follow, or of an exit, which ends the rest of its entry. */
  filled(order: Order): void {
    if (order.exits !== null) this.work.undo.add(this.due, order);
    this.endEntry(order, 'OneCancelsOther');
  }

  /** Cancels what is left of the entry of an exit that was filled or has ended: its fills would have no exits. */
  endEntry(exit: Order, reason: CancelReason): void {
    const entry = this.orders.openEntryOf(exit);
    if (entry !== undefined) this.matcher.cancel(entry, reason);
  }

  /** Places or enlarges the exits of the entries that were filled. */
  follow(): void {
    for (const entry of this.due) {
      this.work.undo.remove(this.due, entry);
      if (entry.exits !== null) this.cover(entry, entry.exits);
    }
  }

  private cover(entry: Order, exits: ExitTicks): void {
    const { rules } = entry.market;
    const lots = lotsToExit(entry, exits);
    const limit = this.orders.exitOf(entry);
    const more = lots - entry.exitLots;
    const isFirst = entry.exitLots === 0n && isEnough(rules, exits, lots);
    if (more <= 0n || (limit === undefined && !isFirst)) return;
    this.work.undo.keep(entry);
    entry.exitLots = lots;
    this.work.note(entry);
    if (limit === undefined) this.place(entry, exits, lots);
    else this.enlarge(limit, more);
  }

  /** Places both. The limit order may trade at once: an entry that took several prices went past its profit. */
  private place({ id, accountId, market, side }: Order, exits: ExitTicks, lots: bigint): void {
    const sequence = this.work.nextSequence();
    const terms = {
      ...plainTerms,
      market,
      side: side === 'Buy' ? 'Sell' : 'Buy',
      lots,
      budget: null,
      familyId: orderId(sequence),
      parentOrderId: id,
    } as const;
    const { takeProfit: ticks, stopLoss: stopTicks, stopLimit } = exits;
    const type = stopLimit === null ? 'StopMarket' : 'StopLimit';
    const now = this.work.now();
    const limit = newOrder(accountId, { ...terms, ticks }, sequence, now);
    const stop = newOrder(
      accountId,
      { ...terms, type, ticks: stopLimit, stopTicks },
      this.work.nextSequence(),
      now,
    );
    this.matcher.takeIn(limit);
    this.matcher.wait(stop);
    this.matcher.takeIn(stop);
    this.matcher.enter(limit, null);
  }

  /** A limit order that gets larger goes behind the others of its price. */
  private enlarge(limit: Order, lots: bigint): void {
    const { market, sibling } = limit;
    market.book.remove(limit);
    this.work.undo.keep(limit);
    limit.sequence = this.work.nextSequence();
    for (const leg of sibling === undefined ? [limit] : [limit, sibling]) {
      this.work.undo.keep(leg);
      leg.lots += lots;
      leg.updatedAt = this.work.now();
      this.matcher.hold(leg);
      this.work.touchBalance(leg.accountId, givenAsset(leg));
      this.work.note(leg);
    }
    market.book.add(limit);
  }
}

/**
 * Returns the amount that exits of a filled entry may have: what it received after fees, or what that buys back at the dearer
 * of the two prices, and never more than it filled.
 */
function lotsToExit(
  { side, market, filledLots, filledQuote, fee }: Order,
  exits: ExitTicks,
): bigint {
  const { rules } = market;
  const lots =
    side === 'Buy'
      ? (filledLots * rules.baseAtomsPerLot - fee) / rules.baseAtomsPerLot
      : (filledQuote - fee) /
        notional(rules, Math.max(exits.takeProfit, exits.stopLimit ?? exits.stopLoss), 1n);
  return steppedLots(rules, lots < filledLots ? lots : filledLots);
}
