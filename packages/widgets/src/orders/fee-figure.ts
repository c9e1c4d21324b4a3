// @where Money: digits and rounding of a fee that is shown
import { Decimal, roundFee } from '@agio/money';

/** Fraction digits of a fee of any asset, in every row the same. */
const digits = 6;

/** Returns the props of `Amount` for a fee: rounded up, so that what is shown always covers what was charged. */
export function feeFigure(fee: string | null | undefined) {
  const value = Decimal.parse(fee ?? null);
  return {
    value: value && roundFee(value, digits),
    minDigits: digits,
    maxDigits: digits,
  };
}
