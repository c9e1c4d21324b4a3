// @where Sandbox: most entries that a list sorts or counts
import { type ListTotal, mostSorts } from '@agio/api-client/contract';
import { defaultLimit } from '../store/paged-lists.ts';
import { refuse } from '../refusal.ts';

/** Value that an entry is sorted by. Null: it has no such value, and comes last in both directions. */
type SortKey = string | number | bigint | null;

/** Functions that read each field of a list from one of its entries. */
export type SortKeys<Field extends string, Entry> = Readonly<
  Record<Field, (entry: Entry) => SortKey>
>;

export interface SortedQuery {
  /** Sort order as in `sortBy` of the contract. */
  sort: string;
  cursor?: string | undefined;
  limit?: number | undefined;
  /** Entries that are looked at, at most. */
  most?: number | undefined;
}

/** Entries that are looked at to sort a list, at most, if each is read from the store: the exchange does nothing else meanwhile. */
const maxSorted = 100_000;
/** Entries of an index in memory that are sorted, at most: about a second of work. */
export const maxListed = 1_000_000;
/** Characters by which texts are sorted, so that a cursor stays short. */
const longestText = 40;
/** Digits after the point of figures with different decimals, to compare them. */
const commonDigits = 30;
/** Powers of ten. */
const scales = Array.from({ length: commonDigits + 1 }, (_, digits) => 10n ** BigInt(digits));

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The order in which lists that grow for ever are kept: a page of it is read without looking at the rest. */
export const isNewestFirst = (sort: string | undefined): sort is '-time' | undefined =>
  sort === undefined || sort === '-time';

/** Returns the number of entries of a list that is not sorted. */
export function lengthOf(entries: Iterable<unknown>): number {
  let count = 0;
  for (const _ of entries) count += 1;
  return count;
}

/** A figure with so many decimals, to be compared with figures of other decimals. */
export const figureKey = (atoms: bigint, decimals: number): bigint =>
  atoms * (scales[commonDigits - decimals] ?? 1n);

/** The place of a word in its enumeration, as the contract lists them. */
export const wordKey = (words: readonly string[], word: string): number => words.indexOf(word);

/** Place of an entry: the values by which it is sorted, then its id. */
interface Place {
  keys: SortKey[];
  id: string;
}

/**
 * Returns one page of a list that is sorted by any of its fields. The next page begins after the values of its last
 * entry, not after a number of entries: additions and removals meanwhile shift no page. It keeps two pages in memory,
 * however long the list is.
 */
export function sortedPage<Field extends string, Entry extends { id: string }>(
  entries: Iterable<Entry>,
  keys: SortKeys<Field, Entry>,
  { sort, cursor, limit = defaultLimit, most = maxSorted }: SortedQuery,
): { items: Entry[]; nextCursor: string | null; total: ListTotal } {
  const fields = fieldsOf(sort, keys);
  const compare = comparing(fields.map(({ isDescending }) => isDescending));
  const after = cursor === undefined ? undefined : placeAt(cursor, sort, fields.length);
  let kept: (Place & { entry: Entry })[] = [];
  const isAfterStart = after === undefined ? () => true : placed(fields, after, 1);
  let isBeforeLast: (entry: Entry) => boolean = () => true;
  const trim = () => {
    kept = kept.toSorted(compare).slice(0, limit + 1);
    const last = kept[limit];
    if (last !== undefined) isBeforeLast = placed(fields, last, -1);
  };
  let looked = 0;
  for (const entry of entries) {
    looked += 1;
    if (looked > most) throw tooMany(most);
    // Most entries of a long list end here: nothing is made for them.
    if (!isBeforeLast(entry) || !isAfterStart(entry)) continue;
    kept.push({ entry, id: entry.id, keys: fields.map(({ keyOf }) => keyOf(entry)) });
    if (kept.length > 2 * (limit + 1)) trim();
  }
  trim();
  const end = kept.length > limit ? kept[limit - 1] : undefined;
  return {
    items: kept.slice(0, limit).map(({ entry }) => entry),
    nextCursor: end === undefined ? null : cursorOf(sort, end),
    total: { count: looked, isMore: false },
  };
}

