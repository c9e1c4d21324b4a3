import type { Tables } from '../records/tables.ts';

/** A commit that the store did not take: nothing of it was written, and it may be tried again. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/** One record to write, or to remove when `value` is undefined. */
export type Write = {
  [Name in keyof Tables]: { table: Name; key: string; value: Tables[Name] | undefined };
}[keyof Tables];

/** Part of a table, by key: from `from`, up to but without `to`. */
export interface Range {
  from?: string | undefined;
  to?: string | undefined;
  /** The highest keys first. Default: the lowest first. */
  backwards?: boolean;
  /** Maximum number of records; the next range begins after the last key. */
  limit: number;
}

/**
 * Data that survives a restart, and all that is too long to be kept in memory. Every command of the exchange ends in
 * one `commit`, which is durable when it returns and happens as a whole or not at all. Only then is the command
 * acknowledged. Keys sort as text.
 */
export interface Store {
  get<Name extends keyof Tables>(table: Name, key: string): Tables[Name] | undefined;
  range<Name extends keyof Tables>(
    table: Name,
    range: Range,
  ): (readonly [key: string, value: Tables[Name]])[];
  /** All records of a table, in the order of their keys: for tables that do not grow with time. */
  read<Name extends keyof Tables>(
    table: Name,
  ): Iterable<readonly [key: string, value: Tables[Name]]>;
  commit(writes: readonly Write[]): void;
  /** Total size of all records in bytes; undefined if the store does not measure it. */
  size?(): number | undefined;
  /**
   * Brings what was committed to where a copy of the store alone has it; undefined where there is nothing to bring.
   * Called when an exchange begins.
   */
  settle?(): void;
  close(): void;
}

/** All records of a table, or those whose keys begin with `prefix/`, in the order of their keys, read piece by piece. */
export function* readAll<Name extends keyof Tables>(
  store: Pick<Store, 'range'>,
  table: Name,
  prefix?: string,
): Generator<readonly [key: string, value: Tables[Name]]> {
  const to = prefix === undefined ? undefined : `${prefix}0`; // the character after the slash
  let from = prefix === undefined ? '' : `${prefix}/`;
  for (let limit = 500; ;) {
    const rows: (readonly [string, Tables[Name]])[] = store.range(table, { from, to, limit });
    for (const row of rows) if (row[0] !== from) yield row;
    if (rows.length < limit) return;
    from = rows.at(-1)?.[0] ?? from;
  }
}

/** A store that forgets with the page or the process. Values go through JSON, as they do in the real one. */
export function memoryStore(): Store {
  const tables = new Map<keyof Tables, MemoryTable>();
  const range: Store['range'] = <Name extends keyof Tables>(table: Name, asked: Range) =>
    (tables.get(table)?.range(asked) ?? []).map(
      ([key, text]) => [key, JSON.parse(text) as Tables[Name]] as const,
    );
  return {
    range,
    read: (table) => range(table, { limit: Infinity }),
    get<Name extends keyof Tables>(table: Name, key: string) {
      const text = tables.get(table)?.values.get(key);
      return text === undefined ? undefined : (JSON.parse(text) as Tables[Name]);
    },
    commit(writes) {
      const texts = writes.map(({ value }) => JSON.stringify(value));
      for (const [index, { table, key }] of writes.entries()) {
        let records = tables.get(table);
        if (records === undefined) tables.set(table, (records = new MemoryTable()));
        records.put(key, texts[index]);
      }
    },
    close() {},
  };
}

class MemoryTable {
  readonly values = new Map<string, string>();
  /** In order. */
  private readonly keys: string[] = [];

  put(key: string, text: string | undefined): void {
    const known = this.values.has(key);
    if (text === undefined) this.values.delete(key);
    else this.values.set(key, text);
    if (known === (text !== undefined)) return;
    this.keys.splice(this.position(key), known ? 1 : 0, ...(known ? [] : [key]));
  }

  range({ from, to, backwards = false, limit }: Range): [string, string][] {
    const first = from === undefined ? 0 : this.position(from);
    const end = to === undefined ? this.keys.length : this.position(to);
    const keys = backwards
      ? this.keys.slice(Math.max(first, end - limit), Math.max(first, end)).toReversed()
      : this.keys.slice(first, Math.min(end, first + limit));
    return keys.map((key) => [key, this.values.get(key) ?? 'null']);
  }

  /** Returns the number of keys before this one. */
  private position(key: string): number {
    let low = 0;
    let high = this.keys.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.keys[middle] ?? '') < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
