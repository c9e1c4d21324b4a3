import type {
  AutoscaleInfo,
  IPrimitivePaneView,
  ISeriesPrimitive,
  Logical,
  SeriesAttachedParameter,
  Time,
} from 'lightweight-charts';

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
export class OverlayLines implements ISeriesPrimitive<Time> {
  #lines: readonly OverlayLine[] = [];
  #place: SeriesAttachedParameter<Time> | undefined;
  readonly #views: readonly IPrimitivePaneView[] = [
    {
      renderer: () => ({
        draw: (target) =>
          target.useMediaCoordinateSpace(({ context }) => {
            for (const line of this.#lines) this.#draw(context, line);
          }),
      }),
    },
  ];

  attached(place: SeriesAttachedParameter<Time>): void {
    this.#place = place;
  }

  detached(): void {
    this.#place = undefined;
  }

  paneViews(): readonly IPrimitivePaneView[] {
    return this.#views;
  }

  set(lines: readonly OverlayLine[]): void {
    this.#lines = lines;
    this.#place?.requestUpdate();
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

  #draw(context: CanvasRenderingContext2D, { values, color, dash }: OverlayLine): void {
    if (!this.#place) return;
    const { chart, series } = this.#place;
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
