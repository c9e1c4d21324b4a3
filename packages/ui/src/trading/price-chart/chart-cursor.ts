// @where Trading: empty space at the ends of the chart, and its cursor
import {
  CrosshairMode,
  type IChartApi,
  type MouseEventParams,
  type UTCTimestamp,
} from 'lightweight-charts';
import { plotNumber } from '../../foundations/plot-number.ts';
import { type ChartCandle, chartTime, indexOfTime } from './chart-data.ts';
import type { PriceSeries } from './kinds/price-series.ts';

/** The visible range in indices of candles, with fractions. */
interface LogicalView {
  readonly from: number;
  readonly to: number;
}

/** Reads the drawn candles at each call, because they change under the cursor. */
export interface DrawnCandles {
  /** Oldest first. */
  readonly candles: readonly ChartCandle[];
  readonly series: PriceSeries;
}

/** Most empty space before the first candle and after the newest, in widths of a candle. */
export const emptyCandles = 5;
/** Share of a candle that may be out of sight while it counts as visible. */
const slack = 0.1;

/** The candle under the cursor: of the pointer, or of keys, until the pointer moves or `leave` is called. */
export class ChartCursor {
  readonly #chart: IChartApi;
  readonly #drawn: () => DrawnCandles;
  readonly #listeners = new Set<(candle: ChartCandle | undefined) => void>();
  /** Identified by time, because older candles that are loaded change the index. */
  #time: number | undefined;
  #isHeld = false;
  /** The range that keys set, until the library applies it in its next frame. */
  #coming: LogicalView | undefined;

  constructor(chart: IChartApi, drawn: () => DrawnCandles) {
    this.#chart = chart;
    this.#drawn = drawn;
    chart.subscribeCrosshairMove((event) => this.#follow(event));
    chart.timeScale().subscribeVisibleLogicalRangeChange(() => {
      this.#coming = undefined;
      this.#stayInSight();
    });
  }

  /** The candle under the cursor of the keys. */
  get held(): ChartCandle | undefined {
    return this.#isHeld ? this.#candle : undefined;
  }

  /** Index of the candle under the cursor of pointer or keys, of the newest without one. */
  get index(): number {
    const index = this.#index();
    return index < 0 ? this.#drawn().candles.length - 1 : index;
  }

  /** The fully visible candles. */
  get inSight(): readonly ChartCandle[] {
    const [first, last] = this.#sight();
    return this.#drawn().candles.slice(first, last + 1);
  }

  onMove(listener: (candle: ChartCandle | undefined) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Moves by a number of candles, or to the newest visible one if there is no cursor. The view follows. */
  step(count: number): void {
    const index = this.#index();
    this.#goTo(index < 0 ? this.#sight()[1] : index + count);
  }

  toFirstInSight(): void {
    this.#goTo(this.#sight()[0]);
  }

  toNewest(): void {
    this.#goTo(this.#drawn().candles.length - 1);
  }

  /** Moves the view by a share of its width; negative to earlier times. The cursor of the keys stays in sight. */
  pan(share: number): void {
    const view = this.#view();
    if (!view) return;
    const newest = this.#drawn().candles.length - 1;
    const back = Math.min(0, -emptyCandles - view.from);
    const on = Math.max(0, newest + emptyCandles - view.to);
    this.#move(view, Math.min(Math.max((view.to - view.from) * share, back), on));
    this.#stayInSight();
  }

  leave(): void {
    if (!this.#isHeld) return;
    this.#release();
    this.#time = undefined;
    this.#chart.clearCrosshairPosition();
    this.#tell();
  }

  get #candle(): ChartCandle | undefined {
    return this.#drawn().candles[this.#index()];
  }

  #index(): number {
    return this.#time === undefined ? -1 : indexOfTime(this.#drawn().candles, this.#time);
  }

  #view(): LogicalView | null {
    return this.#coming ?? this.#chart.timeScale().getVisibleLogicalRange();
  }

  #move({ from, to }: LogicalView, candles: number): void {
    this.#coming = { from: from + candles, to: to + candles };
    this.#chart.timeScale().setVisibleLogicalRange(this.#coming);
  }

  #sight(): [first: number, last: number] {
    const newest = this.#drawn().candles.length - 1;
    const view = this.#view();
    if (!view) return [0, newest];
    // The library computes from the width of a candle and returns nearly the range that was set.
    const first = Math.min(newest, Math.max(0, Math.ceil(view.from - slack)));
    return [first, Math.max(first, Math.min(newest, Math.floor(view.to + slack)))];
  }

  #stayInSight(): void {
    if (!this.#isHeld) return;
    const [first, last] = this.#sight();
    const index = this.#index();
    if (index >= 0 && (index < first || index > last)) {
      this.#goTo(Math.min(Math.max(index, first), last));
    }
  }

  #goTo(index: number): void {
    const { candles } = this.#drawn();
    const at = Math.min(Math.max(index, 0), candles.length - 1);
    const candle = candles[at];
    if (!candle) return;
    const view = this.#view();
    if (view && at < view.from) this.#move(view, at - view.from);
    if (view && at > view.to) this.#move(view, at - view.to);
    if (!this.#isHeld) this.#chart.applyOptions({ crosshair: { mode: CrosshairMode.Magnet } });
    this.#isHeld = true;
    this.#time = chartTime(candle.time);
    this.#place(candle);
    this.#tell();
  }

  #place({ time, close }: ChartCandle): void {
    const { series } = this.#drawn();
    this.#chart.setCrosshairPosition(plotNumber(close), chartTime(time) as UTCTimestamp, series);
  }

  #follow({ time, sourceEvent }: MouseEventParams): void {
    if (this.#isHeld && !sourceEvent) {
      // Data or the view moved under a resting pointer: the library keeps the place on the screen, but the cursor stays
      // at its candle.
      const candle = this.#candle;
      if (!candle) return this.leave();
      this.#place(candle);
      return this.#tell();
    }
    this.#release();
    this.#time = typeof time === 'number' ? time : undefined;
    this.#tell();
  }

  #release(): void {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    this.#chart.applyOptions({ crosshair: { mode: CrosshairMode.Normal } });
  }

  #tell(): void {
    const candle = this.#candle;
    for (const listener of this.#listeners) listener(candle);
  }
}
