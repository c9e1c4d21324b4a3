import { DivisionByZeroError, InvalidDecimalError } from './errors.ts';

/** A decimal number as text, as it travels on the wire: `"-12.50"`, no exponent, no grouping. */
export type DecimalString = string;

/** `down` and `up` mean toward and away from zero; the others decide only the exact middle. */
export type RoundingMode = 'down' | 'up' | 'half-up' | 'half-even';

/** Longer texts are refused before they are parsed: arithmetic on them is quadratic. */
const maxLength = 200;
const zero = '0'.charCodeAt(0);
const plainDecimal = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/**
 * An exact decimal number of any size. Immutable, and deliberately not usable as a JavaScript number: `a + b` and
 * `a < b` throw, so that an amount can never lose digits unnoticed.
 */
export class Decimal {
  static readonly zero: Decimal = new Decimal(0n, 0);
  static readonly one: Decimal = new Decimal(1n, 0);

  // value = units / 10^scale, without trailing zeros. Plain properties: deep comparison in tests and caches sees them.
  private readonly units: bigint;
  /** Fraction digits in use: 2 for `1.25`, 0 for `100`. */
  readonly scale: number;

  private constructor(units: bigint, scale: number) {
    if (scale < 0) throw new RangeError('A decimal has no fewer than zero fraction digits');
    while (scale > 0 && units % 10n === 0n) {
      units /= 10n;
      scale -= 1;
    }
    this.units = units;
    this.scale = scale;
    Object.freeze(this);
  }

  /**
   * Reads a plain decimal such as `"-1.50"`. No exponent, sign `+`, grouping, spaces or leading zeros.
   * @throws InvalidDecimalError
   */
  static of(text: DecimalString): Decimal {
    const decimal = Decimal.parse(text);
    if (!decimal) throw new InvalidDecimalError(text);
    return decimal;
  }

  /** Like {@link Decimal.of}, but `undefined` for anything that is not a plain decimal. */
  static parse(text: DecimalString | null | undefined): Decimal | undefined {
    if (typeof text !== 'string' || text.length > maxLength || !plainDecimal.test(text)) {
      return undefined;
    }
    const point = text.indexOf('.');
    if (point < 0) return new Decimal(BigInt(text), 0);
    // Cheaper on the text than on the number.
    let end = text.length;
    while (text.charCodeAt(end - 1) === zero) end -= 1;
    const scale = Math.max(0, end - point - 1);
    return new Decimal(BigInt(text.slice(0, point) + text.slice(point + 1, end)), scale);
  }

  static sum(values: Iterable<Decimal>): Decimal {
    let total = Decimal.zero;
    for (const value of values) total = total.plus(value);
    return total;
  }

  static min(a: Decimal, b: Decimal): Decimal {
    return b.lt(a) ? b : a;
  }

  static max(a: Decimal, b: Decimal): Decimal {
    return b.gt(a) ? b : a;
  }

  plus(x: Decimal): Decimal {
    const scale = Math.max(this.scale, x.scale);
    return new Decimal(this.at(scale) + x.at(scale), scale);
  }

  minus(x: Decimal): Decimal {
    return this.plus(x.negated());
  }

  times(x: Decimal): Decimal {
    return new Decimal(this.units * x.units, this.scale + x.scale);
  }

  /**
   * The quotient with at most `scale` fraction digits. There is no division without a stated rounding.
   * @throws DivisionByZeroError; RangeError when `scale` is below zero
   */
  dividedBy(x: Decimal, scale: number, rounding: RoundingMode): Decimal {
    if (x.isZero) throw new DivisionByZeroError();
    const shared = Math.max(this.scale, x.scale);
    return new Decimal(divide(this.at(shared) * power(scale), x.at(shared), rounding), scale);
  }

  /**
   * At most `scale` fraction digits. To tens or thousands it is {@link Decimal.roundToStep} that rounds.
   * @throws RangeError when `scale` is below zero
   */
  round(scale: number, mode: RoundingMode): Decimal {
    return scale >= this.scale
      ? this
      : new Decimal(divide(this.units, power(this.scale - scale), mode), scale);
  }

