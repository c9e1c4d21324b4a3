// @where Money: form of a typed amount
import { Decimal, type DecimalString } from './decimal.ts';
import { isCurrencyCode, localeSeparators, numberFormat, type Separators } from './locale.ts';

/** Rules by which a text is read. */
export interface ParseAmountOptions {
  /** The active locale: the only one whose separators count. */
  locale: string;
  /** Most fraction digits; more is an error, never a rounding. */
  maxScale?: number | undefined;
  /** The field's own unit, such as `BTC` or `USD`: stripped from pasted text. Any other unit is refused. */
  unit?: string | undefined;
}

/** Reason for which a text is no amount. */
export type ParseAmountFailure =
  | 'empty'
  /** `.` or `1.`: a number that is still being typed. */
  | 'incomplete'
  | 'malformed'
  /** Separators that this locale does not use, or groups that are not of three digits: `1.234,56` in English. */
  | 'grouping'
  | 'unit'
  | 'negative'
  | 'too-precise'
  | 'too-long';

/** The amount, or the reason for which there is none. */
export type ParsedAmount =
  | {
      ok: true;
      value: DecimalString;
      /**
       * The amount as it was understood, without grouping: to be shown where the text needed interpretation (`1.234` in
       * German is `1234`).
       */
      echo?: string;
    }
  | {
      ok: false;
      reason: ParseAmountFailure;
      /** The separators that are expected, for the message. */
      separators: Separators;
      maxScale?: number;
      /** With `grouping`: what the text means by another way of writing, where it means one thing only. To be offered, never taken. */
      suggestion?: DecimalString;
    };

