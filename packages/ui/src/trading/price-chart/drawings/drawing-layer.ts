// @where Trading: place of the pointer in a drawing: distance at which a line is hit, and when the magnet catches
import type { ISeriesPrimitiveAxisView, Logical, PrimitiveHoveredItem } from 'lightweight-charts';
import { plotNumber, priceOfPlot } from '../../../foundations/plot-number.ts';
import type { ChartColors } from '../chart-colors.ts';
import type { ChartCandle } from '../chart-data.ts';
import type { ChartLayer, ChartLayerHost } from '../chart-layer.ts';
import { Overlay } from '../overlay.ts';
import { nearestPrice } from './change.ts';
import type { ChartDrawing, DrawingPoint } from './drawings.ts';
import { type DrawingTexts, type Plot, type Spot, spotsOf } from './geometry.ts';
import { type DrawingHit, hitOf } from './hit.ts';
import { paintCross, paintDrawing } from './paint.ts';
import { Timeline } from './timeline.ts';

/** Distance in px at which a line is hit. */
const reaches = { mouse: 7, touch: 18 };

/** Drawings with all that their look depends on. */
export interface DrawingScene {
  readonly drawings: readonly ChartDrawing[];
  readonly selected: string | undefined;
  /** The point that is set next. */
  readonly cursor: DrawingPoint | undefined;
  readonly tickSize: string;
  readonly texts: Omit<DrawingTexts, 'widthOf'>;
  readonly priceText: (price: string) => string;
  readonly timeText: (time: string) => string;
}

/** The drawings over the prices, and the way from a place on the screen to a point of one. */
export class DrawingLayer extends Overlay implements ChartLayer {
  readonly #host: ChartLayerHost;
  readonly #remove: () => void;
  readonly #widths = new Map<string, number>();
  #measure: CanvasRenderingContext2D | undefined;
  #timeline = new Timeline([]);
  #candles: readonly ChartCandle[] = [];
  #colors: ChartColors | undefined;
  #scene: DrawingScene | undefined;
  #prices: readonly ISeriesPrimitiveAxisView[] = [];
  #times: readonly ISeriesPrimitiveAxisView[] = [];

  constructor(host: ChartLayerHost) {
    super('top');
    this.#host = host;
    this.#remove = host.overlay(this);
  }

  show(scene: DrawingScene): void {
    this.#scene = scene;
    this.#labelAxes(scene);
    this.requestDraw();
  }

  get timeline(): Timeline {
    return this.#timeline;
  }

  get element(): HTMLElement {
    return this.#host.chart.chartElement();
  }

  candleAt(index: number): ChartCandle | undefined {
    return this.#candles[index];
  }

