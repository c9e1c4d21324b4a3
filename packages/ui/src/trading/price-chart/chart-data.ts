// @where Trading: chart types (candles, hollow candles, bars, Heikin-Ashi, line, area) and scales of the prices
import { Decimal } from '@agio/money';

/** One interval, with decimal strings. */
export interface ChartCandle {
  /** Start of the interval, ISO 8601. */
  readonly time: string;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly close: string;
  /** In the base asset. */
  readonly volume: string;
}

export const chartKinds = ['candles', 'hollow', 'bars', 'heikinAshi', 'line', 'area'] as const;
/**
 * The chart type. Hollow candles have the colour of the move since the candle before, and are filled where the price fell
 * within; those of Heikin-Ashi are averages, not prices.
 */
export type ChartKind = (typeof chartKinds)[number];

export const chartScales = ['linear', 'log', 'percent'] as const;
/** The scale of the prices: linear, logarithmic, or in percent of the first visible price. */
export type ChartScale = (typeof chartScales)[number];

/**
 * The part to draw when `next` follows `previous`: nothing, everything, or a number of older candles at the start and all
 * candles from an index on. A live candle arrives as a new list that shares the objects of settled candles.
 */
export function changeOf(
  previous: readonly ChartCandle[],
  next: readonly ChartCandle[],
): 'nothing' | 'everything' | { readonly older: number; readonly from: number } {
  if (previous === next) return 'nothing';
  const older = next.findIndex(({ time }) => time === previous[0]?.time);
  // The last candle of the old list may have changed; all before it must be the same objects.
  const settled = previous.length - 1;
  if (older < 0 || next[older + settled]?.time !== previous[settled]?.time) return 'everything';
  for (let index = settled - 1; index >= 0 && index >= settled - 3; index -= 1) {
    const [before, now] = [previous[index], next[older + index]];
    if (now !== before && !isEqual(now, before)) return 'everything';
  }
  return { older, from: older + settled };
}

/** The candles with the open one ending at the last price; the same list where it does already, and without a price. */
export function withLast(
  candles: readonly ChartCandle[],
  last: string | undefined,
): readonly ChartCandle[] {
  const open = candles.at(-1);
  const [price, high, low] = [last, open?.high, open?.low].map((text) => Decimal.parse(text));
  if (!open || last === undefined || !price || !high || !low || open.close === last) return candles;
  const ended = {
    ...open,
    close: last,
    high: price.gt(high) ? last : open.high,
    low: price.lt(low) ? last : open.low,
  };
  return [...candles.slice(0, -1), ended];
}

function isEqual(a: ChartCandle | undefined, b: ChartCandle | undefined): boolean {
  return (
    a?.time === b?.time &&
    a?.open === b?.open &&
    a?.high === b?.high &&
    a?.low === b?.low &&
    a?.close === b?.close &&
    a?.volume === b?.volume
  );
}

/** The change from one price to another in percent; undefined where the first is zero. */
export function changePercent(before: string, after: string): Decimal | undefined {
  const [from, to] = [Decimal.parse(before), Decimal.parse(after)];
  if (!from?.isPositive || !to) return undefined;
  return to.minus(from).times(Decimal.of('100')).dividedBy(from, 4, 'half-up');
}

/** Seconds since 1970, as the chart library needs; undefined for an invalid time. */
export function chartTime(iso: string): number | undefined {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? undefined : Math.floor(time / 1000);
}

/** Index of the candle with a time in a sorted list; -1 if there is none. */
export function indexOfTime(candles: readonly ChartCandle[], time: number): number {
  let [from, to] = [0, candles.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((chartTime(candles[middle]?.time ?? '') ?? 0) < time) from = middle + 1;
    else to = middle;
  }
  return chartTime(candles[from]?.time ?? '') === time ? from : -1;
}

/** Sorted and without duplicates, as the chart library needs: of two candles with one time, the later wins. */
export function inOrder(candles: readonly ChartCandle[]): ChartCandle[] {
  const sorted: ChartCandle[] = [];
  let isSorted = true;
  let before = -Infinity;
  for (const candle of candles) {
    const time = chartTime(candle.time);
    if (time === undefined) continue;
    if (time <= before) isSorted = false;
    before = time;
    sorted.push(candle);
  }
  if (isSorted) return sorted;
  return [...new Map(sorted.map((candle) => [chartTime(candle.time) ?? 0, candle]))]
    .toSorted(([a], [b]) => a - b)
    .map(([, candle]) => candle);
}
