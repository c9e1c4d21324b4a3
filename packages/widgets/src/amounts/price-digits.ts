import { currencyDigits, Decimal } from '@agio/money';

/** Fraction digits of the price of one unit: those of the currency; below ten, where they are significant, two more. */
export function priceDigits(price: string | null | undefined, currency: string): number {
  const digits = currencyDigits(currency);
  return Decimal.parse(price ?? null)?.lt(Decimal.of('10')) ? digits + 2 : digits;
}
