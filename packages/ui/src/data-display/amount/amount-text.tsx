import { formatParts, type NumberParts, type Value } from '@agio/money';

export interface AmountTextProps {
  /** A Decimal or a decimal text. Nothing, or no number, shows as "—". */
  value: Value;
  /** Fraction digits: always as many, so that decimal points stand under each other. */
  digits: number;
  locale?: string | undefined;
  /** Digits of the longest fraction in the column: the place of the missing ones is kept, so that points align. */
  alignDigits?: number | undefined;
  /** Sets the decimals in the faint colour: the eye finds the integer part. Not on coloured figures. */
  dim?: boolean | undefined;
}

/** A number as text with dimmed decimals. Only the text: put it in an element with `ui:num`. */
export function AmountText({
  value,
  digits,
  alignDigits,
  locale = 'en',
  dim = true,
}: AmountTextProps) {
  return (
    <PartsText
      parts={amountParts(value, digits, locale)}
      alignDigits={alignDigits}
      className={dim ? 'ui:text-fg-faint' : undefined}
    />
  );
}

/** The parts of a number, its decimals in a class of their own. */
export function PartsText({
  parts: { sign, integer, decimalSeparator, fraction },
  alignDigits,
  className,
}: {
  parts: NumberParts;
  alignDigits: number | undefined;
  /** Of the decimals. */
  className: string | undefined;
}) {
  return (
    <>
      {sign}
      {integer}
      {className === undefined || fraction === '' ? (
        `${decimalSeparator}${fraction}`
      ) : (
        <span className={className}>
          {decimalSeparator}
          {fraction}
        </span>
      )}
      <Reserved digits={alignDigits} has={fraction.length} />
    </>
  );
}

/** As wide as the digits that others in the column have and this one has not; seen and read by nobody. */
function Reserved({ digits, has }: { digits: number | undefined; has: number }) {
  if (digits === undefined || digits <= has) return null;
  return (
    <span aria-hidden className="ui:invisible ui:select-none">
      {has === 0 ? '.' : ''}
      {'0'.repeat(digits - has)}
    </span>
  );
}

/** Most figures of a book stay the same from one frame to the next: formatting them again is what would cost. */
const cache = new Map<string, NumberParts>();
const cacheSize = 4096;

export function amountParts(value: Value, digits: number, locale: string): NumberParts {
  const key = `${String(value)} ${digits} ${locale}`;
  let parts = cache.get(key);
  if (!parts) {
    parts = formatParts(value, { minDigits: digits, maxDigits: digits, locale });
    if (cache.size >= cacheSize) cache.clear();
    cache.set(key, parts);
  }
  return parts;
}

/** Fraction digits of a decimal string: 4 for a tick of `0.0001`, 0 for `10`. */
export function fractionDigits(step: string): number {
  const point = step.indexOf('.');
  return point < 0 ? 0 : step.length - point - 1;
}
