// @where Trading: moves of a drawing, price to which the magnet pulls, undo of drawings
import { Decimal } from '@agio/money';
import { plotNumber } from '../../../foundations/plot-number.ts';
import type { ChartCandle } from '../chart-data.ts';
import type { ChartDrawing, DrawingPoint } from './drawings.ts';
import type { Timeline } from './timeline.ts';

/** Most steps that can be undone. */
const maxSteps = 50;

/** A move in candles and in price. */
export interface DrawingMove {
  readonly candles: number;
  /** A decimal string, below zero for down. */
  readonly price: string;
}

/** Returns a point moved in the chart; the same point where its price would not be above zero. */
export function movePoint(
  point: DrawingPoint,
  { candles, price }: DrawingMove,
  timeline: Timeline,
): DrawingPoint {
  const moved = Decimal.of(point.price).plus(Decimal.of(price));
  if (!moved.isPositive) return point;
  const time = candles === 0 ? point.time : timeline.timeAt(timeline.indexOf(point.time) + candles);
  return { time, price: moved.toString() };
}

/** Returns a drawing moved as a whole; the same drawing where a price of it would not be above zero. */
export function moveDrawing(
  drawing: ChartDrawing,
  move: DrawingMove,
  timeline: Timeline,
): ChartDrawing {
  const points = drawing.points.map((point) => movePoint(point, move, timeline));
  return points.some((point, index) => point === drawing.points[index])
    ? drawing
    : { ...drawing, points };
}

const priceNames = ['open', 'high', 'low', 'close'] as const;

/** Returns the price of a candle that is nearest to a plotted one. */
export function nearestPrice(candle: ChartCandle, value: number): string {
  const away = (price: string) => Math.abs(plotNumber(price) - value);
  return priceNames
    .map((name) => candle[name])
    .reduce((best, each) => (away(each) < away(best) ? each : best));
}

/** Returns the next price of a candle above or below a price; undefined where there is none. */
export function nextPrice(candle: ChartCandle, from: string, up: boolean): string | undefined {
  const start = Decimal.of(from);
  const sorted = priceNames
    .map((name) => Decimal.of(candle[name]))
    .toSorted((a, b) => (up ? a.compare(b) : b.compare(a)));
  return sorted.find((each) => (up ? each.gt(start) : each.lt(start)))?.toString();
}

/** Lists of drawings before and after the present one, nearest last. */
export interface DrawingHistory {
  readonly past: readonly (readonly ChartDrawing[])[];
  readonly future: readonly (readonly ChartDrawing[])[];
}

export const noHistory: DrawingHistory = { past: [], future: [] };

/** Returns the history after a change; `before` is the list that it changed. */
export const withStep = (
  { past }: DrawingHistory,
  before: readonly ChartDrawing[],
): DrawingHistory => ({ past: [...past, before].slice(-maxSteps), future: [] });

interface Step {
  readonly history: DrawingHistory;
  readonly drawings: readonly ChartDrawing[];
}

/** Returns the list before the last change; undefined where there is none. */
export function undoStep(
  { past, future }: DrawingHistory,
  now: readonly ChartDrawing[],
): Step | undefined {
  const drawings = past.at(-1);
  return drawings && { drawings, history: { past: past.slice(0, -1), future: [...future, now] } };
}

/** Returns the list before the last undo; undefined where there is none. */
export function redoStep(
  { past, future }: DrawingHistory,
  now: readonly ChartDrawing[],
): Step | undefined {
  const drawings = future.at(-1);
  return drawings && { drawings, history: { past: [...past, now], future: future.slice(0, -1) } };
}
