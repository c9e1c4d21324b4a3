// @where Widgets: keys of the desk, the chart, the order book and the palette
import { Decimal } from '@agio/money';
import type { ChartCandle } from '../chart-data.ts';
import { type DrawingMove, movePoint, nearestPrice, nextPrice } from './change.ts';
import type { DrawingPoint } from './drawings.ts';
import { plotNumber } from '../../../foundations/plot-number.ts';
import type { Timeline } from './timeline.ts';

/** Candles or ticks of one key with Shift. */
const many = 10;

/** Steps by key, in candles and in ticks. Left is earlier in every language, as in the chart. */
const steps: Readonly<Record<string, readonly [candles: number, ticks: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

type PressedKey = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** Returns the move of a key; undefined for other keys. */
export function moveOf(
  { key, shiftKey, ctrlKey, altKey, metaKey }: PressedKey,
  tickSize: string,
): DrawingMove | undefined {
  const step = ctrlKey || altKey || metaKey ? undefined : steps[key];
  if (!step) return undefined;
  const [candles, ticks] = step.map((each) => each * (shiftKey ? many : 1));
  const price = Decimal.of(tickSize).times(Decimal.of(BigInt(ticks ?? 0).toString()));
  return { candles: candles ?? 0, price: price.toString() };
}

/**
 * Returns a point moved by keys. With the magnet it stays at the prices of its candle: up and down go to the next one, and
 * by ticks where there is none.
 */
export function moveCursor(
  point: DrawingPoint,
  move: DrawingMove,
  { timeline, magnet }: { timeline: Timeline; magnet: (index: number) => ChartCandle | undefined },
): DrawingPoint {
  const moved = movePoint(point, move, timeline);
  const candle = magnet(Math.round(timeline.indexOf(moved.time)));
  if (!candle) return moved;
  if (move.candles !== 0) {
    return { ...moved, price: nearestPrice(candle, plotNumber(moved.price)) };
  }
  const price = nextPrice(candle, point.price, !move.price.startsWith('-'));
  return price === undefined ? moved : { ...moved, price };
}
