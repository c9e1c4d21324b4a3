import type { AutoscaleInfo, Logical, SeriesAttachedParameter, Time } from 'lightweight-charts';
import { Overlay } from './overlay.ts';

type Place = SeriesAttachedParameter<Time>;

/** A line over the prices: a value for each candle. */
export interface OverlayLine {
  readonly values: readonly (number | undefined)[];
  readonly color: string;
  readonly dash: readonly number[];
  /** Candles by which each value stands later than its own; earlier where negative. */
  readonly shift: number;
  /** A value stands for several candles: it is not joined to another one. */
  readonly hasSteps: boolean;
  /** Colours the ground to a second line of the same shift, where this one is over or under it. */
  readonly cloud:
    | {
        readonly values: readonly (number | undefined)[];
        readonly over: string;
        readonly under: string;
      }
    | undefined;
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

  /** The visible values count for the scale of the prices, but not levels, which may be far from them. */
  autoscaleInfo(start: Logical, end: Logical): AutoscaleInfo | null {
    let [minValue, maxValue] = [Infinity, -Infinity];
    for (const { values, shift, hasSteps } of this.#lines) {
      if (hasSteps) continue;
      for (let index = Math.max(0, Math.floor(start)); index <= end; index += 1) {
        const value = values[index - shift];
        if (value === undefined) continue;
        minValue = Math.min(minValue, value);
        maxValue = Math.max(maxValue, value);
      }
    }
    return minValue > maxValue ? null : { priceRange: { minValue, maxValue } };
  }

  protected override draw(context: CanvasRenderingContext2D, place: Place): void {
    for (const line of this.#lines) {
      const points = pointsOf(place, line);
      if (line.cloud) drawCloud(context, place, line, points);
      drawLine(context, line, points);
    }
  }
}

/** A value of a line in sight, on the screen. */
interface Point {
  readonly index: number;
  readonly value: number;
  readonly x: number;
  readonly y: number;
}

function pointsOf({ chart, series }: Place, { values, shift }: OverlayLine): readonly Point[] {
  const scale = chart.timeScale();
  const view = scale.getVisibleLogicalRange();
  if (!view) return [];
  const points: Point[] = [];
  const last = Math.min(values.length - 1 + shift, Math.ceil(view.to) + 1);
  for (let index = Math.max(0, Math.floor(view.from) - 1); index <= last; index += 1) {
    const value = values[index - shift];
    const x = scale.logicalToCoordinate(index as Logical);
    const y = value === undefined ? null : series.priceToCoordinate(value);
    if (value !== undefined && x !== null && y !== null) points.push({ index, value, x, y });
  }
  return points;
}

function drawLine(
  context: CanvasRenderingContext2D,
  { color, dash, hasSteps }: OverlayLine,
  points: readonly Point[],
): void {
  context.beginPath();
  context.strokeStyle = color;
  context.lineWidth = 1.5;
  context.lineJoin = 'round';
  context.setLineDash([...dash]);
  let before: Point | undefined;
  for (const point of points) {
    const isNext = before?.index === point.index - 1;
    if (isNext && !(hasSteps && before?.value !== point.value)) context.lineTo(point.x, point.y);
    else context.moveTo(point.x, point.y);
    before = point;
  }
  context.stroke();
  context.setLineDash([]);
}

/** Each stretch on one side is one shape: seams between shapes would be seen. */
function drawCloud(
  context: CanvasRenderingContext2D,
  { series }: Place,
  { cloud, shift }: OverlayLine,
  points: readonly Point[],
): void {
  if (!cloud) return;
  let stretch: (readonly [x: number, y: number, other: number])[] = [];
  let before: { readonly index: number; readonly isOver: boolean } | undefined;
  const fill = () => {
    if (!before || stretch.length < 2) return;
    context.fillStyle = before.isOver ? cloud.over : cloud.under;
    context.beginPath();
    for (const [x, y] of stretch) context.lineTo(x, y);
    for (const [x, , other] of stretch.toReversed()) context.lineTo(x, other);
    context.fill();
  };
  for (const { index, value, x, y } of points) {
    const limit = cloud.values[index - shift];
    const other = limit === undefined ? null : series.priceToCoordinate(limit);
    if (limit === undefined || other === null) continue;
    const isOver = value >= limit;
    const isNext = before?.index === index - 1;
    const isSame = before?.isOver === isOver;
    if (!isNext || !isSame) {
      // Lines that cross meet in this candle: the stretch before ends with it.
      if (isNext) stretch.push([x, y, other]);
      fill();
      stretch = [];
    }
    stretch.push([x, y, other]);
    before = { index, isOver };
  }
  fill();
}
