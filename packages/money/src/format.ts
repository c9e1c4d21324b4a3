// @where Money: format of a price, an amount or a percentage
import { Decimal, type DecimalString, type RoundingMode } from './decimal.ts';
import { currencyDigits, isCurrencyCode, numberFormat } from './locale.ts';
import { type PlainParts, plainParts } from './plain-format.ts';

/** Text for a value that is missing or not a number. A zero would claim a count. */
export const missing = '—';

/** Value that every format takes: a Decimal, a decimal text from the wire, or nothing. */
export type Value = Decimal | DecimalString | null | undefined;

/** Options of every format. */
export interface FormatOptions {
  /** BCP 47; English when left out, so that server, test and browser agree. */
  locale?: string | undefined;
}

/** Number of digits that are shown. */
export interface CryptoOptions extends FormatOptions {
  /** Most fraction digits, 6 by default. */
  maxDigits?: number | undefined;
  /** Fewest fraction digits, 0 by default. */
  minDigits?: number | undefined;
}

/** Currency of a value, and the form of its name. */
export interface FiatOptions extends FormatOptions {
  /** USD by default. */
  currency?: string | undefined;
  /** `$1,234.50`, `1,234.50 USD` or `1,234.50`: a code stands after its amount, as that of any other asset. */
  display?: 'symbol' | 'code' | 'none' | undefined;
}

interface Shape extends FormatOptions {
  minDigits: number;
  maxDigits: number;
  rounding: RoundingMode;
  intl?: Intl.NumberFormatOptions;
}

type Part = Intl.NumberFormatPart;

const hundredth = Decimal.of('0.01');
/** Suffix, its unit, and the shown value from which the next one takes over. */
const magnitudes = [
  ['', Decimal.one, Decimal.of('1000000')],
  ['M', Decimal.of('1000000'), Decimal.of('1000')],
  ['B', Decimal.of('1000000000'), Decimal.of('1000')],
  ['T', Decimal.of('1000000000000'), undefined],
] as const;

function read(value: Value): Decimal | undefined {
  return value instanceof Decimal ? value : Decimal.parse(value);
}

/** Rounded by our rule first; Intl gets an exact text that it has nothing left to round in, only to group. */
function partsOf(
  value: Decimal,
  { locale = 'en', minDigits, maxDigits, rounding, intl }: Shape,
): Part[] {
  const text = value.toFixedString(maxDigits, rounding) as Intl.StringNumericLiteral;
  return numberFormat(locale, {
    minimumFractionDigits: Math.min(minDigits, maxDigits),
    maximumFractionDigits: maxDigits,
    ...intl,
  })
    .formatToParts(text)
    .map((part) => (part.value === '-' ? { type: part.type, value: '−' } : part));
}

/**
 * Returns the parts like `partsOf`, but only those that need no unit; undefined for a locale with its own way of
 * writing numbers.
 */
function simpleParts(value: Decimal, shape: Shape): PlainParts | undefined {
  const { locale = 'en', minDigits, maxDigits, rounding, intl } = shape;
  if (intl) return undefined;
  const text = value.round(maxDigits, rounding).toString();
  return plainParts(text, locale, Math.min(minDigits, maxDigits));
}

function textOf(value: Decimal, shape: Shape): string {
  const simple = simpleParts(value, shape);
  return simple
    ? simple.sign + simple.integer + simple.decimalSeparator + simple.fraction
    : join(partsOf(value, shape));
}

function join(parts: Part[]): string {
  return parts.map((part) => part.value).join('');
}

function cryptoShape({ locale, maxDigits = 6, minDigits = 0 }: CryptoOptions): Shape {
  return { locale, maxDigits, minDigits, rounding: 'down' };
}

/** An amount below the last digit shown, but not nothing: `<0.000001`. */
function formatOrSmallest(value: Decimal, shape: Shape): string {
  if (value.isZero || !value.round(shape.maxDigits, shape.rounding).isZero) {
    return textOf(value, shape);
  }
  const smallest = Decimal.one.dividedBy(
    Decimal.of(`1${'0'.repeat(shape.maxDigits)}`),
    shape.maxDigits,
    'down',
  );
  return value.isNegative ? `>${textOf(smallest.negated(), shape)}` : `<${textOf(smallest, shape)}`;
}

/** Formats an amount of an asset, rounded down: `1,234.567891`; `<0.000001` for dust; `—` for a missing value. */
export function formatCrypto(value: Value, options: CryptoOptions = {}): string {
  const decimal = read(value);
  return decimal ? formatOrSmallest(decimal, cryptoShape(options)) : missing;
}

/** Formats like {@link formatCrypto} with the sign always shown, except on zero: `+1.5`, `−0.25`. */
export function formatSigned(value: Value, options: CryptoOptions = {}): string {
  const decimal = read(value);
  const shape = { ...cryptoShape(options), intl: { signDisplay: 'exceptZero' } } satisfies Shape;
  return decimal ? textOf(decimal, shape) : missing;
}

/** Formats an estimate in fiat, rounded half-even to the digits of its currency: `$1,234.50`, `¥1,234`. */
export function formatFiat(
  value: Value,
  { currency = 'USD', display = 'symbol', locale }: FiatOptions = {},
): string {
  const decimal = read(value);
  if (!decimal) return missing;
  return join(fiatParts(decimal, currency, display, fiatShape(currencyDigits(currency), locale)));
}

function fiatShape(digits: number, locale: string | undefined): Shape {
  return { locale, minDigits: digits, maxDigits: digits, rounding: 'half-even' };
}

