import type { Trend } from '@agio/api-client/contract';
import { Decimal, type DecimalString } from '@agio/money';

const scale = 12;

/**
 * The value of one unit of the quote asset in the reader's currency, derived from the figures of the market, so that a
 * live price needs no further call. Undefined if it is unknown.
 */
export function quoteValue(trend: Trend | undefined): Decimal | undefined {
  const [last, value] = [Decimal.parse(trend?.last), Decimal.parse(trend?.fiatPrice)];
  return last?.isPositive && value ? value.dividedBy(last, scale, 'half-even') : undefined;
}

/** An amount of the quote asset in the reader's currency. */
export function valueOf(
  amount: DecimalString | Decimal | undefined,
  perQuote: Decimal | undefined,
): Decimal | undefined {
  const exact = amount instanceof Decimal ? amount : Decimal.parse(amount);
  return exact && perQuote ? exact.times(perQuote) : undefined;
}