/** The fields of a sort, each once: said again it cannot decide anything. */
function fieldsOf<Field extends string, Entry>(
  sort: string,
  keys: SortKeys<Field, Entry>,
): SortField<Entry>[] {
  const known = new Set<string>();
  return sort
    .split(',')
    .slice(0, mostSorts)
    .flatMap((part) => {
      const isDescending = part.startsWith('-');
      const field = isDescending ? part.slice(1) : part;
      const read = (keys as Record<string, (entry: Entry) => SortKey>)[field];
      if (read === undefined || known.has(field)) return [];
      known.add(field);
      const keyOf = (entry: Entry) => {
        const key = read(entry);
        return typeof key === 'string' ? key.slice(0, longestText) : key;
      };
      return [{ isDescending, keyOf }];
    });
}

function comparing(descending: readonly boolean[]) {
  return (a: Place, b: Place): number => {
    for (const [at, isDescending] of descending.entries()) {
      const order = compareKeys(a.keys[at] ?? null, b.keys[at] ?? null, isDescending ? -1 : 1);
      if (order !== 0) return order;
    }
    return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
  };
}

interface SortField<Entry> {
  isDescending: boolean;
  keyOf: (entry: Entry) => SortKey;
}

/** Returns a test: true for entries on one side of a place, -1 before it and 1 after it. */
function placed<Entry extends { id: string }>(
  fields: readonly SortField<Entry>[],
  place: Place,
  side: 1 | -1,
): (entry: Entry) => boolean {
  const tests = fields.map(({ isDescending, keyOf }, at) => {
    const key = place.keys[at] ?? null;
    const sign = isDescending ? -1 : 1;
    if (typeof key !== 'string') return (entry: Entry) => compareKeys(keyOf(entry), key, sign);
    // A list has far fewer texts than entries, and a collator is slow.
    const known = new Map<string, number>();
    return (entry: Entry) => {
      const own = keyOf(entry);
      if (typeof own !== 'string') return compareKeys(own, key, sign);
      let order = known.get(own);
      if (order === undefined) known.set(own, (order = compareKeys(own, key, sign)));
      return order;
    };
  });
  return (entry) => {
    for (const test of tests) {
      const order = test(entry);
      if (order !== 0) return order * side > 0;
    }
    return entry.id === place.id ? false : entry.id < place.id === (side === -1);
  };
}

function compareKeys(a: SortKey, b: SortKey, sign: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === 'string' && typeof b === 'string') {
    return a === b ? 0 : sign * collator.compare(a, b);
  }
  return a < b ? -sign : a > b ? sign : 0;
}

/** The sort is in it, so that a page of one order is not taken for one of another. */
function cursorOf(sort: string, { keys, id }: Place): string {
  return JSON.stringify([
    sort,
    ...keys.map((key) => (typeof key === 'bigint' ? { figure: String(key) } : key)),
    id,
  ]);
}

function placeAt(cursor: string, sort: string, count: number): Place {
  const parts = partsOf(cursor);
  const keys = parts.slice(1, -1).map(keyFrom);
  const id = parts.at(-1);
  if (
    parts[0] !== sort ||
    parts.length !== count + 2 ||
    typeof id !== 'string' ||
    keys.includes(undefined)
  ) {
    throw refuse('sortedPageUnknown', 'cursor');
  }
  return { keys: keys as SortKey[], id };
}

function partsOf(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(cursor);
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}

function keyFrom(part: unknown): SortKey | undefined {
  if (part === null || typeof part === 'string' || typeof part === 'number') return part;
  const figure: unknown = typeof part === 'object' ? Reflect.get(part, 'figure') : undefined;
  return typeof figure === 'string' && /^-?\d{1,80}$/.test(figure) ? BigInt(figure) : undefined;
}

function tooMany(most: number) {
  return refuse('tooManyToSort', 'sort', { count: most });
}
