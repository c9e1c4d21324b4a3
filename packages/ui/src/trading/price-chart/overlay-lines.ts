import type { AutoscaleInfo, Logical, SeriesAttachedParameter, Time } from 'lightweight-charts';
import { Overlay } from './overlay.ts';

type Place = SeriesAttachedParameter<Time>;

/** A line over the prices: a value for each candle. */
export interface OverlayLine {
  readonly values: readonly (number | undefined)[];
  readonly color: string;
  readonly dash: readonly number[];
}

/**
 * Lines on the scale of the prices. Not series of the library: in percent it would draw each of them from its own first
 * value, beside the prices that it belongs to.
 */
export class OverlayLines extends Overlay {
  #lines: readonly OverlayLine[] = [];

  set(lines: readonly OverlayLine[]): void {
    this.#lines = lines;
    this.requestDraw();
  }

  /** The visible values count for the scale of the prices. */
  autoscaleInfo(start: Logical, end: Logical): AutoscaleInfo | null {
    let [minValue, maxValue] = [Infinity, -Infinity];
    for (const { values } of this.#lines) {
      for (let index = Math.max(0, Math.floor(start)); index <= end; index += 1) {
        const value = values[index];
        if (value === undefined) continue;
        minValue = Math.min(minValue, value);
        maxValue = Math.max(maxValue, value);
      }
    }
    return minValue > maxValue ? null : { priceRange: { minValue, maxValue } };
  }

  protected override draw(context: CanvasRenderingContext2D, place: Place): void {
    for (const line of this.#lines) this.#drawLine(context, place, line);
  }

  #drawLine(
    context: CanvasRenderingContext2D,
    { chart, series }: Place,
    { values, color, dash }: OverlayLine,
  ): void {
    const scale = chart.timeScale();
    const view = scale.getVisibleLogicalRange();
    if (!view) return;
    context.beginPath();
    context.strokeStyle = color;
    context.lineWidth = 1.5;
    context.lineJoin = 'round';
    context.setLineDash([...dash]);
    let isPen = false;
    const last = Math.min(values.length - 1, Math.ceil(view.to) + 1);
    for (let index = Math.max(0, Math.floor(view.from) - 1); index <= last; index += 1) {
      const value = values[index];
      const x = scale.logicalToCoordinate(index as Logical);
      const y = value === undefined ? null : series.priceToCoordinate(value);
      if (x === null || y === null) isPen = false;
      else {
        if (isPen) context.lineTo(x, y);
        else context.moveTo(x, y);
        isPen = true;
      }
    }
    context.stroke();
    context.setLineDash([]);
  }
}
