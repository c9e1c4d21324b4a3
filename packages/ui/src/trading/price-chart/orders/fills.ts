import { Decimal } from '@agio/money';
import { type ChartCandle, chartTime } from '../chart-data.ts';

/** An execution of one of the user's orders. */
export interface ChartFill {
  readonly id: string;
  readonly side: 'Buy' | 'Sell' | 'Unknown';
  readonly price: string;
  /** In the base asset. */
  readonly amount: string;
  /** ISO 8601. */
  readonly time: string;
}

/** Purchases or sales within the time of one candle. */
export interface FillMark {
  /** Index of the candle. */
  readonly index: number;
  readonly side: ChartFill['side'];
  readonly amount: Decimal;
  /** Sum of price × amount. */
  readonly paid: Decimal;
}

/** The fills by candle and side. Those from before the first candle are left out. */
export function fillMarks(
  fills: readonly ChartFill[],
  candles: readonly ChartCandle[],
): readonly FillMark[] {
  const marks = new Map<string, FillMark>();
  for (const { side, price, amount, time } of fills) {
    const at = chartTime(time);
    const index = at === undefined ? -1 : candleBefore(candles, at);
    const [size, worth] = [Decimal.parse(amount), Decimal.parse(price)];
    if (index < 0 || !size || !worth) continue;
    const key = `${index} ${side}`;
    const known = marks.get(key);
    const paid = worth.times(size);
    marks.set(key, {
      index,
      side,
      amount: known ? known.amount.plus(size) : size,
      paid: known ? known.paid.plus(paid) : paid,
    });
  }
  return [...marks.values()];
}

/** The average price of a mark on the tick; undefined where nothing was executed. */
export const averageOf = ({ amount, paid }: FillMark, digits: number): Decimal | undefined =>
  amount.isPositive ? paid.dividedBy(amount, digits, 'half-up') : undefined;

/** Index of the last candle that starts at a time or before; -1 without one. */
function candleBefore(candles: readonly ChartCandle[], time: number): number {
  let [from, to] = [0, candles.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((chartTime(candles[middle]?.time ?? '') ?? 0) <= time) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}
