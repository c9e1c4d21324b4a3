import { formatParts, type NumberParts, type Value } from '@agio/money';
import type { ReactNode } from 'react';

export interface AmountTextProps {
  /** A Decimal or a decimal string. Anything that is no number, undefined included, shows as "—". */
  value: Value;
  /** Exact number of fraction digits, so that decimal points align. */
  digits: number;
  locale?: string | undefined;
  /** Digits of the longest fraction in the column: shorter values reserve the rest, so that decimal points align. */
  alignDigits?: number | undefined;
  /** Dims the decimals, so that the integer part is found at once. Not on coloured figures. */
  dim?: boolean | undefined;
}

/** A number as text with dimmed decimals, without an element of its own: put it into one with `ui:num`. */
export function AmountText({
  value,
  digits,
  alignDigits,
  locale = 'en',
  dim = true,
}: AmountTextProps) {
  return partsText(amountParts(value, digits, locale), {
    alignDigits,
    className: dim ? 'ui:text-fg-faint' : undefined,
  });
}

/** The parts of a number, with a class on the decimals. A function, because a book has hundreds of them in a second. */
export function partsText(
  { sign, integer, decimalSeparator, fraction }: NumberParts,
  {
    alignDigits,
    className,
  }: {
    alignDigits: number | undefined;
    /** Class of the decimals. */
    className: string | undefined;
  },
): ReactNode {
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
      {reserved(alignDigits, fraction.length)}
    </>
  );
}

/** Invisible digits as a placeholder for those that other values of the column have and this one lacks. */
function reserved(digits: number | undefined, has: number): ReactNode {
  if (digits === undefined || digits <= has) return null;
  return (
    <span aria-hidden className="ui:invisible ui:select-none">
      {has === 0 ? '.' : ''}
      {'0'.repeat(digits - has)}
    </span>
  );
}

/** A cache: most figures of a book stay the same from frame to frame, and formatting is the expensive part. */
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
