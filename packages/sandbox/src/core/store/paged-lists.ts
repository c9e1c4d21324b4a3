// @where Sandbox: most entries that a list sorts or counts
import { type ListTotal } from '@agio/api-client/contract';
import type { StoreView } from '../engine/views/store-view.ts';
import { refuse } from '../refusal.ts';
import type { Write } from './store.ts';

/*
 * Lists that grow for ever are kept in the store alone and read a page at a time. A record stands in each of its lists by
 * time, so that the newest are found without the others; beside its place are its id and the few words that filters look
 * at, so that a filter reads no records.
 */

/** One page of a list, by where the page before it ended. */
export interface PageQuery {
  cursor?: string | undefined;
  limit?: number | undefined;
  /** Both ends may be open; a time on an edge is in it. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Facts of a list about one of its records. */
export interface ListEntry {
  /** Cursor: the page after it begins there. */
  place: string;
  id: string;
  facts: readonly string[];
}

export interface ListPage {
  entries: ListEntry[];
  /** Null: there is nothing after it. */
  next: string | null;
}

/** Records of a page if a request does not say how many. */
export const defaultLimit = 50;
/**
 * Maximum number of entries that one page reads: a filter that hardly anything passes gets a short page and a cursor,
 * and delays no other call.
 */
export const maxLooked = 2000;
/** Entries that are read at a time. */
const longestPiece = 250;
const countedAtATime = 2500;

const timeDigits = 9;
const latest = 36 ** timeDigits - 1;

/** Sorts as text in the order of time, and among those of one moment in the order of their numbers. */
export function placeOf(time: number, sequence: number): string {
  const shown = Math.min(Math.max(time, 0), latest).toString(36).padStart(timeDigits, '0');
  return shown + sequence.toString(36).padStart(11, '0');
}

/** Returns the time of the event at a place. */
export function timeOfPlace(place: string): number {
  return Number.parseInt(place.slice(0, timeDigits), 36);
}

/** The write that puts a record into a list. */
export function listWrite(list: string, { place, id, facts }: ListEntry): Write {
  return { table: 'lists', key: `${list}/${place}`, value: [id, ...facts] };
}

/** A page of a list, newest first, of the entries that pass the test. */
export function pageOfList(
  view: StoreView,
  list: string,
  query: PageQuery,
  test?: (facts: readonly string[], id: string) => boolean,
): ListPage {
  const { limit = defaultLimit } = query;
  const entries: ListEntry[] = [];
  let looked = 0;
  const piece = test === undefined ? Math.min(limit + 1, longestPiece) : longestPiece;
  for (const entry of newestFirst(view, list, query, piece)) {
    if (test === undefined || test(entry.facts, entry.id)) {
      const last = entries.at(-1);
      if (entries.length === limit) return { entries, next: last?.place ?? null };
      entries.push(entry);
    }
    looked += 1;
    if (looked === maxLooked + limit) return { entries, next: entry.place };
  }
  return { entries, next: null };
}

/** Entries that are looked at to say how long a list is, at most: about as much work as a page that is sorted. */
export const maxCounted = 10_000;

/** Counts what passes the test, in the first `max` entries of a list; `isMore` where it is longer. */
export function countOfList(
  view: StoreView,
  list: string,
  query: Pick<PageQuery, 'from' | 'to'>,
  test?: (facts: readonly string[], id: string) => boolean,
  max = maxCounted,
): ListTotal {
  let [count, looked] = [0, 0];
  for (const { facts, id } of newestFirst(view, list, query, countedAtATime)) {
    if (looked === max) return { count, isMore: true };
    looked += 1;
    if (test?.(facts, id) ?? true) count += 1;
  }
  return { count, isMore: false };
}

/** Adds the length of the list to its first page; those after it need not say so. */
export function withTotal<Page extends { items: unknown[]; nextCursor: string | null }>(
  page: Page,
  { cursor }: Pick<PageQuery, 'cursor'>,
  count: (() => ListTotal) | undefined,
): Page & { total?: ListTotal | undefined } {
  if (cursor !== undefined) return page;
  const isWhole = page.nextCursor === null;
  return { ...page, total: isWhole ? { count: page.items.length, isMore: false } : count?.() };
}

/** Everything in a list, newest first, read piece by piece. */
export function* newestFirst(
  view: StoreView,
  list: string,
  { cursor, from, to }: Omit<PageQuery, 'limit'>,
  piece = longestPiece,
): Generator<ListEntry> {
  if (cursor !== undefined && !/^[0-9a-z]{20}$/.test(cursor)) {
    throw refuse('pageUnknown', 'cursor');
  }
  const start = `${list}/${from === undefined ? '' : placeOf(Date.parse(from), 0)}`;
  let end = to === undefined ? `${list}0` : `${list}/${placeOf(Date.parse(to) + 1, 0)}`;
  if (cursor !== undefined && `${list}/${cursor}` < end) end = `${list}/${cursor}`;
  for (;;) {
    const rows = view.range('lists', { from: start, to: end, backwards: true, limit: piece });
    for (const [key, [id = '', ...facts]] of rows) {
      yield { place: key.slice(list.length + 1), id, facts };
      end = key;
    }
    if (rows.length < piece) return;
  }
}
