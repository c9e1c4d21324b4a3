// @where Money: rounding, by purpose
import { Decimal } from './decimal.ts';

/** Rounds a balance or the "Max" of a field down, so that it never exceeds the funds. */
export function roundBalance(value: Decimal, scale: number): Decimal {
  return value.round(scale, 'down');
}

/** Rounds a fee up, so that the announced fee always covers the charged one. */
export function roundFee(value: Decimal, scale: number): Decimal {
  return value.round(scale, 'up');
}

/** Rounds a value in fiat half-even, so that sums of estimates do not drift. */
export function roundFiat(value: Decimal, digits: number): Decimal {
  return value.round(digits, 'half-even');
}

/**
 * Returns the largest amount, in whole steps, that `available` pays for at `unitCost` a unit (fees included by the
 * caller). Its cost never exceeds `available`.
 * @throws DivisionByZeroError when the unit cost is zero
 */
export function maxAmount(available: Decimal, unitCost: Decimal, step: Decimal): Decimal {
  const whole = available.dividedBy(unitCost.times(step), 0, 'down').times(step);
  return whole.isNegative ? Decimal.zero : whole;
}

/** Returns the multiples of `step` below and above a value; undefined if the value is a multiple itself. */
export function nearestSteps(
  value: Decimal,
  step: Decimal,
): { below: Decimal; above: Decimal } | undefined {
  if (value.isMultipleOf(step)) return undefined;
  const towardZero = value.roundToStep(step, 'down');
  const awayFromZero = value.roundToStep(step, 'up');
  return value.isNegative
    ? { below: awayFromZero, above: towardZero }
    : { below: towardZero, above: awayFromZero };
}