function fiatParts(
  value: Decimal,
  currency: string,
  display: 'symbol' | 'code' | 'none',
  shape: Shape,
): Part[] {
  if (display === 'none') return partsOf(value, shape);
  if (display === 'code' || !isCurrencyCode(currency)) {
    return [...partsOf(value, shape), { type: 'literal', value: `\u00a0${currency}` }];
  }
  return partsOf(value, {
    ...shape,
    intl: { style: 'currency', currency, currencyDisplay: 'narrowSymbol' },
  });
}

/**
 * Formats with two decimals, and T, B or M from a million on: `1.25M`, `1,500.00`. With a currency: `$1.25M`, and below
 * a million with the digits of that currency: `¥1,500`. Other languages than English have their own short forms, as `B`
 * is a million millions in many: `1,25 Mrd.` in German.
 */
export function formatCompact(
  value: Value,
  { locale = 'en', currency }: FormatOptions & { currency?: string | undefined } = {},
): string {
  const decimal = read(value);
  if (!decimal) return missing;
  let scaled = decimal;
  let suffix = '';
  let digits = currency ? currencyDigits(currency) : 2;
  for (const [name, unit, next] of magnitudes) {
    if (name !== '') digits = 2;
    scaled = decimal.dividedBy(unit, digits, 'half-even');
    suffix = name;
    // The rounded value decides: 999,999.995 is 1.00M, not 1,000,000.00.
    if (!next || scaled.abs().lt(next)) break;
  }
  if (suffix !== '' && !/^en\b/i.test(locale)) {
    return compactText(decimal, { locale, currency });
  }
  const shape = fiatShape(digits, locale);
  const parts = currency ? fiatParts(scaled, currency, 'symbol', shape) : partsOf(scaled, shape);
  const last = parts.findLastIndex((part) => part.type === 'fraction' || part.type === 'integer');
  return join(parts.toSpliced(last + 1, 0, { type: 'compact', value: suffix }));
}

/** Formats a large number in the short form of its language, which knows its units and therefore rounds as well. */
function compactText(
  value: Decimal,
  { locale, currency }: { locale: string; currency: string | undefined },
): string {
  const compact = {
    notation: 'compact',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    roundingMode: 'halfEven',
  } as const;
  const hasSymbol = currency !== undefined && isCurrencyCode(currency);
  const text = numberFormat(locale, {
    ...compact,
    ...(hasSymbol && { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
  })
    .format(value.toString() as Intl.StringNumericLiteral)
    .replace('-', '−');
  return currency === undefined || hasSymbol ? text : `${text}\u00a0${currency}`;
}

/**
 * Formats a value in percent, rounded half-up: `"2.41"` is `2.41%`. `minDigits` is the least number of decimals, 2 by
 * default, and `maxDigits` the most: the same unless it is given, and never less than 2.
 */
export function formatPercent(
  value: Value,
  {
    locale,
    signed = false,
    minDigits = 2,
    maxDigits = Math.max(minDigits, 2),
  }: FormatOptions & {
    signed?: boolean | undefined;
    minDigits?: number | undefined;
    maxDigits?: number | undefined;
  } = {},
): string {
  const decimal = read(value)?.round(maxDigits, 'half-up');
  if (!decimal) return missing;
  const intl = {
    style: 'percent',
    signDisplay: signed ? 'exceptZero' : 'auto',
    minimumFractionDigits: minDigits,
    maximumFractionDigits: maxDigits,
  } as const;
  const shape = {
    locale,
    minDigits: minDigits + 2,
    maxDigits: maxDigits + 2,
    rounding: 'down',
    intl,
  } as const;
  return textOf(decimal.times(hundredth), shape);
}

/** Formats a price with the fraction digits of its tick. Prices are never rounded: digits beyond the tick are shown. */
export function formatPrice(
  value: Value,
  { tickSize, locale }: FormatOptions & { tickSize: Value },
): string {
  const decimal = read(value);
  if (!decimal) return missing;
  const minDigits = read(tickSize)?.scale ?? 0;
  const maxDigits = Math.max(minDigits, decimal.scale);
  return textOf(decimal, { locale, minDigits, maxDigits, rounding: 'down' });
}

/** Parts of a formatted number. The integer of a missing value is `—`. */
export interface NumberParts extends PlainParts {
  /** The value is not zero, although its digits are: show `<` before the smallest, not a zero. */
  belowSmallest: boolean;
}

/** Splits a formatted number into its parts, for displays that dim the decimals. Rounds down by default. */
export function formatParts(
  value: Value,
  options: CryptoOptions & { rounding?: RoundingMode | undefined } = {},
): NumberParts {
  const decimal = read(value);
  if (!decimal) {
    return { sign: '', integer: missing, decimalSeparator: '', fraction: '', belowSmallest: false };
  }
  const shape = { ...cryptoShape(options), rounding: options.rounding ?? 'down' };
  const rounded = decimal.round(shape.maxDigits, shape.rounding);
  const belowSmallest = rounded.isZero && !decimal.isZero;
  const simple = simpleParts(rounded, shape);
  if (simple) return { ...simple, belowSmallest };
  const parts = partsOf(rounded.abs(), shape);
  const text = (...types: Part['type'][]) =>
    join(parts.filter((part) => types.includes(part.type)));
  return {
    sign: rounded.isNegative ? '−' : '',
    integer: text('integer', 'group'),
    decimalSeparator: text('decimal'),
    fraction: text('fraction'),
    belowSmallest,
  };
}
