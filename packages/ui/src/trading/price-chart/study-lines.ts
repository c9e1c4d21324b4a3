import { type IChartApi, type ISeriesApi, LineSeries, type UTCTimestamp } from 'lightweight-charts';
import type { ChartColors } from './chart-colors.ts';
import { type ChartCandle, type ChartStudy, chartTime, studyValues } from './chart-data.ts';

const tokens = { sma20: 'chart-2', sma50: 'chart-4', ema20: 'chart-5' } as const;

/** The moving averages of a chart, one line each. */
export class StudyLines {
  readonly #chart: IChartApi;
  readonly #lines = new Map<ChartStudy, ISeriesApi<'Line'>>();

  constructor(chart: IChartApi) {
    this.#chart = chart;
  }

  /** Adds and removes lines; call `draw` afterwards. */
  choose(studies: readonly ChartStudy[], colors: ChartColors): void {
    for (const [study, line] of this.#lines) {
      if (studies.includes(study)) continue;
      this.#chart.removeSeries(line);
      this.#lines.delete(study);
    }
    for (const study of studies) {
      if (this.#lines.has(study)) continue;
      const line = this.#chart.addSeries(LineSeries, {
        lineWidth: 1,
        color: colors[tokens[study]],
        lastValueVisible: false,
        priceLineVisible: false,
        crosshairMarkerVisible: false,
      });
      this.#lines.set(study, line);
    }
  }

  colour(colors: ChartColors): void {
    for (const [study, line] of this.#lines) line.applyOptions({ color: colors[tokens[study]] });
  }

  drawAll(candles: readonly ChartCandle[]): void {
    for (const [study, line] of this.#lines) {
      const values = studyValues(study, candles);
      line.setData(
        candles.map((candle, index) => {
          const time = chartTime(candle.time) as UTCTimestamp;
          const value = values[index];
          return value === undefined ? { time } : { time, value };
        }),
      );
    }
  }

  /** Updates the lines from an index of the candles on. */
  drawFrom(from: number, candles: readonly ChartCandle[]): void {
    for (const [study, line] of this.#lines) {
      const values = studyValues(study, candles);
      candles.slice(from).forEach((candle, offset) => {
        const value = values[from + offset];
        const time = chartTime(candle.time) as UTCTimestamp;
        if (value !== undefined) line.update({ time, value });
      });
    }
  }
}