const maxTextLength = 100;
/** The contract's cap for amounts. */
const maxValueLength = 60;
const invisible = /[\u200b-\u200f\u061c\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const spaces = /[\s\u00a0\u2009\u202f]/g;
/** Zero of Arabic-Indic, extended Arabic-Indic (Persian), Thai and full-width digits. */
const digitZeros = [0x660, 0x6f0, 0xe50, 0xff10];

/**
 * Reads a typed or pasted amount by the rules of one locale. Nothing is guessed: groups must be well formed, and
 * separators must be the locale's (or Swiss apostrophes and Arabic separators, which are ambiguous in no locale). Never throws; a failure
 * leaves the text to the caller, to be shown again.
 */
export function parseAmount(
  text: string,
  { locale, maxScale, unit }: ParseAmountOptions,
): ParsedAmount {
  let separators = localeSeparators(locale);
  const fail = (reason: ParseAmountFailure, suggestion?: DecimalString): ParsedAmount => ({
    ok: false,
    reason,
    separators,
    ...(maxScale !== undefined && { maxScale }),
    ...(suggestion !== undefined && { suggestion }),
  });

  if (text.length > maxTextLength) return fail('too-long');
  const typed = text.replace(invisible, '').trim();
  if (!typed) return fail('empty');

  const bare = withoutUnit(typed, unit, locale);
  if (!bare) return fail('empty');
  // Western digits come with Western separators, in Persian and Arabic too.
  if (/[0-9]/.test(bare)) separators = localeSeparators(locale, 'latn');
  const digits = bare.replace(/[٠-٩۰-۹๐-๙０-９]/g, westernDigit);

  if (/^[-−]/.test(digits)) return fail('negative');
  if (/[\p{L}\p{Sc}]/u.test(digits))
    return fail(/\d/.test(digits) && !/^0x|\de[+-]?\d/i.test(digits) ? 'unit' : 'malformed');

  const plain = digits
    .replaceAll(spaces, ' ')
    .replaceAll('’', "'")
    .replaceAll(groupSign(separators), 'g')
    .replaceAll(separators.decimal, 'd')
    // No locale has the apostrophe or the Arabic thousands separator as its decimal sign, nor the Arabic decimal
    // separator between groups: 1'234.56 and ١٬٢٣٤٫٥٦ are safe to read in all of them.
    .replaceAll(/['٬]/g, 'g')
    .replaceAll('٫', 'd');
  if (/^(?:\d*|[1-9]\d{0,2}(?:g\d{3})+)d$/.test(plain)) return fail('incomplete');
  if (!/^(?:\d+|[1-9]\d{0,2}(?:g\d{3})+)?(?:d\d+)?$/.test(plain)) {
    return /^[\dgd.,' ٫٬]+$/.test(plain)
      ? fail('grouping', foreignReading(digits))
      : fail('malformed');
  }

  const normal = plain
    .replaceAll('g', '')
    .replace('d', '.')
    .replace(/^0+(?=\d)/, '')
    .replace(/^\./, '0.');
  const decimal = Decimal.parse(normal);
  if (!decimal) return fail('malformed');
  const value = decimal.toString();
  if (value.length > maxValueLength) return fail('too-long');
  if (maxScale !== undefined && decimal.scale > maxScale) return fail('too-precise');
  const interpreted = plain.includes('g') || digits !== typed;
  if (!interpreted) return { ok: true, value };
  const format = numberFormat(locale, { useGrouping: false, maximumFractionDigits: decimal.scale });
  return { ok: true, value, echo: format.format(value as Intl.StringNumericLiteral) };
}

/**
 * Removes from a text the field's own unit, which stands beside the field, and spaces that separate nothing. Another
 * unit stays, so that the text is refused: its digits were meant for something else.
 */
export function tidyAmount(
  text: string,
  { locale, unit }: Pick<ParseAmountOptions, 'locale' | 'unit'>,
): string {
  const typed = text.replace(invisible, '').trimStart();
  const bare = withoutUnit(typed.trim(), unit, locale);
  // If spaces part thousands, a group may follow a space at the end.
  const mayGoOn = bare === typed.trim() && localeSeparators(locale).group.trim() === '';
  return mayGoOn ? typed : bare;
}

/**
 * Returns an exact value as a person would type it: Western digits, the decimal sign that goes with them, and no
 * groups.
 */
export function typedAmount(value: DecimalString, locale: string): string {
  return value.replace('.', localeSeparators(locale, 'latn').decimal);
}

/** Separators of every way of writing, of which a text may have one between groups and one before decimals. */
const manySigns = /[.,٫٬' ]/g;

/**
 * The one meaning that a text has where the locale's separators are left aside: the last sign stands before decimals if
 * it comes once, and the others part groups of three.
 */
function foreignReading(text: string): DecimalString | undefined {
  const plain = text.replaceAll(spaces, ' ').replaceAll('’', "'");
  const signs = plain.match(manySigns) ?? [];
  const last = signs.at(-1);
  if (last === undefined || plain.length > maxValueLength) return undefined;
  const isGroup = signs.length > 1 && signs.every((sign) => sign === last);
  const cut = isGroup ? plain.length : plain.lastIndexOf(last);
  const [whole, fraction] = [plain.slice(0, cut), plain.slice(cut + 1)];
  const groups = /^[1-9]\d{0,2}(?:([.,٫٬' ])\d{3})(?:\1\d{3})*$/;
  if (!/^\d*$/.test(whole) && !groups.test(whole)) return undefined;
  if (!isGroup && (!/^\d+$/.test(fraction) || last === "'" || last === ' ')) return undefined;
  const number = `${whole.replaceAll(manySigns, '') || '0'}${isGroup ? '' : `.${fraction}`}`;
  return Decimal.parse(number.replace(/^0+(?=\d)/, ''))?.toString();
}

function westernDigit(char: string): string {
  const code = char.charCodeAt(0);
  const zero = digitZeros.find((start) => code >= start && code < start + 10) ?? code;
  return String(code - zero);
}

/** Every space counts as the locale's space, and both apostrophes as the Swiss one. */
function groupSign({ group }: Separators): string {
  return group.replaceAll(spaces, ' ').replace('’', "'");
}

function withoutUnit(text: string, unit: string | undefined, locale: string): string {
  if (!unit) return text;
  const names = isCurrencyCode(unit) ? [unit, ...currencySigns(unit, locale)] : [unit];
  const lower = text.toLowerCase();
  for (const name of names.map((each) => each.toLowerCase())) {
    if (lower.endsWith(name)) return text.slice(0, -name.length).trim();
    if (lower.startsWith(name)) return text.slice(name.length).trim();
  }
  return text;
}

function currencySigns(currency: string, locale: string): string[] {
  return (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
    numberFormat(locale, { style: 'currency', currency, currencyDisplay })
      .formatToParts(1)
      .filter((part) => part.type === 'currency')
      .map((part) => part.value),
  );
}
