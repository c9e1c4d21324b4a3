import { type ChartCandle, chartTime } from '../chart-data.ts';

/** Step in seconds where a single candle tells none. */
const usualStep = 60;

/**
 * Places of times among the candles, counted in candles with fractions. Before the first and after the last, time goes on
 * in their step, so that a line can end in the future.
 */
export class Timeline {
  readonly #times: readonly number[];
  readonly #step: number;

  constructor(candles: readonly ChartCandle[]) {
    this.#times = candles.map(({ time }) => chartTime(time) ?? 0);
    const [before, last] = this.#times.slice(-2);
    this.#step = before !== undefined && last !== undefined ? last - before : usualStep;
  }

  /** Number of candles. */
  get length(): number {
    return this.#times.length;
  }

  indexOf(iso: string): number {
    const times = this.#times;
    const time = Date.parse(iso) / 1000;
    const [first = 0, last = 0] = [times[0], times.at(-1)];
    if (time < first) return (time - first) / this.#step;
    if (time >= last) return times.length - 1 + (time - last) / this.#step;
    let [from, to] = [0, times.length - 1];
    while (to - from > 1) {
      const middle = (from + to) >> 1;
      if ((times[middle] ?? 0) <= time) from = middle;
      else to = middle;
    }
    const [left = 0, right = 0] = [times[from], times[to]];
    return from + (time - left) / (right - left);
  }

  /** Returns the time at a place, ISO 8601. */
  timeAt(index: number): string {
    const times = this.#times;
    const newest = times.length - 1;
    const whole = Math.min(Math.max(Math.floor(index), 0), Math.max(newest, 0));
    const [at = 0, next] = [times[whole], times[whole + 1]];
    const step = index < 0 || next === undefined ? this.#step : next - at;
    return new Date(Math.round(at + (index - whole) * step) * 1000).toISOString();
  }
}
