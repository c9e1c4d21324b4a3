import { currencyDigits, Decimal, roundFiat } from '@agio/money';

/** Figures of a balance; `value` and `price` are null without a market price. */
interface Priced {
  readonly value: string | null;
  readonly inOrders: string;
  readonly price: string | null;
}

const decimal = (text: string): Decimal => Decimal.parse(text) ?? Decimal.zero;
/** Value of all balances, and its parts, each as it is printed. */
export interface BalanceSums {
  total: Decimal;
  available: Decimal;
  inOrders: Decimal;
}

/**
 * Returns the value of the balances together, in the digits of their currency. The total is the sum of the values as the
 * rows print them, and its two parts are taken from those, so that every sum that a reader makes by hand comes out to the
 * last cent. Balances without a price count as nothing.
 */
export function sumsOf(rows: readonly Priced[], currency: string): BalanceSums {
  const digits = currencyDigits(currency);
  const parts = rows.map((row) => {
    const value = roundFiat(decimal(row.value ?? '0'), digits);
    const reserved = roundFiat(decimal(row.inOrders).times(decimal(row.price ?? '0')), digits);
    // The price of a row is cut, so its value may differ by this much.
    return { value, inOrders: reserved.gt(value) ? value : reserved };
  });
  const total = Decimal.sum(parts.map(({ value }) => value));
  const inOrders = Decimal.sum(parts.map((part) => part.inOrders));
  return { total, inOrders, available: total.minus(inOrders) };
}
