import {
  type Made,
  mean,
  type PlottedCandles,
  rangeOf,
  smooth,
  trueRange,
  type Values,
  wilder,
} from './rules.ts';

/** Wilder's: averages of gains and losses begin with the simple ones, and the newest weighs 1 / length. */
export function rsi({ close }: PlottedCandles, [length = 0]: readonly number[]): Made {
  const strength: Values = [];
  const [gains, losses]: [Values, Values] = [[], []];
  const [gain, loss]: [Values, Values] = [[], []];
  return {
    values: { strength },
    rule: (index) => {
      const [now, last] = [close[index], close[index - 1]];
      const change = now === undefined || last === undefined ? undefined : now - last;
      gains[index] = change && Math.max(0, change);
      losses[index] = change && Math.max(0, -change);
      const up = (gain[index] = wilder(gains, gain, index, length));
      const down = (loss[index] = wilder(losses, loss, index, length));
      // A price that does not move is neither strong nor weak.
      if (up === undefined || down === undefined) strength[index] = undefined;
      else strength[index] = up + down === 0 ? 50 : (100 * up) / (up + down);
    },
  };
}

export function macd(
  { close }: PlottedCandles,
  [quick = 0, steady = 0, length = 0]: readonly number[],
): Made {
  const [difference, signal, histogram]: [Values, Values, Values] = [[], [], []];
  const [fast, slow]: [Values, Values] = [[], []];
  return {
    values: { difference, signal, histogram },
    rule: (index) => {
      const [near, far] = [
        (fast[index] = smooth(close, fast, index, quick)),
        (slow[index] = smooth(close, slow, index, steady)),
      ];
      const gap = near === undefined || far === undefined ? undefined : near - far;
      difference[index] = gap;
      const average = (signal[index] = smooth(difference, signal, index, length));
      histogram[index] = gap === undefined || average === undefined ? undefined : gap - average;
    },
  };
}

/** Place of the close in the range of the last candles, from 0 to 100, smoothed, with the average of that as its signal. */
export function stochastic(
  candles: PlottedCandles,
  [length = 0, smoothing = 0, signalLength = 0]: readonly number[],
): Made {
  const [place, signal, raw]: [Values, Values, Values] = [[], [], []];
  return {
    values: { place, signal },
    rule: (index) => {
      const range = rangeOf(candles, index, length);
      const close = candles.close[index] ?? 0;
      const width = range ? range.highest - range.lowest : 0;
      // A price that does not move is neither high nor low.
      raw[index] = range && (width === 0 ? 50 : (100 * (close - range.lowest)) / width);
      place[index] = mean(raw, index, smoothing);
      signal[index] = mean(place, index, signalLength);
    },
  };
}

/** Wilder's: averages of the moves up and down in percent of the true range, and the average of how far they differ. */
export function adx(candles: PlottedCandles, [length = 0, smoothing = 0]: readonly number[]): Made {
  const [strength, plus, minus]: [Values, Values, Values] = [[], [], []];
  const [ups, downs, ranges]: [Values, Values, Values] = [[], [], []];
  const [up, down, range]: [Values, Values, Values] = [[], [], []];
  const gaps: Values = [];
  const { high, low } = candles;
  return {
    values: { strength, plus, minus },
    rule: (index) => {
      const [top, topBefore] = [high[index], high[index - 1]];
      const [bottom, bottomBefore] = [low[index], low[index - 1]];
      const isFirst = topBefore === undefined || bottomBefore === undefined;
      const rise = isFirst ? 0 : (top ?? 0) - topBefore;
      const fall = isFirst ? 0 : bottomBefore - (bottom ?? 0);
      ups[index] = isFirst ? undefined : rise > fall ? Math.max(0, rise) : 0;
      downs[index] = isFirst ? undefined : fall > rise ? Math.max(0, fall) : 0;
      ranges[index] = isFirst ? undefined : trueRange(candles, index);
      const whole = (range[index] = wilder(ranges, range, index, length));
      const above = (up[index] = wilder(ups, up, index, length));
      const below = (down[index] = wilder(downs, down, index, length));
      if (whole === undefined || above === undefined || below === undefined) {
        plus[index] = minus[index] = gaps[index] = strength[index] = undefined;
        return;
      }
      plus[index] = whole === 0 ? 0 : (100 * above) / whole;
      minus[index] = whole === 0 ? 0 : (100 * below) / whole;
      gaps[index] = above + below === 0 ? 0 : (100 * Math.abs(above - below)) / (above + below);
      strength[index] = wilder(gaps, strength, index, smoothing);
    },
  };
}

/** The volume of rising candles less that of falling ones, since the first candle there is. */
export function obv({ close, volume }: PlottedCandles): Made {
  const balance: Values = [];
  return {
    values: { balance },
    rule: (index) => {
      const before = close[index - 1];
      const move = before === undefined ? 0 : Math.sign((close[index] ?? 0) - before);
      balance[index] = (balance[index - 1] ?? 0) + move * (volume[index] ?? 0);
    },
  };
}
