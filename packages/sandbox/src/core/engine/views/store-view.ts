import type { Range, Store, Write } from '../../store/store.ts';
import type { Tables } from '../../records/tables.ts';

/** The store as the command under way sees it: with what it has written itself. */
export class StoreView {
  private readonly store: Pick<Store, 'get' | 'range'>;
  private readonly pending: () => readonly Write[];

  constructor(store: Pick<Store, 'get' | 'range'>, pending: () => readonly Write[]) {
    this.store = store;
    this.pending = pending;
  }

  get<Name extends keyof Tables>(table: Name, key: string): Tables[Name] | undefined {
    const own = this.pending().findLast((write) => write.table === table && write.key === key);
    return own === undefined ? this.store.get(table, key) : (own.value as Tables[Name] | undefined);
  }

  range<Name extends keyof Tables>(
    table: Name,
    range: Range,
  ): (readonly [key: string, value: Tables[Name]])[] {
    const own = this.pending().filter((write) => write.table === table && isIn(range, write.key));
    if (own.length === 0) return this.store.range(table, range);
    // So many more than asked for, as many of them may be gone.
    const found = new Map(this.store.range(table, { ...range, limit: range.limit + own.length }));
    for (const { key, value } of own) {
      if (value === undefined) found.delete(key);
      else found.set(key, value as Tables[Name]);
    }
    const sorted = [...found].toSorted(([a], [b]) => (a < b ? -1 : 1));
    return (range.backwards === true ? sorted.reverse() : sorted).slice(0, range.limit);
  }
}

function isIn({ from, to }: Range, key: string): boolean {
  return (from === undefined || key >= from) && (to === undefined || key < to);
}
