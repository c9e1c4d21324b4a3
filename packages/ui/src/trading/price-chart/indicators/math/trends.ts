import { atr } from './averages.ts';
import { type Made, Period, type PlottedCandles, rangeOf, type Values } from './rules.ts';

/**
 * The middles of three ranges. Spans are drawn ahead and the lagging line behind, by the length of the base less one: the
 * present candle counts.
 */
export function ichimoku(
  candles: PlottedCandles,
  [short = 0, middle = 0, long = 0]: readonly number[],
): Made {
  const [conversion, base, lagging]: [Values, Values, Values] = [[], [], []];
  const [spanA, spanB]: [Values, Values] = [[], []];
  const middleOf = (index: number, length: number) => {
    const range = rangeOf(candles, index, length);
    return range && (range.highest + range.lowest) / 2;
  };
  return {
    values: { conversion, base, spanA, spanB, lagging },
    rule: (index) => {
      const [near, far] = [middleOf(index, short), middleOf(index, middle)];
      conversion[index] = near;
      base[index] = far;
      spanA[index] = near === undefined || far === undefined ? undefined : (near + far) / 2;
      spanB[index] = middleOf(index, long);
      lagging[index] = candles.close[index];
    },
  };
}

/**
 * A line below rising prices and above falling ones, so many average true ranges from the middle of the candles. It only
 * comes nearer, until the close crosses it. It begins as falling.
 */
export function supertrend(
  candles: PlottedCandles,
  [length = 0, multiplier = 0]: readonly number[],
): Made {
  const [up, down]: [Values, Values] = [[], []];
  const [uppers, lowers]: [Values, Values] = [[], []];
  const range = atr(candles, [length]);
  const { high, low, close } = candles;
  return {
    values: { up, down },
    rule: (index) => {
      range.rule(index);
      const width = range.values['average']?.[index];
      up[index] = down[index] = uppers[index] = lowers[index] = undefined;
      if (width === undefined) return;
      const middle = ((high[index] ?? 0) + (low[index] ?? 0)) / 2;
      const [now, before] = [close[index] ?? 0, close[index - 1] ?? 0];
      const [upperBefore, lowerBefore] = [uppers[index - 1], lowers[index - 1]];
      let [upper, lower] = [middle + multiplier * width, middle - multiplier * width];
      if (upperBefore !== undefined && before <= upperBefore) upper = Math.min(upper, upperBefore);
      if (lowerBefore !== undefined && before >= lowerBefore) lower = Math.max(lower, lowerBefore);
      uppers[index] = upper;
      lowers[index] = lower;
      const isFirst = upperBefore === undefined;
      const wasUp = up[index - 1] !== undefined;
      const isUp = !isFirst && (wasUp ? now >= lower : now > upper);
      if (isUp) up[index] = lower;
      else down[index] = upper;
    },
  };
}

/**
 * Pivot points of the day or week before (UTC), by the floor traders' formulas. They stand for the whole day or week. A
 * period whose start is not among the candles says nothing about the next: its extremes are not known.
 */
export function pivots(
  { time, high, low, close }: PlottedCandles,
  [days = 1, levels = 0]: readonly number[],
): Made {
  const period = new Period(days);
  const lines: Record<string, Values> = {
    pivot: [],
    r1: [],
    s1: [],
    r2: [],
    s2: [],
    r3: [],
    s3: [],
  };
  /** Extremes since the start of the period, and those of the whole one before. */
  const [tops, bottoms]: [Values, Values] = [[], []];
  const whole: ({ top: number; bottom: number; end: number } | undefined)[] = [];
  return {
    values: lines,
    rule: (index) => {
      const isStart = period.isStart(time, index);
      const [topBefore, bottomBefore] = [tops[index - 1], bottoms[index - 1]];
      const [top, bottom] = [high[index] ?? 0, low[index] ?? 0];
      if (isStart) {
        whole[index] =
          topBefore === undefined || bottomBefore === undefined
            ? undefined
            : { top: topBefore, bottom: bottomBefore, end: close[index - 1] ?? 0 };
        tops[index] = top;
        bottoms[index] = bottom;
      } else {
        whole[index] = whole[index - 1];
        tops[index] = topBefore === undefined ? undefined : Math.max(topBefore, top);
        bottoms[index] = bottomBefore === undefined ? undefined : Math.min(bottomBefore, bottom);
      }
      const values = levelsOf(whole[index]);
      for (const [name, line] of Object.entries(lines)) {
        const level = Number.parseInt(name.slice(1), 10) || 0;
        line[index] = level <= levels ? values?.[name] : undefined;
      }
    },
  };
}

function levelsOf(
  period: { top: number; bottom: number; end: number } | undefined,
): Readonly<Record<string, number>> | undefined {
  if (!period) return undefined;
  const { top, bottom, end } = period;
  const pivot = (top + bottom + end) / 3;
  return {
    pivot,
    r1: 2 * pivot - bottom,
    s1: 2 * pivot - top,
    r2: pivot + (top - bottom),
    s2: pivot - (top - bottom),
    r3: top + 2 * (pivot - bottom),
    s3: bottom - 2 * (top - pivot),
  };
}
