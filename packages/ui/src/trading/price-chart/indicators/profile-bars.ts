// @where Trading: bars of the volume profile: width, shades
import type { IChartApi, SeriesAttachedParameter, Time } from 'lightweight-charts';
import { type ChartColors, withAlpha } from '../chart-colors.ts';
import { Overlay } from '../overlay.ts';
import { volumeProfile, type VolumeProfile } from './math/profile.ts';
import type { PlottedCandles } from './math/rules.ts';

/** Width of the longest bar, as a share of the chart. */
const widest = 0.28;
/** Opacity of the bars within the value area and outside. */
const [strong, faint] = [0.4, 0.16];

/** The volume by price of the candles in sight, as bars at the price axis. */
export class ProfileBars extends Overlay {
  readonly #candles: PlottedCandles;
  readonly #chart: IChartApi;
  readonly #count: number;
  readonly #share: number;
  #colors: ChartColors | undefined;
  #line: keyof ChartColors = 'accent';
  /** The range and the profile of it, until candles change. */
  #known: { readonly key: string; readonly profile: VolumeProfile | undefined } | undefined;

  constructor(
    candles: PlottedCandles,
    [count = 1, share = 0]: readonly number[],
    chart: IChartApi,
  ) {
    super('bottom');
    this.#candles = candles;
    this.#chart = chart;
    this.#count = count;
    this.#share = share;
  }

  /** Called after a candle changed. */
  changed(): void {
    this.#known = undefined;
    this.requestDraw();
  }

  colour(colors: ChartColors, line: keyof ChartColors): void {
    this.#colors = colors;
    this.#line = line;
    this.requestDraw();
  }

  /** A price of the profile: with the most volume, and the ends of the value area. */
  priceOf(line: string): number | undefined {
    const profile = this.#profile;
    if (!profile) return undefined;
    return line === 'control' ? profile.control : line === 'high' ? profile.high : profile.low;
  }

  get #profile(): VolumeProfile | undefined {
    const view = this.#chart.timeScale().getVisibleLogicalRange();
    if (!view) return undefined;
    const first = Math.max(0, Math.ceil(view.from));
    const last = Math.min(this.#candles.time.length - 1, Math.floor(view.to));
    const key = `${first} ${last}`;
    if (this.#known?.key !== key) {
      const profile = volumeProfile(this.#candles, first, last, this.#count, this.#share);
      this.#known = { key, profile };
    }
    return this.#known.profile;
  }

  protected override draw(
    context: CanvasRenderingContext2D,
    { chart, series }: SeriesAttachedParameter<Time>,
  ): void {
    const [profile, colors] = [this.#profile, this.#colors];
    if (!profile || !colors) return;
    const right = chart.timeScale().width();
    const most = Math.max(...profile.rows.map(({ up, down }) => up + down));
    for (const { from, to, up, down } of profile.rows) {
      const [top, bottom] = [series.priceToCoordinate(to), series.priceToCoordinate(from)];
      if (top === null || bottom === null) continue;
      const middle = (from + to) / 2;
      const alpha = middle > profile.low && middle < profile.high ? strong : faint;
      const scale = (right * widest) / most;
      // A gap of a px between the bars, where there is room for it.
      const height = Math.max(1, bottom - top - 1);
      context.fillStyle = withAlpha(colors.down, alpha);
      context.fillRect(right - down * scale, top, down * scale, height);
      context.fillStyle = withAlpha(colors.up, alpha);
      context.fillRect(right - (down + up) * scale, top, up * scale, height);
    }
    const y = series.priceToCoordinate(profile.control);
    if (y === null) return;
    context.fillStyle = colors[this.#line];
    context.fillRect(0, Math.round(y), right, 1);
  }
}
