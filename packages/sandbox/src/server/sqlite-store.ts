// @where Sandbox: database file (SQLite): layout, durability
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Range, Store, Tables } from '../core/index.ts';
import { openDatabase } from './data-folder.ts';

/** Version of the layout of records in the file. */
const layoutVersion = 2;
/** Files that are opened; the exchange brings their records to the layout of today (`core/migrate.ts`). */
const readable = [1, layoutVersion];

/** Behind every key: nothing sorts after the last code point. */
const lastKey = '\u{10FFFF}';

export interface SqliteStoreOptions {
  /**
   * `full` (default) waits for the disk at every commit, so that what was acknowledged survives even a power cut.
   * `normal` survives the end of the process at any moment, but may lose the last commits when the machine itself
   * goes down; it is several times faster.
   */
  durability?: 'full' | 'normal';
  /** Opens the file. For tests that make it refuse. */
  open?: (path: string) => DatabaseSync;
}

/**
 * The exchange's records in one SQLite file: a table each, `key` to JSON. Write-ahead logging makes a commit one
 * append, and leaves the file whole wherever the process is killed. One process at a time: the file is locked.
 *
 * @throws StoreVersionError when the file has another layout; an `Error` of SQLite when it is locked or damaged.
 */
export function sqliteStore(path: string, options: SqliteStoreOptions = {}): Store {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const { durability = 'full', open } = options;
  const prepare = (file: DatabaseSync) => {
    file.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL;');
    file.exec(`PRAGMA synchronous = ${durability === 'full' ? 'FULL' : 'NORMAL'};`);
  };
  const database = openDatabase(path, { layout: layoutVersion, readable }, prepare, open);

  const statements = new Map<string, Statements>();
  const prepared = (table: string): Statements => {
    const existing = statements.get(table);
    if (existing !== undefined) return existing;
    const created = prepareTable(database, table);
    statements.set(table, created);
    return created;
  };

  return {
    get<Name extends keyof Tables>(table: Name, key: string) {
      const row = prepared(table).get.get(key);
      return row === undefined ? undefined : (JSON.parse(String(row['value'])) as Tables[Name]);
    },
    range<Name extends keyof Tables>(table: Name, { from, to, backwards, limit }: Range) {
      const { up, down } = prepared(table);
      const rows = (backwards === true ? down : up).all(from ?? '', to ?? lastKey, limit);
      return rows.map(
        (row) => [String(row['key']), JSON.parse(String(row['value'])) as Tables[Name]] as const,
      );
    },
    *read<Name extends keyof Tables>(table: Name) {
      prepared(table);
      const all = database.prepare(`SELECT key, value FROM "${table}" ORDER BY key`);
      for (const row of all.iterate()) {
        yield [String(row['key']), JSON.parse(String(row['value'])) as Tables[Name]] as const;
      }
    },
    commit(writes) {
      // Tables are made outside of the transaction: a rollback must not take away what is remembered as made.
      for (const { table } of writes) prepared(table);
      // One that could not even be taken back, for want of room.
      if (database.isTransaction) database.exec('ROLLBACK');
      database.exec('BEGIN IMMEDIATE');
      try {
        for (const { table, key, value } of writes) {
          const { put, remove } = prepared(table);
          if (value === undefined) remove.run(key);
          else put.run(key, JSON.stringify(value));
        }
        database.exec('COMMIT');
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK');
        throw error;
      }
    },
    size() {
      const pages = database.prepare('PRAGMA page_count').get()?.['page_count'];
      const bytes = database.prepare('PRAGMA page_size').get()?.['page_size'];
      return Number(pages) * Number(bytes);
    },
    settle() {
      // Otherwise all that was seeded stays in the log beside the file for a long time.
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    },
    close() {
      if (database.isOpen) database.close();
    },
  };
}

/** Statements of one table, compiled once. */
interface Statements {
  get: StatementSync;
  up: StatementSync;
  down: StatementSync;
  put: StatementSync;
  remove: StatementSync;
}

/** Makes the table when it is not there yet. */
function prepareTable(database: DatabaseSync, table: string): Statements {
  database.exec(
    `CREATE TABLE IF NOT EXISTS "${table}" (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID`,
  );
  const range = `SELECT key, value FROM "${table}" WHERE key >= ? AND key < ? ORDER BY key`;
  return {
    get: database.prepare(`SELECT value FROM "${table}" WHERE key = ?`),
    up: database.prepare(`${range} LIMIT ?`),
    down: database.prepare(`${range} DESC LIMIT ?`),
    put: database.prepare(
      `INSERT INTO "${table}" (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    ),
    remove: database.prepare(`DELETE FROM "${table}" WHERE key = ?`),
  };
}
