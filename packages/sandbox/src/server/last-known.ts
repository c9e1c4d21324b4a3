import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from '../core/index.ts';
import { DataFolderError, databases } from './data-folder.ts';

/** Name of the file that says which exchange lives in a folder, and how far it had come. */
const lastKnownFile = 'exchange.last';
/** Milliseconds between two looks at how far it has come. */
const spacing = 5000;

/** Facts about the exchange of a folder that are known without the database. */
interface LastKnown {
  exchange: string;
  /** Key of the last entry of the journal that was seen in the database; empty before the first. */
  journal: string;
  /** True if it was not closed: data that is not in the database yet is in the -wal file beside it. */
  isRunning: boolean;
}

/**
 * Sees to it that the log of an exchange that was ended in the middle of its work is there, before the database is
 * opened: without it, what was acknowledged last would be gone in silence.
 *
 * @throws DataFolderError
 */
export function checkLogIsThere(folder: string): void {
  const file = join(folder, databases.exchange);
  if (readLastKnown(folder)?.isRunning !== true || existsSync(`${file}-wal`)) return;
  throw lost(folder, 'was not closed, and its -wal file is missing');
}

/**
 * Compares what the folder remembers with the database, before anything is written to it. A database that is empty, or
 * lacks entries that were there, is a lost one: begun anew it would answer as if nothing had ever happened.
 *
 * @throws DataFolderError in a sentence that says what to do
 */
export function checkNothingLost(folder: string, store: Store): void {
  const known = readLastKnown(folder);
  if (known === undefined) return;
  const id = store.get('meta', 'meta')?.exchange;
  const state =
    id === undefined
      ? 'is empty or missing, though an exchange lived here'
      : id !== known.exchange
        ? 'belongs to another exchange than the one that lived here'
        : lastEntry(store) < known.journal
          ? 'lacks the last entries of the exchange that lived here'
          : undefined;
  if (state === undefined) return;
  throw lost(folder, state);
}

function lost(folder: string, state: string): DataFolderError {
  const file = join(folder, databases.exchange);
  const memory = join(folder, lastKnownFile);
  return new DataFolderError(
    `${file} ${state}. Put it back together with its -wal file, or the newest copy of both; ` +
      `to go on with what is there, or with nothing, remove ${memory} as well.`,
  );
}

/** Remembers the exchange from now on. Answers what closes it: then it is remembered as closed. */
export function rememberExchange(folder: string, store: Store, close: () => void): () => void {
  let written = '';
  let known: LastKnown | undefined;
  const look = () => {
    const exchange = store.get('meta', 'meta')?.exchange;
    if (exchange === undefined) return;
    write((known = { exchange, journal: lastEntry(store), isRunning: true }));
  };
  const write = (next: LastKnown) => {
    const text = JSON.stringify(next);
    if (text === written) return;
    const path = join(folder, lastKnownFile);
    try {
      // In one step: a file that is half written would remember nothing.
      writeFileSync(`${path}.next`, text, { flush: true });
      renameSync(`${path}.next`, path);
      written = text;
    } catch {
      // A disk that is full: what was remembered before still holds, for the journal only grows.
    }
  };
  look();
  const timer = setInterval(look, spacing);
  timer.unref();
  let isClosed = false;
  return () => {
    if (isClosed) return;
    isClosed = true;
    clearInterval(timer);
    look();
    close();
    if (known !== undefined) write({ ...known, isRunning: false });
  };
}

const lastEntry = (store: Store): string =>
  store.range('journal', { backwards: true, limit: 1 })[0]?.[0] ?? '';

function readLastKnown(folder: string): LastKnown | undefined {
  try {
    const known = JSON.parse(
      readFileSync(join(folder, lastKnownFile), 'utf8'),
    ) as Partial<LastKnown>;
    const { exchange, journal, isRunning = false } = known;
    if (typeof exchange !== 'string' || typeof journal !== 'string') return undefined;
    return { exchange, journal, isRunning };
  } catch {
    return undefined; // a folder of before, or a first start
  }
}