  /** The point at a place on the screen: in the middle of a candle, and on the tick or at a price of the candle. */
  pointAt({ x, y }: Spot, isMagnet: boolean): DrawingPoint | undefined {
    const logical = this.#host.chart.timeScale().coordinateToLogical(x);
    const value = this.place?.series.coordinateToPrice(y) ?? null;
    if (logical === null || value === null || !this.#scene) return undefined;
    const index = Math.round(logical);
    const candle = isMagnet ? this.#candles[index] : undefined;
    const price = candle ? nearestPrice(candle, value) : priceOfPlot(value, this.#scene.tickSize);
    return { time: this.#timeline.timeAt(index), price };
  }

  /** The close of the newest candle in sight: where keys begin. */
  get start(): DrawingPoint | undefined {
    const view = this.#host.chart.timeScale().getVisibleLogicalRange();
    const newest = this.#candles.length - 1;
    const candle = this.#candles[Math.max(0, Math.min(newest, Math.floor(view?.to ?? newest)))];
    return candle && { time: candle.time, price: candle.close };
  }

  /** Places of the points of a drawing on the screen. */
  spotsOf(drawing: ChartDrawing): Spot[] {
    return spotsOf(drawing, this.#plot);
  }

  /** Moves the view so that a time is in sight. */
  reveal(time: string): void {
    const scale = this.#host.chart.timeScale();
    const view = scale.getVisibleLogicalRange();
    const index = this.#timeline.indexOf(time);
    if (!view) return;
    const by = index < view.from ? index - view.from - 1 : Math.max(0, index - view.to + 1);
    if (by !== 0) scale.setVisibleLogicalRange({ from: view.from + by, to: view.to + by });
  }

  /** The prices at the edges, which a point of keys does not leave. */
  get edges(): { readonly top: number; readonly bottom: number } | undefined {
    const series = this.place?.series;
    const top = series?.coordinateToPrice(0) ?? null;
    const bottom = series?.coordinateToPrice(this.#plot.height) ?? null;
    return top === null || bottom === null ? undefined : { top, bottom };
  }

  hit(spot: Spot, by: 'mouse' | 'touch' = 'mouse'): DrawingHit | undefined {
    if (!this.#scene || spot.y > this.#plot.height) return undefined;
    const { drawings, selected } = this.#scene;
    return hitOf(spot, drawings, selected, {
      plot: this.#plot,
      texts: this.#texts(this.#scene),
      reach: reaches[by],
    });
  }

  /** For the library: the pointer over a drawing. */
  hitTest(x: number, y: number): PrimitiveHoveredItem | null {
    const hit = this.hit({ x, y });
    return hit
      ? {
          externalId: hit.id,
          distance: hit.distance,
          cursorStyle: hit.point === undefined ? 'pointer' : 'grab',
          zOrder: 'top',
        }
      : null;
  }

  priceAxisViews(): readonly ISeriesPrimitiveAxisView[] {
    return this.#prices;
  }

  timeAxisViews(): readonly ISeriesPrimitiveAxisView[] {
    return this.#times;
  }

  drawAll(candles: readonly ChartCandle[]): void {
    this.#candles = candles;
    this.#timeline = new Timeline(candles);
    this.requestDraw();
  }

  drawFrom(_: number, candles: readonly ChartCandle[]): void {
    if (candles.length === this.#candles.length) this.#candles = candles;
    else this.drawAll(candles);
  }

  colour(colors: ChartColors): void {
    this.#colors = colors;
    if (this.#scene) this.show(this.#scene);
  }

  wordsAt(): string {
    return '';
  }

  remove(): void {
    this.#remove();
  }

  protected override draw(context: CanvasRenderingContext2D): void {
    const [scene, colors] = [this.#scene, this.#colors];
    if (!scene || !colors) return;
    this.#font(context);
    const plot = this.#plot;
    for (const drawing of scene.drawings) {
      const isSelected = drawing.id === scene.selected;
      paintDrawing(context, drawing, { plot, texts: this.#texts(scene), colors, isSelected });
    }
    if (scene.cursor) {
      const { time, price } = scene.cursor;
      paintCross(context, { x: plot.xOf(time), y: plot.yOf(price) }, plot, colors);
    }
  }

  get #plot(): Plot {
    const { chart } = this.#host;
    const scale = chart.timeScale();
    return {
      width: scale.width(),
      height: chart.panes()[0]?.getHeight() ?? 0,
      xOf: (time) => {
        const index = this.#timeline.indexOf(time);
        const whole = Math.floor(index);
        // The library rounds a place to a whole candle.
        const x = scale.logicalToCoordinate(whole as Logical) ?? 0;
        return x + (index - whole) * scale.options().barSpacing;
      },
      yOf: (price) => this.place?.series.priceToCoordinate(plotNumber(price)) ?? 0,
    };
  }

  #texts({ texts }: DrawingScene): DrawingTexts {
    return { ...texts, widthOf: (text) => this.#widthOf(text) };
  }

  #widthOf(text: string): number {
    let width = this.#widths.get(text);
    if (width === undefined) {
      this.#measure ??= document.createElement('canvas').getContext('2d') ?? undefined;
      if (!this.#measure) return 0;
      this.#font(this.#measure);
      width = this.#measure.measureText(text).width + 10;
      if (this.#widths.size > 500) this.#widths.clear();
      this.#widths.set(text, width);
    }
    return width;
  }

  #font(context: CanvasRenderingContext2D): void {
    const { fontSize, fontFamily } = this.#host.chart.options().layout;
    context.font = `${fontSize}px ${fontFamily}`;
  }

  /** Prices of horizontal lines and times of vertical ones stand on the axes, as those of the cursor. */
  #labelAxes({ drawings, selected, cursor, priceText, timeText }: DrawingScene): void {
    const plot = this.#plot;
    const view = (
      text: string,
      coordinate: () => number,
      isAccent: boolean,
    ): ISeriesPrimitiveAxisView => ({
      coordinate,
      text: () => text,
      textColor: () => this.#colors?.[isAccent ? 'on-accent' : 'surface-1'] ?? '',
      backColor: () => this.#colors?.[isAccent ? 'accent' : 'indicator-4'] ?? '',
    });
    const marked = (tool: ChartDrawing['tool']) =>
      drawings.flatMap(({ id, points: [point], tool: own }) =>
        own === tool && point ? [{ point, isAccent: id === selected }] : [],
      );
    const cursors = cursor ? [{ point: cursor, isAccent: true }] : [];
    this.#prices = [...marked('horizontal'), ...cursors].map(({ point, isAccent }) =>
      view(priceText(point.price), () => plot.yOf(point.price), isAccent),
    );
    this.#times = [...marked('vertical'), ...cursors].map(({ point, isAccent }) =>
      view(timeText(point.time), () => plot.xOf(point.time), isAccent),
    );
  }
}
