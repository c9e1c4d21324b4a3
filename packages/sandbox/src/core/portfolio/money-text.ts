import { divideHalfEven, fromAtoms, powerOfTen } from '../fixed.ts';
import { valueDigits } from '../market-data/valuation.ts';

const moneyDigits = 2;
const priceDigits = 8;

/** Formats a value with `valueDigits` in the digits of money, rounded to the nearest. */
export function money(value: bigint): string {
  return fromAtoms(roundMoney(value), moneyDigits);
}

/** Returns the difference of two formatted values, so that the three add up. */
export function moneyBetween(value: bigint, less: bigint): string {
  return fromAtoms(roundMoney(value) - roundMoney(less), moneyDigits);
}

const roundMoney = (value: bigint): bigint =>
  divideHalfEven(value, powerOfTen(valueDigits - moneyDigits));

/** Formats a price of one unit with `valueDigits`, cut. */
export function priceText(price: bigint): string {
  return fromAtoms(price / powerOfTen(valueDigits - priceDigits), priceDigits);
}

/** A part of something in percent with two digits. */
export function percent(change: bigint, before: bigint): string {
  return before === 0n ? '0' : fromAtoms(divideHalfEven(change * 10_000n, before), 2);
}
