// @where Trading: axes of the chart: digits of prices, form of times, room above and below the prices, height of the volume bars
import {
  createChart,
  CrosshairMode,
  HistogramSeries,
  type IChartApi,
  type ISeriesApi,
  type ISeriesPrimitive,
  PriceScaleMode,
  type Time,
  type UTCTimestamp,
} from 'lightweight-charts';
import { fractionDigits } from '../../data-display/amount/amount-text.tsx';
import { plotNumber, priceOfPlot } from '../../foundations/plot-number.ts';
import { type ChartLook, WatchedLook } from './chart-colors.ts';
import {
  type ChartCandle,
  type ChartKind,
  type ChartScale,
  changeOf,
  chartTime,
  indexOfTime,
  inOrder,
} from './chart-data.ts';
import { ChartCursor, emptyCandles } from './chart-cursor.ts';
import type { ChartLayer, ChartLayerHost } from './chart-layer.ts';
import { chartLook, volumeBar } from './chart-look.ts';
import { addPriceSeries, PricePoints, type PriceSeries, seriesLook } from './kinds/price-series.ts';
import { reachOf, type StartReach } from './chart-status.ts';
import { chartTimes } from './chart-times.ts';
import type { PlottedCandle } from './kinds/heikin-ashi.ts';
import { type ChartOrder, PriceLines } from './orders/price-lines.ts';

const scaleModes: Readonly<Record<ChartScale, PriceScaleMode>> = {
  linear: PriceScaleMode.Normal,
  log: PriceScaleMode.Logarithmic,
  percent: PriceScaleMode.Percentage,
};

export interface ChartFormat {
  readonly tickSize: string;
  readonly locale: string;
  readonly timeZone: string | undefined;
  /** Below a day: the axis shows hours. */
  readonly isIntraday: boolean;
}

/** Shares of the chart's height above and below the prices. */
const roomAroundPrices = { top: 0.12, bottom: 0.24 };
/** Share of the chart's height above the bars of volume. */
const volumesBegin = 0.83;

/** The chart of the library behind the few methods that we need. Outside React; `dispose` removes it. */
export class ChartHandle {
  readonly cursor: ChartCursor;
  readonly #chart: IChartApi;
  readonly #look: WatchedLook;
  readonly #moved = new Set<() => void>();
  readonly #volume: ISeriesApi<'Histogram'>;
  readonly #layers = new Set<ChartLayer>();
  /** True of what is the reader's own. */
  readonly #overlays = new Map<ISeriesPrimitive<Time>, boolean>();
  #series: PriceSeries;
  /** Price lines of the current series: a new kind of series needs new ones. */
  #lines: PriceLines;
  #points = new PricePoints('candles');
  #candles: readonly ChartCandle[] = [];
  #orders: readonly ChartOrder[] = [];
  #isStale = false;
  #tickSize = '0.01';
  #formatPrice: (price: number) => string = String;
  #isDisposed = false;

