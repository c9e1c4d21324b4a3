// @where Money: rounding, by purpose
import { Decimal } from './decimal.ts';

/** Balances and the "Max" of a field are rounded down: never show or offer what is not there. */
export function roundBalance(value: Decimal, scale: number): Decimal {
  return value.round(scale, 'down');
}

/** Fees are rounded up: what was announced always covers what is charged. */
export function roundFee(value: Decimal, scale: number): Decimal {
  return value.round(scale, 'up');
}

/** Values in fiat are estimates and are rounded half-even, so that sums do not drift. */
export function roundFiat(value: Decimal, digits: number): Decimal {
  return value.round(digits, 'half-even');
}

/**
 * The largest amount, in whole steps, that `available` pays for at `unitCost` a piece (fees included by the caller).
 * Never costs more than what is available.
 * @throws DivisionByZeroError when the unit cost is zero
 */
export function maxAmount(available: Decimal, unitCost: Decimal, step: Decimal): Decimal {
  const whole = available.dividedBy(unitCost.times(step), 0, 'down').times(step);
  return whole.isNegative ? Decimal.zero : whole;
}

/** The multiples of `step` on both sides of a value that is none itself; undefined when it is one. */
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
