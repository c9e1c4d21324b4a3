import type { DecimalString } from '../../contract/core.ts';
import type { BookSide } from './book-side.ts';
import { GroupedSide } from './grouped-side.ts';
import type { OrderBook } from './order-book.ts';
import { fractionDigits, ScaledDecimalError, toUnits } from './scaled-decimal.ts';
import { SideProjection, type Step } from './side-projection.ts';
import type { BookOptions, BookRow } from '../views.ts';

/** Rows of each side that a reader of the order book gets. */
const defaultRows = 30;
/** Step in price units: each price is a row. */
const ungroupedStep = 1;

export interface BookRows {
  /** Best first. */
  readonly bids: readonly BookRow[];
  /** Best first. */
  readonly asks: readonly BookRow[];
}

/**
 * The best rows of a book for one reader, in exact decimal strings. Reading twice without a change between answers
 * the same object. It hears of the book's changes as long as the book lives.
 */
export class BookProjection {
  readonly #book: OrderBook;
  readonly #grouping: DecimalString | undefined;
  readonly #groups: readonly GroupedSide[];
  readonly #bids: SideProjection;
  readonly #asks: SideProjection;
  #priceScale = -1;
  #group = ungroupedStep;
  #result: BookRows = { bids: [], asks: [] };

  /** A grouping that is no decimal above zero is no grouping. */
  constructor(book: OrderBook, { rows = defaultRows, grouping }: BookOptions = {}) {
    this.#book = book;
    this.#grouping = grouping !== undefined && isStep(grouping) ? grouping : undefined;
    const groups: GroupedSide[] = [];
    const grouped = (side: BookSide): BookSide => {
      if (this.#grouping === undefined) return side;
      const group = new GroupedSide(side);
      groups.push(group);
      return group.groups;
    };
    this.#bids = new SideProjection(grouped(book.bids), rows);
    this.#asks = new SideProjection(grouped(book.asks), rows);
    this.#groups = groups;
  }

  read(): BookRows {
    if (this.#grouping !== undefined) this.#updateGroups(this.#grouping);
    const bidsChanged = this.#bids.update(this.#book);
    const asksChanged = this.#asks.update(this.#book);
    if (!bidsChanged && !asksChanged) return this.#result;
    const bids = this.#bids.steps;
    const asks = this.#asks.steps;
    const largest = Math.max(bids.at(-1)?.totalNear ?? 0, asks.at(-1)?.totalNear ?? 0);
    this.#result = { bids: withDepth(bids, largest), asks: withDepth(asks, largest) };
    return this.#result;
  }

  #updateGroups(grouping: DecimalString): void {
    if (this.#book.priceScale !== this.#priceScale) {
      try {
        this.#book.requirePriceScale(fractionDigits(grouping));
        this.#group = toUnits(grouping, this.#book.priceScale) ?? ungroupedStep;
      } catch (error) {
        if (!(error instanceof ScaledDecimalError)) throw error;
        // So much finer than the prices that no two of them share a group.
        this.#group = ungroupedStep;
      }
      this.#priceScale = this.#book.priceScale;
    }
    for (const side of this.#groups) side.update(this.#group);
  }
}

function withDepth(steps: readonly Step[], largest: number): BookRow[] {
  return steps.map(({ price, amount, total, totalNear }) => ({
    price,
    amount,
    total,
    depth: totalNear / largest,
  }));
}

function isStep(text: string): boolean {
  return /^(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text) && /[1-9]/.test(text);
}