  constructor(element: HTMLElement) {
    this.#look = new WatchedLook(element, () => this.#applyLook());
    this.#chart = createChart(element, {
      autoSize: true,
      // The library's logo injects a style element, which a strict content security policy refuses: the chart has its own link.
      layout: { attributionLogo: false },
      crosshair: { mode: CrosshairMode.Normal },
      rightPriceScale: { scaleMargins: roomAroundPrices, minimumWidth: 64 },
      timeScale: {
        timeVisible: true,
        rightOffset: emptyCandles,
        barSpacing: 8.5,
        minBarSpacing: 1.5,
      },
      // On a touch screen a vertical drag belongs to the page.
      handleScroll: { vertTouchDrag: false },
    });
    this.#volume = this.#chart.addSeries(HistogramSeries, {
      priceScaleId: 'volume',
      priceFormat: { type: 'volume' },
      lastValueVisible: false,
      priceLineVisible: false,
    });
    this.#chart
      .priceScale('volume')
      .applyOptions({ scaleMargins: { top: volumesBegin, bottom: 0 } });
    this.#series = this.#addSeries();
    this.#lines = new PriceLines(this.#series);
    this.cursor = new ChartCursor(this.#chart, () => ({
      candles: this.#candles,
      series: this.#series,
    }));
    this.#applyLook();
  }

  /** Draws the changes in these candles, oldest first. A new market or resolution shows the newest. */
  show(candles: readonly ChartCandle[]): void {
    const next = inOrder(candles);
    const change = changeOf(this.#candles, next);
    if (change === 'nothing') return;
    if (change === 'everything' || change.older > 0) {
      // Older candles first and alone, so that the view stays.
      this.#candles = change === 'everything' ? next : next.slice(0, change.from + 1);
      if (change === 'everything') this.#clearCursor();
      this.#drawAll();
    }
    this.#candles = next;
    if (change === 'everything') return this.resetView();
    this.#points.read(change.from, next);
    const { colors } = this.#look.now;
    for (const [place, candle] of next.slice(change.from).entries()) {
      this.#series.update(this.#points.at(change.from + place, colors));
      this.#volume.update(volumeBar(candle, chartTime(candle.time) as UTCTimestamp, colors));
    }
    for (const layer of this.#layers) layer.drawFrom(change.from, next);
    this.#drawLines();
  }

  setKind(kind: ChartKind): void {
    if (kind === this.#points.kind) return;
    this.#points = new PricePoints(kind);
    this.#clearCursor();
    const before = this.#series;
    this.#series = this.#addSeries();
    this.#lines = new PriceLines(this.#series);
    this.#applyLook();
    this.#drawAll();
    this.#chart.removeSeries(before);
    this.#tellMoved();
  }

  setScale(scale: ChartScale): void {
    this.#chart.priceScale('right').applyOptions({ mode: scaleModes[scale], autoScale: true });
  }

  /** The last price is old: it is drawn without the colour of a direction. */
  setStale(isStale: boolean): void {
    this.#isStale = isStale;
    this.#drawLines();
  }

  /** Draws a layer until the returned function is called. */
  addLayer(make: (host: ChartLayerHost) => ChartLayer): () => void {
    this.#clearCursor();
    const layer = make({
      chart: this.#chart,
      overlay: (primitive, owner) => {
        this.#overlays.set(primitive, owner === 'reader');
        this.#series.attachPrimitive(primitive);
        return () => {
          this.#overlays.delete(primitive);
          this.#series.detachPrimitive(primitive);
        };
      },
    });
    this.#layers.add(layer);
    layer.colour(this.#look.now.colors);
    layer.drawAll(this.#candles);
    return () => {
      this.#layers.delete(layer);
      if (this.#isDisposed) return;
      this.#clearCursor();
      layer.remove();
    };
  }

  /** Returns the text of the layers about a candle, for a screen reader. */
  wordsAt({ time }: ChartCandle): string {
    const index = indexOfTime(this.#candles, chartTime(time) ?? 0);
    return [...this.#layers].map((layer) => layer.wordsAt(index)).join(' ');
  }

  /** The averaged prices under the cursor, of the newest candle without one; undefined where prices are not averaged. */
  get averaged(): PlottedCandle | undefined {
    return this.#points.averagedAt(this.cursor.index);
  }

  setFormat({ tickSize, locale, timeZone, isIntraday }: ChartFormat): void {
    const digits = fractionDigits(tickSize);
    const price = new Intl.NumberFormat(locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    const percents = new Intl.NumberFormat(locale, {
      style: 'percent',
      minimumFractionDigits: 2,
      signDisplay: 'exceptZero',
    });
    const times = chartTimes(locale, timeZone, isIntraday);
    this.#tickSize = tickSize;
    this.#formatPrice = (value: number) => price.format(value);
    this.#chart.applyOptions({
      localization: {
        locale,
        percentageFormatter: (percent: number) => percents.format(percent / 100),
        timeFormatter: times.full,
      },
      timeScale: { tickMarkFormatter: times.tick },
    });
    this.#series.applyOptions({ priceFormat: this.#priceFormat });
  }

  setOrders(orders: readonly ChartOrder[]): void {
    this.#orders = orders;
    this.#drawLines();
    this.#tellMoved();
  }

  /** Distance of a price from the top of the prices in px, beyond their height where it is out of sight. */
  yOf(price: string): number | undefined {
    return this.#series.priceToCoordinate(plotNumber(price)) ?? undefined;
  }

  /** The price at a distance from the top, on the tick; undefined where there is none. */
  priceAt(y: number): string | undefined {
    const value = this.#series.coordinateToPrice(y);
    return value === null ? undefined : priceOfPlot(value, this.#tickSize);
  }

  /** Height of the pane of the prices, in px. */
  get height(): number {
    return this.#chart.panes()[0]?.getHeight() ?? 0;
  }

  /** Width of the price axis, in px. */
  get axisWidth(): number {
    return this.#chart.priceScale('right').width();
  }

  /** Calls back when prices or candles may have moved. Returns a function that stops it. */
  onMove(listener: () => void): () => void {
    this.#moved.add(listener);
    return () => this.#moved.delete(listener);
  }

  /** Distance of the view from the first candle. */
  get reach(): StartReach {
    return reachOf(this.#chart.timeScale().getVisibleLogicalRange());
  }

  /** Shows the newest candles at the default width and fits the prices. */
  resetView(): void {
    this.cursor.leave();
    this.#chart.priceScale('right').applyOptions({ autoScale: true });
    this.#chart.timeScale().resetTimeScale();
  }

  zoom(factor: number): void {
    const scale = this.#chart.timeScale();
    const { barSpacing } = scale.options();
    scale.applyOptions({ barSpacing: Math.min(60, Math.max(1.5, barSpacing * factor)) });
  }

  /** The chart as it is, at the resolution of the screen, without the crosshair and what is the reader's own. */
  picture(): HTMLCanvasElement {
    const orders = this.#orders;
    const own = [...this.#overlays].filter(([, isOwn]) => isOwn).map(([overlay]) => overlay);
    // Put back before the next frame, so that the screen never shows the chart without them.
    this.#orders = [];
    this.#drawLines();
    for (const overlay of own) this.#series.detachPrimitive(overlay);
    try {
      return this.#chart.takeScreenshot(true);
    } finally {
      for (const overlay of own) this.#series.attachPrimitive(overlay);
      this.#orders = orders;
      this.#drawLines();
    }
  }

  get element(): HTMLElement {
    return this.#chart.chartElement();
  }

  /** The look in which it is drawn. */
  get look(): ChartLook {
    return this.#look.now;
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#look.dispose();
    this.#moved.clear();
    this.#chart.remove();
  }

  /**
   * Removes the crosshair while series are added, removed or replaced: the library reads the candle of every series under
   * it and throws for a series without candles. The next move of the pointer restores it.
   */
  #clearCursor(): void {
    this.cursor.leave();
    this.#chart.clearCrosshairPosition();
  }

  #addSeries(): PriceSeries {
    const series = addPriceSeries(this.#chart, this.#points.kind, this.#priceFormat);
    for (const overlay of this.#overlays.keys()) {
      this.#series.detachPrimitive(overlay);
      series.attachPrimitive(overlay);
    }
    // It draws nothing: the library calls it at every repaint, and labels beside the canvas must follow.
    series.attachPrimitive({ updateAllViews: () => this.#tellMoved() });
    return series;
  }

  #applyLook(): void {
    const { colors } = this.#look.now;
    this.#chart.applyOptions(chartLook(this.#look.now));
    this.#series.applyOptions(seriesLook(this.#points.kind, colors));
    // Each has colours of its own.
    if (this.#points.kind === 'hollow') this.#series.setData(this.#points.all(colors));
    this.#volume.setData(this.#all((each, time) => volumeBar(each, time, colors)));
    for (const layer of this.#layers) layer.colour(colors);
    this.#drawLines();
  }

  #drawAll(): void {
    const { colors } = this.#look.now;
    this.#points.read(0, this.#candles);
    this.#series.setData(this.#points.all(colors));
    this.#volume.setData(this.#all((candle, time) => volumeBar(candle, time, colors)));
    for (const layer of this.#layers) layer.drawAll(this.#candles);
    this.#drawLines();
  }

  #drawLines(): void {
    this.#lines.draw({
      orders: this.#orders,
      isStale: this.#isStale,
      last: this.#candles.at(-1),
      colors: this.#look.now.colors,
    });
  }

  get #priceFormat() {
    return {
      type: 'custom' as const,
      minMove: plotNumber(this.#tickSize),
      formatter: this.#formatPrice,
    };
  }

  #all<T>(make: (candle: ChartCandle, time: UTCTimestamp) => T): T[] {
    return this.#candles.map((candle) => make(candle, chartTime(candle.time) as UTCTimestamp));
  }

  #tellMoved(): void {
    for (const listener of this.#moved) listener();
  }
}
