import { BookSide, type SideObserver } from './book-side.ts';

/**
 * A side of a book with the levels of each group added up, kept as the book changes: a change costs the same however
 * many levels a group has.
 */
export class GroupedSide implements SideObserver {
  /** A level per group; its key is the group's worse edge. */
  readonly groups = new BookSide();
  readonly #side: BookSide;
  #group = 1;
  #outdated = true;

  constructor(side: BookSide) {
    this.#side = side;
    side.observers.add(this);
  }

  changed(key: number, by: bigint): void {
    if (!this.#outdated) this.groups.add(edgeOf(key, this.#group), by);
  }

  reset(): void {
    this.#outdated = true;
  }

  /** Adds up again where that is needed. `group` is the size of a group in price units. */
  update(group: number): void {
    if (!this.#outdated && group === this.#group) return;
    this.#group = group;
    this.#outdated = false;
    this.groups.replace([]);
    for (const { key, size } of this.#side.levels) this.groups.add(edgeOf(key, group), size);
  }
}

/**
 * The key at the worse edge of the group that `key` is in. A bid's key is its price and an ask's its negative price,
 * so this rounds bids down and asks up: a group never shows a better price than is there.
 */
function edgeOf(key: number, group: number): number {
  // Uses the remainder, which is exact; a division may round up to the next group.
  const rest = key % group;
  return rest < 0 ? key - rest - group : key - rest;
}
