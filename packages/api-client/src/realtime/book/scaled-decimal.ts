import type { DecimalString } from '../../contract/core.ts';

/**
 * Decimals as whole numbers of units of 10^-scale: `"1.25"` at scale 3 is 1250. Nothing here passes through a
 * floating point parse, so what is accepted is exact.
 */

/** A text that is no decimal of zero or more, or a number that cannot be kept exactly. */
export class ScaledDecimalError extends RangeError {
  override readonly name = 'ScaledDecimalError';
}

const zeroCode = 48;
const pointCode = 46;
const minusCode = 45;
/** So many digits fit a safe integer whatever they are. */
const safeDigits = 15;
const powersOfTen = Array.from({ length: 16 }, (_, exponent) => 10 ** exponent);

/** Fraction digits without the zeros at the end: 1 for `"12.50"`, 0 for `"7.0"`. */
export function fractionDigits(text: DecimalString): number {
  const point = text.indexOf('.');
  if (point < 0) return 0;
  let end = text.length;
  while (end > point + 1 && text.charCodeAt(end - 1) === zeroCode) end -= 1;
  return end - point - 1;
}

/**
 * The number of units, as a safe integer. Undefined when the text has more fraction digits than `scale`; throws
 * `ScaledDecimalError` when it is negative, no decimal, or beyond 2^53 − 1 units.
 */
export function toUnits(text: DecimalString, scale: number): number | undefined {
  const length = text.length;
  let units = 0;
  let fraction = -1;
  for (let index = 0; index < length; index += 1) {
    const digit = text.charCodeAt(index) - zeroCode;
    if (digit >= 0 && digit <= 9) {
      if (fraction >= 0) {
        if (fraction >= scale) {
          if (digit !== 0) return undefined;
          continue;
        }
        fraction += 1;
      }
      units = units * 10 + digit;
    } else if (digit === pointCode - zeroCode && fraction < 0 && index > 0 && index < length - 1) {
      fraction = 0;
    } else {
      throw new ScaledDecimalError(`"${text}" is not a decimal of zero or more`);
    }
  }
  const missing = scale - Math.max(fraction, 0);
  const scaled = missing === 0 ? units : units * (powersOfTen[missing] ?? Infinity);
  // Each step above is exact below 2^53, and once beyond it the value cannot fall back under it.
  if (length === 0 || !Number.isSafeInteger(scaled)) {
    throw new ScaledDecimalError(`"${text}" is not exact with ${scale} fraction digits`);
  }
  return scaled;
}

/** Like `toUnits`, for any size. */
export function toBigUnits(text: DecimalString, scale: number): bigint | undefined {
  if (text.length + scale <= safeDigits) {
    const units = toUnits(text, scale);
    return units === undefined ? undefined : BigInt(units);
  }
  if (!/^\d+(?:\.\d+)?$/.test(text)) {
    throw new ScaledDecimalError(`"${text.slice(0, 80)}" is not a decimal of zero or more`);
  }
  const digits = fractionDigits(text);
  if (digits > scale) return undefined;
  const point = text.indexOf('.');
  const whole = point < 0 ? text : text.slice(0, point) + text.slice(point + 1, point + 1 + digits);
  return BigInt(whole + '0'.repeat(scale - digits));
}

/** The shortest decimal text of so many units: 1250 at scale 3 is `"1.25"`. */
export function fromUnits(units: number | bigint, scale: number): DecimalString {
  const digits = units.toString();
  if (scale === 0 || digits === '0') return digits;
  if (digits.charCodeAt(0) === minusCode) return `-${placePoint(digits.slice(1), scale)}`;
  return placePoint(digits, scale);
}

function placePoint(digits: string, scale: number): DecimalString {
  const padded = digits.length > scale ? digits : digits.padStart(scale + 1, '0');
  const point = padded.length - scale;
  let end = padded.length;
  while (end > point && padded.charCodeAt(end - 1) === zeroCode) end -= 1;
  const whole = padded.slice(0, point);
  return end > point ? `${whole}.${padded.slice(point, end)}` : whole;
}
