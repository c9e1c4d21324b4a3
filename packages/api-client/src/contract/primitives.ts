import * as v from 'valibot';

/** A decimal number as text, for example `"-12.50"`: no exponent, no grouping, at most 60 characters. */
export type DecimalString = string;

export const decimal = v.pipe(
  v.string(),
  v.maxLength(60),
  v.regex(/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/, 'must be a decimal number such as "12.50"'),
);

/** A decimal above zero, for amounts and prices that a user sends. */
export const positiveDecimal = v.pipe(
  decimal,
  v.check((text) => !text.startsWith('-') && /[1-9]/.test(text), 'must be above zero'),
);

/** Opaque: compare it, never parse it. */
export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(128));

/** ISO 8601 in UTC, for example `2026-11-20T11:30:00.000Z`. */
export const timestamp = v.pipe(v.string(), v.isoTimestamp());

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

/** A page of a list. `nextCursor` is null on the last page. */
export const page = <const S extends v.GenericSchema>(item: S) =>
  v.object({ items: v.array(item), nextCursor: v.nullable(v.string()) });

export const pageQuery = {
  cursor: v.optional(v.pipe(v.string(), v.maxLength(256))),
  limit: v.optional(queryInteger(1, 500)),
};

/** No input, or an answer without a body of interest. */
export const nothing = v.object({});
