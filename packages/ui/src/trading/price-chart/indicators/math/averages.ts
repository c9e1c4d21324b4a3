import {
  deviation,
  type Made,
  mean,
  type PlottedCandles,
  Period,
  smooth,
  trueRange,
  type Values,
  wilder,
} from './rules.ts';

export function sma({ close }: PlottedCandles, [length = 0]: readonly number[]): Made {
  const average: Values = [];
  return {
    values: { average },
    rule: (index) => void (average[index] = mean(close, index, length)),
  };
}

export function ema({ close }: PlottedCandles, [length = 0]: readonly number[]): Made {
  const average: Values = [];
  return {
    values: { average },
    rule: (index) => void (average[index] = smooth(close, average, index, length)),
  };
}

export function bollinger(
  { close }: PlottedCandles,
  [length = 0, deviations = 0]: readonly number[],
): Made {
  const [middle, upper, lower]: [Values, Values, Values] = [[], [], []];
  return {
    values: { middle, upper, lower },
    rule: (index) => {
      const centre = mean(close, index, length);
      const width = centre === undefined ? 0 : deviations * deviation(close, index, length, centre);
      middle[index] = centre;
      upper[index] = centre === undefined ? undefined : centre + width;
      lower[index] = centre === undefined ? undefined : centre - width;
    },
  };
}

/** So many average true ranges around the exponential average. */
export function keltner(
  candles: PlottedCandles,
  [length = 0, multiplier = 0, rangeLength = 0]: readonly number[],
): Made {
  const [middle, upper, lower]: [Values, Values, Values] = [[], [], []];
  const range = atr(candles, [rangeLength]);
  return {
    values: { middle, upper, lower },
    rule: (index) => {
      range.rule(index);
      const centre = (middle[index] = smooth(candles.close, middle, index, length));
      const width = range.values['average']?.[index];
      const isKnown = centre !== undefined && width !== undefined;
      upper[index] = isKnown ? centre + multiplier * width : undefined;
      lower[index] = isKnown ? centre - multiplier * width : undefined;
    },
  };
}

export function atr(candles: PlottedCandles, [length = 0]: readonly number[]): Made {
  const [average, ranges]: [Values, Values] = [[], []];
  return {
    values: { average },
    rule: (index) => {
      ranges[index] = trueRange(candles, index);
      average[index] = wilder(ranges, average, index, length);
    },
  };
}

/**
 * The average price of everything traded since the start of the day or week (UTC), a candle's price being the mean of
 * high, low and close. A first day or week whose start is not among the candles has no values: they would be false.
 */
export function vwap(
  { time, high, low, close, volume }: PlottedCandles,
  [days = 1]: readonly number[],
): Made {
  const average: Values = [];
  const period = new Period(days);
  const [paid, traded]: [Values, Values] = [[], []];
  return {
    values: { average },
    rule: (index) => {
      const [paidBefore, tradedBefore] = period.isStart(time, index)
        ? [0, 0]
        : [paid[index - 1], traded[index - 1]];
      if (paidBefore === undefined || tradedBefore === undefined) {
        paid[index] = traded[index] = average[index] = undefined;
        return;
      }
      const amount = volume[index] ?? 0;
      const price = ((high[index] ?? 0) + (low[index] ?? 0) + (close[index] ?? 0)) / 3;
      const spent = (paid[index] = paidBefore + price * amount);
      const sum = (traded[index] = tradedBefore + amount);
      average[index] = sum === 0 ? undefined : spent / sum;
    },
  };
}
