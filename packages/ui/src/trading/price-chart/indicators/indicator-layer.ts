import {
  HistogramSeries,
  type ISeriesApi,
  LineSeries,
  LineStyle,
  type UTCTimestamp,
} from 'lightweight-charts';
import { plotNumber } from '../../../foundations/plot-number.ts';
import { type ChartColors, withAlpha } from '../chart-colors.ts';
import { type ChartCandle, chartTime } from '../chart-data.ts';
import type { ChartLayer, ChartLayerHost } from '../chart-layer.ts';
import { hasOwnPane, IndicatorSeries, indicatorTable, settingsOf } from './indicator-table.ts';
import type { ChartIndicator } from './indicators.ts';
import { type OverlayLine, OverlayLines } from '../overlay-lines.ts';
import { ProfileBars } from './profile-bars.ts';

/** Fourfold, so that more than four indicators differ by their dashes. */
const colours = ['indicator-1', 'indicator-2', 'indicator-3', 'indicator-4'] as const;
const dashes: readonly (readonly number[])[] = [[], [5, 3]];
type IndicatorColour = (typeof colours)[number] | 'up' | 'down';

/** Prices have three parts of the height for each one of a pane. */
const priceShare = 3;

/** Look of one line of an indicator, in the chart and in its legend. */
export interface IndicatorLook {
  /** The line of {@link IndicatorSeries.values}. */
  readonly line: string;
  readonly colour: IndicatorColour;
  readonly isDashed: boolean;
}

/** The lines of the indicators with their looks, by the place of the indicator in the list. */
export function looksOf({ type }: ChartIndicator, place: number): readonly IndicatorLook[] {
  return indicatorTable[type].lines.map(({ name, colour, isDashed = false }) => ({
    line: name,
    colour:
      typeof colour === 'string'
        ? colour
        : (colours[(place + colour) % colours.length] ?? 'indicator-1'),
    isDashed: isDashed || (place >= colours.length && !hasOwnPane(type)),
  }));
}

interface Drawn {
  readonly indicator: ChartIndicator;
  readonly series: IndicatorSeries;
  readonly looks: readonly IndicatorLook[];
  /** Candles by which its lines are drawn later, by line. */
  readonly shifts: ReadonlyMap<string, number>;
  /** Bars of the volume at the prices in sight. */
  readonly bars: ProfileBars | undefined;
  /** In a pane of its own, by line. */
  readonly own: Map<string, ISeriesApi<'Line'> | ISeriesApi<'Histogram'>>;
}

export interface IndicatorFormats {
  /** Formats prices and values on their scale. */
  readonly price: (value: number) => string;
  /** Formats a strength from 0 to 100. */
  readonly strength: (value: number) => string;
  /** Formats an amount of the base asset, which may be large. */
  readonly amount: (value: number) => string;
  /** An indicator with its formatted values in words. */
  readonly words: (place: number, values: readonly string[]) => string;
}

