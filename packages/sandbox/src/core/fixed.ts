/**
 * Decimal text to whole numbers of the smallest unit and back. Everything inside the exchange counts atoms
 * (10^-decimals of an asset), lots (steps of a market) and ticks, so that no sum is ever rounded by accident.
 */

/** 10^exponent. */
export function powerOfTen(exponent: number): bigint {
  return 10n ** BigInt(exponent);
}

/** Fraction digits that matter: `"1.500"` has 1. */
export function fractionDigits(text: string): number {
  const point = text.indexOf('.');
  if (point < 0) return 0;
  let end = text.length;
  while (text.charCodeAt(end - 1) === 48) end -= 1;
  return Math.max(0, end - point - 1);
}

/**
 * `"1.5"` with 6 decimals is `1500000n`. The text must be a plain decimal number, as the contract's `decimal` is.
 * Undefined when it has more fraction digits than fit: the caller says which error that is.
 */
export function toAtoms(text: string, decimals: number): bigint | undefined {
  const digits = fractionDigits(text);
  if (digits > decimals) return undefined;
  const point = text.indexOf('.');
  if (point < 0) return BigInt(text) * powerOfTen(decimals);
  const whole = text.slice(0, point);
  const fraction = text.slice(point + 1, point + 1 + digits).padEnd(decimals, '0');
  const magnitude = BigInt(whole.replace('-', '') + fraction);
  return whole.startsWith('-') ? -magnitude : magnitude;
}

/** Like `toAtoms`, for constants of the catalogue, where a misfit is a programming error. */
export function exactAtoms(text: string, decimals: number): bigint {
  const atoms = toAtoms(text, decimals);
  if (atoms === undefined) throw new Error(`${text} does not fit ${decimals} decimals`);
  return atoms;
}

/** `1500000n` with 6 decimals is `"1.5"`: no exponent, no trailing zeros, never `"-0"`. */
export function fromAtoms(atoms: bigint, decimals: number): string {
  const negative = atoms < 0n;
  const digits = (negative ? -atoms : atoms).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  let end = digits.length;
  while (end > whole.length && digits.charCodeAt(end - 1) === 48) end -= 1;
  const text = end > whole.length ? `${whole}.${digits.slice(whole.length, end)}` : whole;
  return negative ? `-${text}` : text;
}

/** Quotient of non-negative numbers rounded up: fees. */
export function divideUp(numerator: bigint, denominator: bigint): bigint {
  return (numerator + denominator - 1n) / denominator;
}

/** Quotient rounded to the nearest, ties to even: values in a fiat currency. Works for both signs. */
export function divideHalfEven(numerator: bigint, denominator: bigint): bigint {
  const negative = numerator < 0n !== denominator < 0n;
  const n = numerator < 0n ? -numerator : numerator;
  const d = denominator < 0n ? -denominator : denominator;
  let quotient = n / d;
  const twice = (n % d) * 2n;
  if (twice > d || (twice === d && quotient % 2n === 1n)) quotient += 1n;
  return negative ? -quotient : quotient;
}
