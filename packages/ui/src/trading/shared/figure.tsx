import { formatParts, type NumberParts } from '@agio/money';

export interface FigureProps {
  /** A decimal string. Nothing, or no number, shows as "—". */
  value: string | null | undefined;
  /** Fraction digits: always as many, so that decimal points stand under each other. */
  digits: number;
  locale?: string | undefined;
  /** Digits of the longest fraction in the column: the place of the missing ones is kept, so that points align. */
  alignTo?: number | undefined;
  /** Sets the decimals in the faint colour: the eye finds the integer part. Not on coloured figures. */
  dim?: boolean | undefined;
}

/** A number as text with dimmed decimals. Only the text: put it in an element with `ui:num`. */
export function Figure({
  value,
  digits,
  alignTo = digits,
  locale = 'en',
  dim = true,
}: FigureProps) {
  const { sign, integer, decimalSeparator, fraction } = figureParts(value, digits, locale);
  return (
    <>
      {sign}
      {integer}
      {decimalSeparator}
      {dim && fraction ? <span className="ui:text-fg-faint">{fraction}</span> : fraction}
      {alignTo > digits ? <Missing digits={alignTo - digits} hasPoint={digits === 0} /> : null}
    </>
  );
}

/** As wide as the digits that others in the column have and this one has not; seen and read by nobody. */
function Missing({ digits, hasPoint }: { digits: number; hasPoint: boolean }) {
  return (
    <span aria-hidden className="ui:invisible ui:select-none">
      {hasPoint ? '.' : ''}
      {'0'.repeat(digits)}
    </span>
  );
}

/** Most figures of a book stay the same from one frame to the next: formatting them again is what would cost. */
const cache = new Map<string, NumberParts>();
const cacheSize = 4096;

export function figureParts(
  value: string | null | undefined,
  digits: number,
  locale: string,
): NumberParts {
  const key = `${value} ${digits} ${locale}`;
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
