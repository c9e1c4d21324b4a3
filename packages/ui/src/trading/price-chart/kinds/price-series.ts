// @where Trading: look of each chart type: candles, hollow candles, bars, Heikin-Ashi, line, area
import {
  AreaSeries,
  BarSeries,
  CandlestickSeries,
  type IChartApi,
  type ISeriesApi,
  LineSeries,
  type PriceFormatCustom,
  type UTCTimestamp,
} from 'lightweight-charts';
import { type ChartColors, withAlpha } from '../chart-colors.ts';
import { type ChartCandle, type ChartKind, chartTime } from '../chart-data.ts';
import { HeikinAshi, plotted, type PlottedCandle } from './heikin-ashi.ts';

export type PriceSeries =
  | ISeriesApi<'Candlestick'>
  | ISeriesApi<'Bar'>
  | ISeriesApi<'Line'>
  | ISeriesApi<'Area'>;

/** The series that draws a kind of chart. */
export function addPriceSeries(
  chart: IChartApi,
  kind: ChartKind,
  priceFormat: PriceFormatCustom,
): PriceSeries {
  const common = { lastValueVisible: false, priceLineVisible: false, priceFormat };
  switch (kind) {
    case 'bars':
      return chart.addSeries(BarSeries, { ...common, thinBars: false });
    case 'line':
      return chart.addSeries(LineSeries, { ...common, lineWidth: 2 });
    case 'area':
      return chart.addSeries(AreaSeries, { ...common, lineWidth: 2 });
    default:
      return chart.addSeries(CandlestickSeries, { ...common, borderVisible: kind === 'hollow' });
  }
}

/** The colours of the prices. The union of series types takes the union of options. */
export function seriesLook(kind: ChartKind, { up, down, accent }: ChartColors) {
  return kind === 'line' || kind === 'area'
    ? {
        color: accent,
        lineColor: accent,
        topColor: withAlpha(accent, 0.22),
        bottomColor: withAlpha(accent, 0),
      }
    : { upColor: up, downColor: down, wickUpColor: up, wickDownColor: down };
}

/** The candles as points of the series of a kind. */
export class PricePoints {
  readonly kind: ChartKind;
  readonly #averages: HeikinAshi | undefined;
  #candles: readonly ChartCandle[] = [];

  constructor(kind: ChartKind) {
    this.kind = kind;
    this.#averages = kind === 'heikinAshi' ? new HeikinAshi() : undefined;
  }

  /** Takes over the candles from an index on; those before it stand. */
  read(from: number, candles: readonly ChartCandle[]): void {
    this.#candles = candles;
    this.#averages?.compute(from, candles);
  }

  /** The averaged prices of a candle, where the kind shows them. */
  averagedAt(index: number): PlottedCandle | undefined {
    return this.#averages?.at(index);
  }

  /** A candle for any series: the union of series types takes the union of points, and each type reads its own fields. */
  at(index: number, { up, down }: ChartColors) {
    const candle = this.#candles[index];
    const time = chartTime(candle?.time ?? '') as UTCTimestamp;
    if (!candle) return { time };
    const prices = this.#averages?.at(index) ?? plotted(candle);
    const point = { time, value: prices.close, ...prices };
    if (this.kind !== 'hollow') return point;
    // Coloured by the move since the candle before, and filled where the price fell within it.
    const before = this.#candles[index - 1];
    const isUp = prices.close >= (before ? plotted(before).close : prices.open);
    const color = isUp ? up : down;
    const isFilled = prices.close < prices.open;
    return {
      ...point,
      color: isFilled ? color : withAlpha(color, 0),
      borderColor: color,
      wickColor: color,
    };
  }

  all(colors: ChartColors) {
    return this.#candles.map((_, index) => this.at(index, colors));
  }
}
