/** The candles as numbers, one list per figure. For drawing: what is traded by comes from the strings. */
export interface PlottedCandles {
  /** Start of the interval in seconds since 1970. */
  readonly time: readonly number[];
  readonly open: readonly number[];
  readonly high: readonly number[];
  readonly low: readonly number[];
  readonly close: readonly number[];
  readonly volume: readonly number[];
}

export type Values = (number | undefined)[];

/** The values of an indicator per line, one for each candle; undefined until there are enough candles before it. */
export type IndicatorValues = Readonly<Record<string, Values>>;

/** Computes the values at an index from the candles up to it and the values before it. */
export type Rule = (index: number) => void;

/** An indicator over growing lists of candles: its lines, and the rule that fills them. */
export interface Made {
  /** The main line first. */
  readonly values: IndicatorValues;
  readonly rule: Rule;
}

/** Undefined where one of the last values is. */
export function mean(values: readonly (number | undefined)[], index: number, length: number) {
  let sum = 0;
  for (let at = index - length + 1; at <= index; at += 1) {
    const value = values[at];
    if (value === undefined) return undefined;
    sum += value;
  }
  return sum / length;
}

/** Standard deviation of the whole population, not of a sample, as Bollinger defines it. */
export function deviation(
  values: readonly number[],
  index: number,
  length: number,
  centre: number,
) {
  let sum = 0;
  for (let at = index - length + 1; at <= index; at += 1) sum += ((values[at] ?? 0) - centre) ** 2;
  return Math.sqrt(sum / length);
}

/** The exponential average: it begins with the simple one, and the newest value weighs 2 / (length + 1). */
export function smooth(
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

/** Wilder's average: it begins with the simple one, and the newest value weighs 1 / length. */
export function wilder(
  values: readonly (number | undefined)[],
  before: Values,
  index: number,
  length: number,
) {
  const last = before[index - 1];
  const value = values[index];
  if (last === undefined || value === undefined) return mean(values, index, length);
  return (last * (length - 1) + value) / length;
}

/** The highest and the lowest price of the last candles; undefined until there are enough. */
export function rangeOf(
  { high, low }: PlottedCandles,
  index: number,
  length: number,
): { readonly highest: number; readonly lowest: number } | undefined {
  if (index < length - 1) return undefined;
  let [highest, lowest] = [-Infinity, Infinity];
  for (let at = index - length + 1; at <= index; at += 1) {
    highest = Math.max(highest, high[at] ?? -Infinity);
    lowest = Math.min(lowest, low[at] ?? Infinity);
  }
  return { highest, lowest };
}

/** The range of a candle with the gap to the close before it; of the first candle its own range. */
export function trueRange({ high, low, close }: PlottedCandles, index: number): number {
  const [top, bottom] = [high[index] ?? 0, low[index] ?? 0];
  const before = close[index - 1];
  return before === undefined ? top - bottom : Math.max(top, before) - Math.min(bottom, before);
}

const daySeconds = 86_400;
/** Weeks begin on Monday; 1970 began on a Thursday. */
const mondaySeconds = 4 * daySeconds;

/** Days and weeks in UTC, by number of days: 1 or 7. */
export class Period {
  readonly #seconds: number;
  readonly #offset: number;

  constructor(days: number) {
    this.#seconds = days * daySeconds;
    this.#offset = days === 7 ? mondaySeconds : 0;
  }

  /** Start of the period of a time, or of one so many before it. */
  startOf(time: number, before = 0): number {
    const number = Math.floor((time - this.#offset) / this.#seconds) - before;
    return number * this.#seconds + this.#offset;
  }

  /** A period starts with this candle. Of the first one there is, only if it is at that time. */
  isStart(time: readonly number[], index: number): boolean {
    const now = time[index] ?? 0;
    const start = this.startOf(now);
    return index === 0 ? now === start : start !== this.startOf(time[index - 1] ?? 0);
  }
}
