// @where Money: digits of a currency; calendar and form of dates, by language
/** Formats, each made once for its locale and options: making one costs a hundred times more than using it. */
function kept<Options extends object, Format>(
  make: new (locale: string, options: Options) => Format,
): (locale: string, options: Options) => Format {
  const formats = new Map<string, Format>();
  return (locale, options) => {
    const key = locale + JSON.stringify(options);
    let format = formats.get(key);
    if (!format) {
      try {
        format = new make(locale, options);
      } catch {
        format = new make('en', options);
      }
      formats.set(key, format);
    }
    return format;
  };
}

/** A number format. An unknown locale reads as English. */
export const numberFormat = kept<Intl.NumberFormatOptions, Intl.NumberFormat>(Intl.NumberFormat);

const dates = kept<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(Intl.DateTimeFormat);

/**
 * Returns a date format in the Gregorian calendar, in which the exchange counts its days and months: Persian and Thai
 * have others by default. An unknown locale reads as English. Every date that is shown is written by it.
 */
export const dateFormat = (
  locale: string,
  options: Intl.DateTimeFormatOptions = {},
): Intl.DateTimeFormat => dates(locale, { calendar: 'gregory', ...options });

/** Separators between the digits of a number. */
export interface Separators {
  decimal: string;
  group: string;
}

/**
 * Returns the separators of a locale, for example `{ decimal: ',', group: '.' }` for `de`. With `'latn'`, returns those
 * between Western digits, which differ in Persian and Arabic.
 */
export function localeSeparators(locale: string, numberingSystem?: 'latn'): Separators {
  // Seven digits: Spanish, Polish and Portuguese do not group four.
  const parts = numberFormat(locale, { numberingSystem }).formatToParts(-1_234_567.5);
  const find = (type: string, fallback: string) =>
    parts.find((part) => part.type === type)?.value ?? fallback;
  return { decimal: find('decimal', '.'), group: find('group', ',') };
}

/** Returns the fraction digits of a currency after CLDR: 2 for USD, 0 for JPY. Returns 2 for unknown codes. */
export function currencyDigits(currency: string): number {
  if (!isCurrencyCode(currency)) return 2;
  return (
    numberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  );
}

/** Intl throws for codes of another length, such as USDX. */
export function isCurrencyCode(text: string): boolean {
  return /^[a-z]{3}$/i.test(text);
}
