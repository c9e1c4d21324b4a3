import type { Exchange } from '../engine/exchange.ts';
import type { Store, Write } from '../store/store.ts';
import type { Tables } from '../records/tables.ts';

/**
 * One table of the store, kept in memory. A change is part of the command under way: durable when that is written, and
 * taken back when it fails. Records are replaced, never altered.
 */
export class Collection<Name extends keyof Tables> {
  private readonly exchange: Exchange;
  private readonly table: Name;
  private readonly records: Map<string, Tables[Name]>;

  constructor(exchange: Exchange, store: Store, table: Name) {
    this.exchange = exchange;
    this.table = table;
    this.records = new Map(store.read(table));
  }

  get(key: string): Tables[Name] | undefined {
    return this.records.get(key);
  }

  /** In the order in which they were first put; after a restart in the order of their keys. */
  values(): IterableIterator<Tables[Name]> {
    return this.records.values();
  }

  filter(test: (record: Tables[Name]) => boolean): Tables[Name][] {
    return [...this.records.values()].filter(test);
  }

  get size(): number {
    return this.records.size;
  }

  put(key: string, value: Tables[Name]): void {
    this.exchange.undo.set(this.records, key, value);
    this.write(key, value);
  }

  remove(key: string): void {
    if (this.exchange.undo.delete(this.records, key)) this.write(key, undefined);
  }

  private write(key: string, value: Tables[Name] | undefined): void {
    // The union of all writes cannot be named for a table that is only known as a type.
    this.exchange.write({ table: this.table, key, value } as Write);
  }
}
