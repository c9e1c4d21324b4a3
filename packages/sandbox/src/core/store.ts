import type { Tables } from './tables.ts';

/** One record to write, or to remove when `value` is undefined. */
export type Write = {
  [Name in keyof Tables]: { table: Name; key: string; value: Tables[Name] | undefined };
}[keyof Tables];

/**
 * What survives a restart. The exchange keeps everything in memory and reads the store once, at its start; every
 * command ends in one `commit`, which is durable when it returns and happens as a whole or not at all. Only then is
 * the command acknowledged.
 */
export interface Store {
  /** All records of a table, in the order of their keys. */
  read<Name extends keyof Tables>(
    table: Name,
  ): Iterable<readonly [key: string, value: Tables[Name]]>;
  commit(writes: readonly Write[]): void;
  close(): void;
}

/** A store that forgets with the page or the process. Values go through JSON, as they do in the real one. */
export function memoryStore(): Store {
  const tables = new Map<string, Map<string, string>>();
  return {
    *read(table) {
      const records = tables.get(table);
      if (records === undefined) return;
      for (const key of [...records.keys()].toSorted()) {
        yield [key, JSON.parse(records.get(key) ?? 'null')];
      }
    },
    commit(writes) {
      for (const { table, key, value } of writes) {
        let records = tables.get(table);
        if (records === undefined) tables.set(table, (records = new Map()));
        if (value === undefined) records.delete(key);
        else records.set(key, JSON.stringify(value));
      }
    },
    close() {},
  };
}
