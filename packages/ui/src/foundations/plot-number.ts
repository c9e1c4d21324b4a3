import { Decimal, type DecimalString } from '@agio/money';

/**
 * A decimal string as a JavaScript number, for pixel positions only. It may lose digits: anything that is shown, compared
 * or sent comes from the string.
 */
export function plotNumber(text: string): number {
  return Number(text);
}

/** The price on the tick that is nearest to a plotted number, exact and at least one tick: where a pointer is let go. */
export function priceOfPlot(value: number, tickSize: string): DecimalString {
  const ticks = Math.max(1, Math.round(value / plotNumber(tickSize)));
  return Decimal.of(tickSize)
    .times(Decimal.of(BigInt(ticks).toString()))
    .toString();
}
