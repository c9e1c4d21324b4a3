// @where Trading: sums of the order book down to a row: amount, total, average price
import { Decimal } from '@agio/money';
import type { OrderBookRow } from './book-rows.tsx';

/** Totals of an order that takes a side of the book down to a row. Decimals, exact but for the average. */
export interface BookSums {
  /** In the base asset. */
  readonly amount: Decimal;
  /** In the quote asset. */
  readonly value: Decimal;
  /** Price per unit with as many digits as asked for, rounded half-even. */
  readonly average: Decimal | undefined;
}

/** The sums from the best row to the one at `last`; rows are the best first. Grouped rows count at the price of the row. */
export function sumsTo(rows: readonly OrderBookRow[], last: number, priceDigits: number): BookSums {
  const taken = rows.slice(0, last + 1);
  const amount = Decimal.sum(taken.map((row) => Decimal.of(row.amount)));
  const value = Decimal.sum(taken.map(valueOf));
  const average = amount.isPositive ? value.dividedBy(amount, priceDigits, 'half-even') : undefined;
  return { amount, value, average };
}

/** The cumulative values of rows in the quote asset, as decimal strings. */
export function totalValues(rows: readonly OrderBookRow[]): string[] {
  let total = Decimal.zero;
  return rows.map((row) => {
    total = total.plus(valueOf(row));
    return total.toString();
  });
}

const valueOf = ({ price, amount }: OrderBookRow): Decimal =>
  Decimal.of(price).times(Decimal.of(amount));

/**
 * Fraction digits for a column of values in the quote asset: those of the price for small ones, two from a thousand and
 * none from a million on, so that the figures fit and their decimal points align.
 */
export function valueDigits(largest: string | undefined, priceDigits: number): number {
  const value = Decimal.parse(largest) ?? Decimal.zero;
  if (value.gte(Decimal.of('1000000'))) return 0;
  return value.gte(Decimal.of('1000')) ? Math.min(2, priceDigits) : priceDigits;
}
