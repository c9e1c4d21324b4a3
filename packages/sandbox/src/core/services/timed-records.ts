import type { Exchange } from '../engine/exchange.ts';
import { readAll, type Store } from '../store/store.ts';
import type { Tables } from '../records/tables.ts';

/** Records that something happens to when their time has come, each in a command of its own. */
export interface Timed {
  /** Ids of those whose time has come. */
  due(now: number): string[];
  moveOn(id: string, now: number): void;
}

export function isDue(record: { dueAt: number | null } | undefined, now: number): boolean {
  return record?.dueAt != null && record.dueAt <= now;
}

/** Records of a table that the clock moves on, in memory until they are over. */
export class TimedRecords<Name extends 'transfers' | 'rampOrders'> {
  private readonly exchange: Exchange;
  private readonly table: Name;
  private readonly records = new Map<string, Tables[Name]>();

  constructor(exchange: Exchange, store: Store, table: Name) {
    this.exchange = exchange;
    this.table = table;
    for (const [key] of readAll(store, 'underWay', table)) {
      const record = store.get(table, key.slice(table.length + 1));
      if (record !== undefined) this.records.set(record.id, record);
    }
  }

  get(id: string): Tables[Name] | undefined {
    return this.records.get(id);
  }

  values(): Iterable<Tables[Name]> {
    return this.records.values();
  }

  /** Ids of those whose time has come. */
  due(now: number): string[] {
    return [...this.records.keys()].filter((id) => isDue(this.records.get(id), now));
  }

  /** Keeps a record as it is now, or lets it go when nothing will happen to it any more. */
  follow(record: Tables[Name]): void {
    const { undo } = this.exchange;
    const known = this.records.has(record.id);
    const goesOn = record.dueAt !== null;
    if (goesOn) undo.set(this.records, record.id, record);
    else undo.delete(this.records, record.id);
    if (known === goesOn) return;
    const key = `${this.table}/${record.id}`;
    this.exchange.write({ table: 'underWay', key, value: goesOn || undefined });
  }
}