/** The chosen indicators of a chart. A live candle costs one step of each. */
export class IndicatorLayer implements ChartLayer {
  readonly #host: ChartLayerHost;
  readonly #formats: IndicatorFormats;
  readonly #drawn: readonly Drawn[];
  readonly #overlay = new OverlayLines();
  readonly #removeOverlays: () => void;
  readonly #candles = {
    time: [] as number[],
    open: [] as number[],
    high: [] as number[],
    low: [] as number[],
    close: [] as number[],
    volume: [] as number[],
  };
  #colors: ChartColors | undefined;

  constructor(
    host: ChartLayerHost,
    indicators: readonly ChartIndicator[],
    formats: IndicatorFormats,
  ) {
    this.#host = host;
    this.#formats = formats;
    this.#drawn = indicators.map((indicator, place) => {
      const settings = settingsOf(indicator);
      const { lines, make } = indicatorTable[indicator.type];
      return {
        indicator,
        series: new IndicatorSeries(indicator, this.#candles),
        looks: looksOf(indicator, place),
        shifts: new Map(lines.map(({ name, shift }) => [name, shift?.(settings) ?? 0])),
        bars: make ? undefined : new ProfileBars(this.#candles, settings, host.chart),
        own: new Map(),
      };
    });
    const bars = this.#drawn.flatMap((each) => each.bars ?? []);
    const removals = [this.#overlay, ...bars].map((each) => host.overlay(each));
    this.#removeOverlays = () => {
      for (const remove of removals) remove();
    };
    for (const drawn of this.#drawn) if (hasOwnPane(drawn.indicator.type)) this.#addPane(drawn);
    host.chart.panes()[0]?.setStretchFactor(priceShare);
  }

  drawAll(candles: readonly ChartCandle[]): void {
    this.#read(0, candles);
    for (const { series, own } of this.#drawn) {
      for (const [line, each] of own) {
        each.setData(candles.map((_, index) => this.#point(series, line, index)));
      }
    }
    this.#overlayLines();
  }

  drawFrom(from: number, candles: readonly ChartCandle[]): void {
    this.#read(from, candles);
    for (const { series, own } of this.#drawn) {
      for (const [line, each] of own) {
        for (let index = from; index < candles.length; index += 1) {
          each.update(this.#point(series, line, index));
        }
      }
    }
  }

  colour(colors: ChartColors): void {
    this.#colors = colors;
    for (const { looks, own } of this.#drawn) {
      for (const { line, colour } of looks) {
        const color = line === 'histogram' ? withAlpha(colors[colour], 0.5) : colors[colour];
        own.get(line)?.applyOptions({ color });
      }
    }
    this.#overlayLines();
  }

  /** The formatted values of an indicator at a candle, by line; a dash where there is none. */
  valuesAt(place: number, index: number): readonly string[] {
    const drawn = this.#drawn[place];
    if (!drawn) return [];
    const { type } = drawn.indicator;
    const format = this.#formats[indicatorTable[type].pane ?? 'price'];
    return drawn.looks.map(({ line }) => {
      const value = drawn.bars
        ? drawn.bars.priceOf(line)
        : drawn.series.values[line]?.[index - (drawn.shifts.get(line) ?? 0)];
      return value === undefined ? '–' : format(value);
    });
  }

  wordsAt(index: number): string {
    const words = this.#drawn.map(({ indicator }, place) =>
      this.#formats.words(place, shownOf(indicator, this.valuesAt(place, index))),
    );
    return words.join(' ');
  }

  /** Distance of the pane of an indicator from the top of the chart, in px; undefined of one over the prices. */
  topOf(place: number): number | undefined {
    const [first] = this.#drawn[place]?.own.values() ?? [];
    if (!first) return undefined;
    const own = first.getPane().paneIndex();
    const above = this.#host.chart.panes().slice(0, own);
    // Between panes is a line of 1 px.
    return above.reduce((sum, pane) => sum + pane.getHeight() + 1, 0);
  }

  remove(): void {
    this.#removeOverlays();
    // The library removes a pane with its last series.
    for (const { own } of this.#drawn.toReversed()) {
      for (const each of own.values()) this.#host.chart.removeSeries(each);
    }
  }

  #addPane({ indicator, looks, own }: Drawn): void {
    const { chart } = this.#host;
    const pane = chart.panes().length;
    const scale = indicatorTable[indicator.type].pane ?? 'price';
    const common = {
      lastValueVisible: false,
      priceLineVisible: false,
      priceFormat: {
        type: 'custom' as const,
        minMove: scale === 'strength' ? 0.1 : 1e-8,
        formatter: this.#formats[scale],
      },
    };
    for (const { line, isDashed } of looks.toReversed()) {
      const lineStyle = isDashed ? LineStyle.Dashed : LineStyle.Solid;
      own.set(
        line,
        line === 'histogram'
          ? chart.addSeries(HistogramSeries, common, pane)
          : chart.addSeries(
              LineSeries,
              { ...common, lineWidth: 1, lineStyle, crosshairMarkerVisible: false },
              pane,
            ),
      );
    }
    const [first] = own.values();
    first?.priceScale().applyOptions({ scaleMargins: { top: 0.16, bottom: 0.08 } });
  }

  /** Takes over the candles from an index on and computes from there. */
  #read(from: number, candles: readonly ChartCandle[]): void {
    const { time, open, high, low, close, volume } = this.#candles;
    for (let index = from; index < candles.length; index += 1) {
      const candle = candles[index];
      if (!candle) continue;
      time[index] = chartTime(candle.time) ?? 0;
      open[index] = plotNumber(candle.open);
      high[index] = plotNumber(candle.high);
      low[index] = plotNumber(candle.low);
      close[index] = plotNumber(candle.close);
      volume[index] = plotNumber(candle.volume);
    }
    for (const list of [time, open, high, low, close, volume]) list.length = candles.length;
    for (const { series, bars } of this.#drawn) {
      series.compute(from, candles.length);
      bars?.changed();
    }
  }

  #point(series: IndicatorSeries, line: string, index: number) {
    const time = (this.#candles.time[index] ?? 0) as UTCTimestamp;
    const value = series.values[line]?.[index];
    return value === undefined ? { time } : { time, value };
  }

  #overlayLines(): void {
    const colors = this.#colors;
    if (!colors) return;
    for (const { bars, looks } of this.#drawn) bars?.colour(colors, looks[0]?.colour ?? 'accent');
    this.#overlay.set(
      this.#drawn
        .filter(({ indicator }) => !hasOwnPane(indicator.type))
        .flatMap(({ indicator, series, looks, shifts }) =>
          looks.map(({ line, colour, isDashed }, place): OverlayLine => {
            const { cloud, hasSteps = false } = indicatorTable[indicator.type].lines[place] ?? {};
            return {
              values: series.values[line] ?? [],
              color: colors[colour],
              dash: dashes[isDashed ? 1 : 0] ?? [],
              shift: shifts.get(line) ?? 0,
              hasSteps,
              cloud:
                cloud === undefined
                  ? undefined
                  : {
                      values: series.values[cloud] ?? [],
                      over: withAlpha(colors.up, 0.12),
                      under: withAlpha(colors.down, 0.12),
                    },
            };
          }),
        ),
    );
  }
}

/** The values that are shown: of some indicators, those that there are. */
export function shownOf({ type }: ChartIndicator, values: readonly string[]): readonly string[] {
  return indicatorTable[type].hidesEmpty ? values.filter((value) => value !== '–') : values;
}
