import { mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sqliteStore } from '../src/server/sqlite-store.ts';
import { copyFolder } from './small-disk.ts';

/** Money in the database of a stopped server. Amounts are atoms, by `account/asset`. */
export interface Books {
  entries: number;
  /** Errors in the books by themselves. */
  faults: string[];
  balances: Map<string, bigint>;
  /** When the journal touched a balance last, in milliseconds since 1970. */
  touchedAt: Map<string, number>;
}

/** Reads a copy: the server finds its own as it left it. */
export function readBooks(dataFolder: string): Books {
  const copy = mkdtempSync(join(tmpdir(), 'agio-books-'));
  try {
    copyFolder(dataFolder, copy);
    const path = join(copy, 'exchange.sqlite');
    const faults = wholeness(path);
    return { ...add(path, faults), faults };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function wholeness(path: string): string[] {
  const database = new DatabaseSync(path);
  try {
    const rows = database.prepare('PRAGMA integrity_check').all();
    return rows.map((row) => String(row['integrity_check'])).filter((text) => text !== 'ok');
  } finally {
    database.close();
  }
}

function add(path: string, faults: string[]): Omit<Books, 'faults'> {
  const store = sqliteStore(path);
  const sums = new Map<string, bigint>();
  const touchedAt = new Map<string, number>();
  const balances = new Map<string, bigint>();
  let entries = 0;
  try {
    for (const [key, { legs, time }] of store.read('journal')) {
      entries += 1;
      const perAsset = new Map<string, bigint>();
      for (const { account, asset, atoms } of legs) {
        const name = `${account}/${asset}`;
        perAsset.set(asset, (perAsset.get(asset) ?? 0n) + BigInt(atoms));
        sums.set(name, (sums.get(name) ?? 0n) + BigInt(atoms));
        touchedAt.set(name, Math.max(time, touchedAt.get(name) ?? 0));
      }
      for (const [asset, sum] of perAsset) {
        if (sum !== 0n) faults.push(`Entry ${key} of the journal is off by ${sum} ${asset}.`);
      }
    }
    for (const [name, { atoms }] of store.read('balances')) {
      balances.set(name, BigInt(atoms));
      if (name.startsWith('house:') || sums.get(name) === BigInt(atoms)) continue;
      faults.push(`${name} is ${atoms}, and its journal says ${sums.get(name) ?? 0n}.`);
    }
  } finally {
    store.close();
  }
  return { entries, balances, touchedAt };
}
