import type { DecimalString } from '../../contract/core.ts';

/** A price level. `key` orders a side: the better the price, the larger the key. */
export interface Level {
  readonly key: number;
  /** The amount in units of the book's amount scale, above zero. */
  size: bigint;
  /** Text of the server; undefined where levels were added up. */
  price?: DecimalString | undefined;
  amount?: DecimalString | undefined;
}

export interface SideObserver {
  /** The size at `key` has grown by so much; at zero the level is gone. */
  changed(key: number, by: bigint): void;
  /** Everything may differ, the scales too. */
  reset(): void;
}

/**
 * One side of a book: levels sorted by key, the best at the end, because most changes are near the best and so move
 * few entries.
 */
export class BookSide {
  readonly levels: Level[] = [];
  readonly observers = new Set<SideObserver>();
  /**
   * The key below which nothing is known, once the side was cut to its limit. Changes beyond it are ignored: they
   * would be islands in a region with holes.
   */
  #edge = -Infinity;

  get best(): Level | undefined {
    return this.levels[this.levels.length - 1];
  }

  /** True when levels were cut away. */
  get truncated(): boolean {
    return this.#edge !== -Infinity;
  }

  /** Takes levels in any order; of two with one key the later wins. */
  replace(levels: Level[]): void {
    this.levels.length = 0;
    this.#edge = -Infinity;
    const sorted = levels.toSorted((a, b) => a.key - b.key);
    for (const level of sorted) {
      if (this.best?.key === level.key) this.levels.pop();
      this.levels.push(level);
    }
    this.#reset();
  }

  /** Sets a level, or removes it when its size is zero. Removing what is not there does nothing. */
  set(level: Level): void {
    const { key, size } = level;
    if (key < this.#edge) return;
    const index = this.#indexOf(key);
    const present = this.levels[index];
    if (present?.key !== key) {
      if (size === 0n) return;
      insertAt(this.levels, index, level);
      this.#changed(key, size);
      return;
    }
    const by = size - present.size;
    if (size === 0n) {
      removeAt(this.levels, index);
    } else {
      present.size = size;
      present.price = level.price;
      present.amount = level.amount;
    }
    // Also when only the text differs.
    this.#changed(key, by);
  }

  /** Adds to the size at `key`; a level without size is removed. */
  add(key: number, by: bigint): void {
    const index = this.#indexOf(key);
    const present = this.levels[index];
    if (present?.key !== key) {
      if (by !== 0n) insertAt(this.levels, index, { key, size: by });
    } else {
      present.size += by;
      if (present.size === 0n) removeAt(this.levels, index);
    }
    this.#changed(key, by);
  }

  /** Forgets the worst levels beyond `limit`. */
  truncate(limit: number): void {
    const excess = this.levels.length - limit;
    if (excess <= 0) return;
    const worst = this.levels.splice(0, excess);
    this.#edge = this.levels[0]?.key ?? -Infinity;
    for (const { key, size } of worst) this.#changed(key, -size);
  }

  /** Multiplies all keys (when prices gain digits) and sizes (when amounts do). */
  rescale(keyFactor: number, sizeFactor: bigint): void {
    const levels = this.levels.map((level) => ({
      ...level,
      key: level.key * keyFactor,
      size: level.size * sizeFactor,
    }));
    this.levels.splice(0, this.levels.length, ...levels);
    this.#edge *= keyFactor;
    this.#reset();
  }

  /** The index of the first level whose key is not below `key`. */
  #indexOf(key: number): number {
    const levels = this.levels;
    let low = 0;
    let high = levels.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const level = levels[middle];
      if (level !== undefined && level.key < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #changed(key: number, by: bigint): void {
    for (const observer of this.observers) observer.changed(key, by);
  }

  #reset(): void {
    for (const observer of this.observers) observer.reset();
  }
}

// Written by hand: splice allocates an array for the removed part, and these run for every changed level.
function insertAt(levels: Level[], index: number, level: Level): void {
  levels.push(level);
  for (let at = levels.length - 1; at > index; at -= 1) {
    const before = levels[at - 1];
    if (before !== undefined) levels[at] = before;
  }
  levels[index] = level;
}

function removeAt(levels: Level[], index: number): void {
  for (let at = index + 1; at < levels.length; at += 1) {
    const next = levels[at];
    if (next !== undefined) levels[at - 1] = next;
  }
  levels.pop();
}
