// @where Sandbox: shown part of an iceberg order, and the next one
import type { OrderSide } from '@agio/api-client/contract';
import { type Order, remainingLots } from './order.ts';
import type { UndoLog } from './undo-log.ts';

/** All resting orders at one price, first come first served. */
export interface Level {
  readonly ticks: number;
  /** Sum of what the orders show: hidden parts of iceberg orders are known to the exchange alone. */
  lots: bigint;
  first: Order | undefined;
  last: Order | undefined;
}

/** Returns what the book shows of a resting order: of an iceberg order its shown part, of every other all that is left. */
export function bookedLots(order: Order): bigint {
  return order.displayLots === null ? remainingLots(order) : order.shownLots;
}

/** One side of a book. The best level is the last of the array, where adding and removing is cheap. */
class BookSide {
  readonly levels: Level[] = [];
  /** +1 when a higher price is better (bids), -1 when a lower one is (asks). */
  private readonly direction: 1 | -1;
  private readonly undo: UndoLog;

  constructor(direction: 1 | -1, undo: UndoLog) {
    this.direction = direction;
    this.undo = undo;
  }

  best(): Level | undefined {
    return this.levels.at(-1);
  }

  at(ticks: number): Level | undefined {
    const level = this.levels[this.position(ticks)];
    return level?.ticks === ticks ? level : undefined;
  }

  obtain(ticks: number): Level {
    const position = this.position(ticks);
    const existing = this.levels[position];
    if (existing?.ticks === ticks) return existing;
    const level: Level = { ticks, lots: 0n, first: undefined, last: undefined };
    this.undo.push(() => this.levels.splice(position, 1));
    this.levels.splice(position, 0, level);
    return level;
  }

  drop(ticks: number): void {
    const position = this.position(ticks);
    const level = this.levels[position];
    if (level?.ticks !== ticks) return;
    this.undo.push(() => this.levels.splice(position, 0, level));
    this.levels.splice(position, 1);
  }

  /** Returns the index of `ticks`, or the one at which it would be inserted. */
  private position(ticks: number): number {
    let low = 0;
    let high = this.levels.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const level = this.levels[middle];
      if (level !== undefined && (level.ticks - ticks) * this.direction < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

export type BookListener = (side: OrderSide, ticks: number) => void;

/** The resting orders of one market, by price and then by time. */
export class Book {
  readonly bids: BookSide;
  readonly asks: BookSide;
  /** Told of every price whose amount changed, or changed back; what it now is must be read from the book. */
  onChange: BookListener | undefined;
  private readonly undo: UndoLog;

  constructor(undo: UndoLog) {
    this.undo = undo;
    this.bids = new BookSide(1, undo);
    this.asks = new BookSide(-1, undo);
  }

  side(side: OrderSide): BookSide {
    return side === 'Buy' ? this.bids : this.asks;
  }

  bestBid(): number | undefined {
    return this.bids.best()?.ticks;
  }

  bestAsk(): number | undefined {
    return this.asks.best()?.ticks;
  }

  lotsAt(side: OrderSide, ticks: number): bigint {
    return this.side(side).at(ticks)?.lots ?? 0n;
  }

  *orders(): Iterable<Order> {
    for (const { levels } of [this.bids, this.asks]) {
      for (const level of levels) {
        for (let order = level.first; order !== undefined; order = order.next) yield order;
      }
    }
  }

  /** Puts an order behind the others of its price, or by its `sequence` when it comes back after a restart. */
  add(order: Order): void {
    this.tellWhenUndone(order);
    const level = this.side(order.side).obtain(priceOf(order));
    let after = level.last;
    while (after !== undefined && after.sequence > order.sequence) after = after.previous;
    this.keep(level, order);
    order.previous = after;
    order.next = after === undefined ? level.first : after.next;
    this.keep(order.previous, order.next);
    if (order.previous === undefined) level.first = order;
    else order.previous.next = order;
    if (order.next === undefined) level.last = order;
    else order.next.previous = order;
    level.lots += bookedLots(order);
    this.onChange?.(order.side, level.ticks);
  }

  /** Puts what is left of an order into the book, behind the others of its price; of an iceberg order it shows a part. */
  rest(order: Order): void {
    if (order.displayLots !== null) {
      this.keep(order);
      const left = remainingLots(order);
      order.shownLots = left < order.displayLots ? left : order.displayLots;
    }
    this.add(order);
  }

  /** Shows the next part of an iceberg order, at another place in the queue. */
  showNext(order: Order, sequence: number): void {
    this.remove(order);
    this.keep(order);
    order.sequence = sequence;
    this.rest(order);
  }

  remove(order: Order): void {
    const side = this.side(order.side);
    const level = side.at(priceOf(order));
    if (level === undefined) return;
    this.tellWhenUndone(order);
    this.keep(level, order, order.previous, order.next);
    if (order.previous === undefined) level.first = order.next;
    else order.previous.next = order.next;
    if (order.next === undefined) level.last = order.previous;
    else order.next.previous = order.previous;
    order.previous = undefined;
    order.next = undefined;
    level.lots -= bookedLots(order);
    if (level.first === undefined) side.drop(level.ticks);
    this.onChange?.(order.side, level.ticks);
  }

  /** After a fill of a resting order that leaves something over. */
  reduce(order: Order, lots: bigint): void {
    const level = this.side(order.side).at(priceOf(order));
    if (level === undefined) return;
    this.tellWhenUndone(order);
    this.keep(level, order);
    level.lots -= lots;
    if (order.displayLots !== null) order.shownLots -= lots;
    this.onChange?.(order.side, level.ticks);
  }

  private keep(...touched: (Level | Order | undefined)[]): void {
    for (const one of touched) if (one !== undefined) this.undo.keep(one);
  }

  /** The first step of a change is the last to be undone: by then the price is as it was. */
  private tellWhenUndone(order: Order): void {
    const [side, ticks] = [order.side, priceOf(order)];
    this.undo.push(() => this.onChange?.(side, ticks));
  }
}

function priceOf(order: Order): number {
  if (order.ticks === null) throw new Error(`order ${order.id} has no price and cannot rest`);
  return order.ticks;
}