  /**
   * The multiple of `step` (a tick or lot size, above zero) that `mode` leads to.
   * @throws RangeError when the step is not above zero
   */
  roundToStep(step: Decimal, mode: RoundingMode): Decimal {
    return this.dividedBy(positiveStep(step), 0, mode).times(step);
  }

  /** @throws RangeError when the step is not above zero */
  isMultipleOf(step: Decimal): boolean {
    const scale = Math.max(this.scale, positiveStep(step).scale);
    return this.at(scale) % step.at(scale) === 0n;
  }

  compare(x: Decimal): -1 | 0 | 1 {
    const scale = Math.max(this.scale, x.scale);
    const [a, b] = [this.at(scale), x.at(scale)];
    return a < b ? -1 : a > b ? 1 : 0;
  }

  equals(x: Decimal): boolean {
    return this.compare(x) === 0;
  }

  lt(x: Decimal): boolean {
    return this.compare(x) < 0;
  }

  lte(x: Decimal): boolean {
    return this.compare(x) <= 0;
  }

  gt(x: Decimal): boolean {
    return this.compare(x) > 0;
  }

  gte(x: Decimal): boolean {
    return this.compare(x) >= 0;
  }

  get isZero(): boolean {
    return this.units === 0n;
  }

  get isNegative(): boolean {
    return this.units < 0n;
  }

  get isPositive(): boolean {
    return this.units > 0n;
  }

  abs(): Decimal {
    return this.isNegative ? this.negated() : this;
  }

  negated(): Decimal {
    return new Decimal(-this.units, this.scale);
  }

  /** Plain notation without trailing zeros; zero has no sign. `Decimal.of(d.toString())` equals `d`. */
  toString(): DecimalString {
    const sign = this.isNegative ? '-' : '';
    const digits = (sign ? -this.units : this.units).toString();
    if (this.scale === 0) return sign + digits;
    const padded = digits.padStart(this.scale + 1, '0');
    const point = padded.length - this.scale;
    return `${sign}${padded.slice(0, point)}.${padded.slice(point)}`;
  }

  /** Exactly `scale` fraction digits, zeros added where needed; what rounds to zero has no sign. */
  toFixedString(scale: number, mode: RoundingMode): DecimalString {
    const [integer = '0', fraction = ''] = this.round(scale, mode).toString().split('.');
    return scale > 0 ? `${integer}.${fraction.padEnd(scale, '0')}` : integer;
  }

  toJSON(): DecimalString {
    return this.toString();
  }

  /** The units at a scale that is not below this one's. */
  private at(scale: number): bigint {
    return scale === this.scale ? this.units : this.units * power(scale - this.scale);
  }

  /** @throws TypeError always: use `plus`, `compare` and their like. */
  valueOf(): never {
    throw new TypeError('A Decimal is not a number: use its methods instead of operators');
  }
}

function positiveStep(step: Decimal): Decimal {
  if (!step.isPositive) throw new RangeError('A step must be above zero');
  return step;
}

/** Powers of ten that amounts need all the time. */
const powers = Array.from({ length: 40 }, (_, digits) => 10n ** BigInt(digits));

function power(digits: number): bigint {
  return powers[digits] ?? 10n ** BigInt(digits);
}

function divide(top: bigint, bottom: bigint, mode: RoundingMode): bigint {
  const quotient = top / bottom;
  const rest = top % bottom;
  if (rest === 0n || mode === 'down') return quotient;
  const away = top < 0n === bottom < 0n ? quotient + 1n : quotient - 1n;
  const twice = rest * 2n;
  const [distance, whole] = [twice < 0n ? -twice : twice, bottom < 0n ? -bottom : bottom];
  const tie = mode === 'half-up' || quotient % 2n !== 0n;
  return mode === 'up' || distance > whole || (distance === whole && tie) ? away : quotient;
}
