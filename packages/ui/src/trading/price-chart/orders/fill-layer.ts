import type { Logical, SeriesAttachedParameter, Time } from 'lightweight-charts';
import { plotNumber } from '../../../foundations/plot-number.ts';
import type { ChartColors } from '../chart-colors.ts';
import type { ChartCandle } from '../chart-data.ts';
import type { ChartLayer, ChartLayerHost } from '../chart-layer.ts';
import { averageOf, type ChartFill, type FillMark, fillMarks } from './fills.ts';
import { Overlay } from '../overlay.ts';

type Place = SeriesAttachedParameter<Time>;

/** Half the width of a mark, in px. */
const half = 5;

/** Executions on one side within a candle, as decimal strings. */
export interface FillFigures {
  readonly side: ChartFill['side'];
  readonly amount: string;
  /** The average. */
  readonly price: string;
}

interface FillFormats {
  /** Decimals of an average price. */
  readonly digits: number;
  readonly words: (figures: FillFigures) => string;
}

/** The user's own fills: a triangle at the average price of each candle, pointing up for what was bought. */
export class FillLayer extends Overlay implements ChartLayer {
  readonly #remove: () => void;
  readonly #fills: readonly ChartFill[];
  readonly #formats: FillFormats;
  #marks: readonly FillMark[] = [];
  #count = 0;
  #colors: ChartColors | undefined;

  constructor(host: ChartLayerHost, fills: readonly ChartFill[], formats: FillFormats) {
    super('top');
    this.#fills = fills;
    this.#formats = formats;
    this.#remove = host.overlay(this, 'reader');
  }

  drawAll(candles: readonly ChartCandle[]): void {
    this.#count = candles.length;
    this.#marks = fillMarks(this.#fills, candles);
    this.requestDraw();
  }

  drawFrom(_: number, candles: readonly ChartCandle[]): void {
    // A fill belongs to a candle by its time: only a new candle changes that.
    if (candles.length !== this.#count) this.drawAll(candles);
  }

  colour(colors: ChartColors): void {
    this.#colors = colors;
    this.requestDraw();
  }

  figuresAt(index: number): readonly FillFigures[] {
    return this.#marks.flatMap((mark) => {
      if (mark.index !== index) return [];
      const average = averageOf(mark, this.#formats.digits);
      if (!average) return [];
      return [{ side: mark.side, amount: mark.amount.toString(), price: average.toString() }];
    });
  }

  wordsAt(index: number): string {
    return this.figuresAt(index).map(this.#formats.words).join(' ');
  }

  remove(): void {
    this.#remove();
  }

  protected override draw(context: CanvasRenderingContext2D, place: Place): void {
    for (const mark of this.#marks) this.#drawMark(context, place, mark);
  }

  #drawMark(context: CanvasRenderingContext2D, { chart, series }: Place, mark: FillMark): void {
    const average = averageOf(mark, this.#formats.digits);
    if (!this.#colors || !average) return;
    const x = chart.timeScale().logicalToCoordinate(mark.index as Logical);
    const y = series.priceToCoordinate(plotNumber(average.toString()));
    if (x === null || y === null) return;
    const point = mark.side === 'Sell' ? half : -half;
    context.beginPath();
    context.moveTo(x, y + point);
    context.lineTo(x - half, y - point);
    context.lineTo(x + half, y - point);
    context.closePath();
    context.fillStyle = this.#colors[mark.side === 'Sell' ? 'down' : 'up'];
    context.strokeStyle = this.#colors['surface-1'];
    context.lineWidth = 3;
    context.stroke();
    context.fill();
  }
}
