// @where Client: form of numbers in calls: decimals as text, digits
import * as v from 'valibot';

/**
 * A decimal number as text, for example `"-12.50"`: no exponent, no grouping, at most 30 digits on either side of the
 * point. Every figure of the contract is one of the kinds below, so that no screen meets one that cannot be.
 */
export type DecimalString = string;

const figure = (pattern: RegExp, message: string) => v.pipe(v.string(), v.regex(pattern, message));

/** Only where the sign has a meaning, as in a change. */
export const signedDecimal = figure(
  /^-?(?:0|[1-9]\d{0,29})(?:\.\d{1,30})?$/,
  'must be a decimal number such as "12.50"',
);

/** Balances, totals, fees, minimums and limits. */
export const nonNegativeDecimal = figure(
  /^(?:0|[1-9]\d{0,29})(?:\.\d{1,30})?$/,
  'must be a decimal number that is not below zero, such as "12.50"',
);

/** Prices, and amounts and steps that cannot be nothing. */
export const positiveDecimal = figure(
  /^(?!0(?:\.0*)?$)(?:0|[1-9]\d{0,29})(?:\.\d{1,30})?$/,
  'must be a decimal number above zero, such as "12.50"',
);

/** A fraction from 0 to 1: `"0.0008"` is 0.08 %. */
export const rate = figure(
  /^(?:0(?:\.\d{1,30})?|1(?:\.0{1,30})?)$/,
  'must be a decimal number from 0 to 1, such as "0.0008"',
);

/** Returns true if one figure is not above another; neither may be below zero. */
export function isAtMost(one: DecimalString, other: DecimalString): boolean {
  const [whole = '', rest = ''] = one.split('.');
  const [otherWhole = '', otherRest = ''] = other.split('.');
  return whole.length === otherWhole.length
    ? whole + rest.padEnd(30, '0') <= otherWhole + otherRest.padEnd(30, '0')
    : whole.length < otherWhole.length;
}

/** Number of things, or the point to which something was counted. */
export const count = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(Number.MAX_SAFE_INTEGER),
);

/** Number of fraction digits. */
export const fractionDigits = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(18));
