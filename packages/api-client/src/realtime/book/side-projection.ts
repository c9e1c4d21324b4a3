import type { DecimalString } from '../../contract/core.ts';
import type { BookSide, SideObserver } from './book-side.ts';
import { fromUnits } from './scaled-decimal.ts';

/** A row before its depth is known, with what is needed to go on from it. */
export interface Step {
  readonly key: number;
  readonly price: DecimalString;
  readonly amount: DecimalString;
  readonly total: DecimalString;
  /** The amount in amount units. */
  readonly size: bigint;
  /** The total in amount units: exact, and near (for the depth bar only). */
  readonly totalUnits: bigint;
  readonly totalNear: number;
}

interface Scales {
  readonly priceScale: number;
  readonly amountScale: number;
}

/**
 * The best rows of one side of a book. Rows better than the best change since the last reading are kept as they were,
 * so that a change deep in the book costs little.
 */
export class SideProjection implements SideObserver {
  readonly steps: Step[] = [];
  readonly #side: BookSide;
  readonly #rows: number;
  #changedFrom = Infinity;

  constructor(side: BookSide, rows: number) {
    this.#side = side;
    this.#rows = rows;
    side.observers.add(this);
  }

  changed(key: number): void {
    if (key > this.#changedFrom) this.#changedFrom = key;
  }

  reset(): void {
    this.#changedFrom = Infinity;
  }

  /** Brings `steps` up to date and answers whether they changed. */
  update(scales: Scales): boolean {
    const changed = this.#changedFrom;
    if (changed === -Infinity) return false;
    this.#changedFrom = -Infinity;
    const { steps } = this;
    // Steps read at other scales are of no use.
    if (changed === Infinity) steps.length = 0;
    let kept = steps.length;
    while (kept > 0 && (steps[kept - 1]?.key ?? 0) <= changed) kept -= 1;
    if (kept === this.#rows) return false;
    const count = this.#write(kept, scales);
    // Only when there are fewer: setting the length rebuilds the array.
    if (steps.length > count) steps.length = count;
    return true;
  }

  /** Writes the rows from `count` on, and answers how many there are then. */
  #write(count: number, { priceScale, amountScale }: Scales): number {
    const { steps } = this;
    const { levels } = this.#side;
    let total = steps[count - 1]?.totalUnits ?? 0n;
    for (; count < this.#rows; count += 1) {
      const level = levels[levels.length - 1 - count];
      if (level === undefined) break;
      const { key, size } = level;
      total += size;
      // Writing numbers costs most: the texts of before are used again where they fit.
      const before = steps[count]?.key === key ? steps[count] : undefined;
      const sameSize = before?.size === size;
      steps[count] = {
        key,
        price: level.price ?? before?.price ?? fromUnits(Math.abs(key), priceScale),
        amount: level.amount ?? (sameSize ? before.amount : fromUnits(size, amountScale)),
        total: before?.totalUnits === total ? before.total : fromUnits(total, amountScale),
        size,
        totalUnits: total,
        totalNear: Number(total),
      };
    }
    return count;
  }
}
