// @where Trading: chart indicators: list, parameters, values, most at once
import type { ChartIndicator } from './indicators.ts';
import { settingsOf } from './indicators.ts';

/** The candles as numbers, one list per figure. For drawing: what is traded by comes from the strings. */
export interface PlottedCandles {
  /** Start of the interval in seconds since 1970. */
  readonly time: readonly number[];
  readonly high: readonly number[];
  readonly low: readonly number[];
  readonly close: readonly number[];
  readonly volume: readonly number[];
}

type Values = (number | undefined)[];

/** The values of an indicator per line, one for each candle; undefined until there are enough candles before it. */
export type IndicatorValues = Readonly<Record<string, Values>>;

/** Computes the values at an index from the candles up to it and the values before it. */
type Rule = (index: number) => void;

const daySeconds = 86_400;
/** Weeks begin on Monday; 1970 began on a Thursday. */
const mondaySeconds = 4 * daySeconds;

/**
 * An indicator over a growing list of candles. Each value follows from the one before it, so that a live candle costs one
 * step, whatever stands before it.
 */
export class IndicatorSeries {
  /** The lines that are drawn, the main one first. */
  readonly values: IndicatorValues;
  readonly #rule: Rule;

  constructor(indicator: ChartIndicator, candles: PlottedCandles) {
    const settings = settingsOf(indicator);
    const [first = 0, second = 0, third = 0] = settings;
    switch (indicator.type) {
      case 'sma': {
        const average: Values = [];
        this.values = { average };
        this.#rule = (index) => void (average[index] = mean(candles.close, index, first));
        return;
      }
      case 'ema': {
        const average: Values = [];
        this.values = { average };
        this.#rule = (index) =>
          void (average[index] = smooth(candles.close, average, index, first));
        return;
      }
      case 'bollinger': {
        const [middle, upper, lower]: [Values, Values, Values] = [[], [], []];
        this.values = { middle, upper, lower };
        this.#rule = (index) => {
          const centre = mean(candles.close, index, first);
          const width =
            centre === undefined ? 0 : second * deviation(candles.close, index, first, centre);
          middle[index] = centre;
          upper[index] = centre === undefined ? undefined : centre + width;
          lower[index] = centre === undefined ? undefined : centre - width;
        };
        return;
      }
      case 'vwap': {
        const average: Values = [];
        this.values = { average };
        this.#rule = vwap(candles, first, average);
        return;
      }
      case 'rsi': {
        const strength: Values = [];
        this.values = { strength };
        this.#rule = rsi(candles.close, first, strength);
        return;
      }
      case 'macd': {
        const [difference, signal, histogram]: [Values, Values, Values] = [[], [], []];
        const [fast, slow]: [Values, Values] = [[], []];
        this.values = { difference, signal, histogram };
        this.#rule = (index) => {
          const quick = (fast[index] = smooth(candles.close, fast, index, first));
          const steady = (slow[index] = smooth(candles.close, slow, index, second));
          const gap = quick === undefined || steady === undefined ? undefined : quick - steady;
          difference[index] = gap;
          const average = (signal[index] = smooth(difference, signal, index, third));
          histogram[index] = gap === undefined || average === undefined ? undefined : gap - average;
        };
      }
    }
  }

  /** Computes from an index on, after the candles there have changed. */
  compute(from: number, count: number): void {
    for (let index = from; index < count; index += 1) this.#rule(index);
  }
}

/** Undefined where one of the last values is. */
function mean(values: readonly (number | undefined)[], index: number, length: number) {
  let sum = 0;
  for (let at = index - length + 1; at <= index; at += 1) {
    const value = values[at];
    if (value === undefined) return undefined;
    sum += value;
  }
  return sum / length;
}

/** Standard deviation of the whole population, not of a sample, as Bollinger defines it. */
function deviation(values: readonly number[], index: number, length: number, centre: number) {
  let sum = 0;
  for (let at = index - length + 1; at <= index; at += 1) sum += ((values[at] ?? 0) - centre) ** 2;
  return Math.sqrt(sum / length);
}

/** The exponential average: it begins with the simple one, and the newest value weighs 2 / (length + 1). */
function smooth(
  values: readonly (number | undefined)[],
  before: Values,
  index: number,
  length: number,
) {
  const last = before[index - 1];
  const value = values[index];
  if (last === undefined || value === undefined) return mean(values, index, length);
  return last + (2 / (length + 1)) * (value - last);
}

/** Wilder's: averages of gains and losses begin with the simple ones, and the newest weighs 1 / length. */
function rsi(close: readonly number[], length: number, strength: Values): Rule {
  const [gains, losses]: [Values, Values] = [[], []];
  const [gain, loss]: [Values, Values] = [[], []];
  const wilder = (values: Values, before: Values, index: number) => {
    const last = before[index - 1];
    const value = values[index];
    if (last === undefined || value === undefined) return mean(values, index, length);
    return (last * (length - 1) + value) / length;
  };
  return (index) => {
    const [now, last] = [close[index], close[index - 1]];
    const change = now === undefined || last === undefined ? undefined : now - last;
    gains[index] = change && Math.max(0, change);
    losses[index] = change && Math.max(0, -change);
    const up = (gain[index] = wilder(gains, gain, index));
    const down = (loss[index] = wilder(losses, loss, index));
    // A price that does not move is neither strong nor weak.
    if (up === undefined || down === undefined) strength[index] = undefined;
    else strength[index] = up + down === 0 ? 50 : (100 * up) / (up + down);
  };
}

/**
 * The average price of everything traded since the start of the day or week (UTC), a candle's price being the mean of
 * high, low and close. A first day or week whose start is not among the candles has no values: they would be false.
 */
function vwap(
  { time, high, low, close, volume }: PlottedCandles,
  days: number,
  average: Values,
): Rule {
  const seconds = days * daySeconds;
  const offset = days === 7 ? mondaySeconds : 0;
  const period = (index: number) => Math.floor(((time[index] ?? 0) - offset) / seconds);
  const [paid, traded]: [Values, Values] = [[], []];
  return (index) => {
    const isStart =
      index === 0 ? ((time[0] ?? 0) - offset) % seconds === 0 : period(index) !== period(index - 1);
    const [paidBefore, tradedBefore] = isStart ? [0, 0] : [paid[index - 1], traded[index - 1]];
    if (paidBefore === undefined || tradedBefore === undefined) {
      paid[index] = traded[index] = average[index] = undefined;
      return;
    }
    const amount = volume[index] ?? 0;
    const price = ((high[index] ?? 0) + (low[index] ?? 0) + (close[index] ?? 0)) / 3;
    const spent = (paid[index] = paidBefore + price * amount);
    const sum = (traded[index] = tradedBefore + amount);
    average[index] = sum === 0 ? undefined : spent / sum;
  };
}

/** Returns true if a volume-weighted average lacks the candles that its latest day or week began with. */
export function lacksStart(indicator: ChartIndicator, first: number, last: number): boolean {
  if (indicator.type !== 'vwap') return false;
  const [days = 1] = settingsOf(indicator);
  const [seconds, offset] = [days * daySeconds, days === 7 ? mondaySeconds : 0];
  return first > Math.floor((last - offset) / seconds) * seconds + offset;
}
