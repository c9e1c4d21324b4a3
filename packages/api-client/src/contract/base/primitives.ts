// @where Client: page sizes: maximum, default, and pages of an exported file
import * as v from 'valibot';
import { count } from './figures.ts';
import { name, textUpTo } from './texts.ts';

/** Opaque: compare it, never parse it. */
export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(128));

/** ISO 8601 in UTC, for example `2026-11-20T11:30:00.000Z`; a moment that there is, unlike the 31st of February. */
export const timestamp = v.pipe(
  v.string(),
  v.maxLength(40),
  v.isoTimestamp(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'must be a moment that there is'),
);

/** An enumeration in a request: anything else is refused. */
export const closedEnum = <const T extends readonly string[]>(values: T) => v.picklist(values);

/** An enumeration in a response: a value this version does not know becomes `Unknown`, which a screen shows neutrally. */
export const openEnum = <const T extends readonly string[]>(values: T) =>
  v.fallback(v.picklist([...values, 'Unknown'] as readonly (T[number] | 'Unknown')[]), 'Unknown');

/** A whole number that may arrive as text, as it does in a query. */
export const queryInteger = (min: number, max: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/))]),
    v.transform(Number),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
  );

/**
 * A list. One with more entries is refused whole: half of a list is as good as a false one (S39). Where its entries have
 * the fields of `key`, which is `id` unless said, each is there once: one that is said twice counts once, and two that
 * differ are refused, as it cannot be known which one is true.
 */
export const listOf = <const S extends v.GenericSchema>(item: S, most = 5000, ...key: string[]) =>
  v.pipe(
    v.array(item),
    v.maxLength(most),
    v.rawTransform(({ dataset: { value: list }, addIssue, NEVER }) => {
      const known = new Map<unknown, v.InferOutput<S>>();
      const fields = key.length === 0 ? ['id'] : key;
      for (const entry of list) {
        const name = keyOf(entry, fields);
        if (name === undefined) return list;
        const other = known.get(name);
        if (other !== undefined && JSON.stringify(other) !== JSON.stringify(entry)) {
          addIssue({ message: `must have each ${fields.join(' and ')} once` });
          return NEVER;
        }
        known.set(name, entry);
      }
      return known.size === list.length ? list : [...known.values()];
    }),
  );

/** Undefined for an entry that does not have all of them. */
function keyOf(entry: unknown, fields: readonly string[]): unknown {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const values = fields.map((field): unknown => Reflect.get(entry, field));
  if (values.includes(undefined)) return undefined;
  return values.length === 1 ? values[0] : JSON.stringify(values);
}

/** Maximum number of records of one page. */
const longestPage = 500;
/** The place where a page ended: of a sorted list, the values by which it is sorted. */
const cursor = textUpTo(1024);

/** Number of entries of a whole list, and not only of this page; `isMore`: the exchange counted no further. */
export const listTotal = v.object({ count, isMore: v.boolean() });
export type ListTotal = v.InferOutput<typeof listTotal>;

/**
 * A page of a list. `nextCursor` is null on the last page. The first page has the `total` of the list; those after it
 * need not, and it is left out where the exchange does not count.
 */
export const page = <const S extends v.GenericSchema>(item: S) =>
  v.object({
    items: listOf(item, longestPage),
    nextCursor: v.nullable(cursor),
    total: v.optional(listTotal),
  });

export const pageQuery = {
  cursor: v.optional(cursor),
  limit: v.optional(queryInteger(1, longestPage)),
};

/** No input, or an answer without a body of interest. */
export const nothing = v.object({});

/** A file as the answer of a call, with the name to save it by. */
export const namedFile = v.object({ blob: v.blob(), fileName: name });
