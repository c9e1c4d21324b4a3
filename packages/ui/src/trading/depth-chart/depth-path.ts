// @where Trading: ranges of the depth chart around the middle price
import { plotNumber } from '../../foundations/plot-number.ts';

/** A level with decimal strings. */
export interface DepthLevel {
  readonly price: string;
  /** Sum of the amounts from the best level to this one. */
  readonly total: string;
}

export interface DepthPoint {
  readonly x: number;
  readonly y: number;
}

/** A visible level: its corner of the staircase and its index in the list of its side. */
export interface DepthStep extends DepthPoint {
  readonly side: 'bids' | 'asks';
  readonly index: number;
}

export interface DepthShape {
  /** Corners of the staircase, from the spread outwards. */
  readonly bids: readonly DepthPoint[];
  readonly asks: readonly DepthPoint[];
  /** The visible levels of both sides, by price. */
  readonly steps: readonly DepthStep[];
  /** The prices at the left edge, the middle and the right edge; for labels only. */
  readonly range: { readonly low: number; readonly middle: number; readonly high: number };
  /** The amounts of the axis with their distance from the top in px; for labels only. */
  readonly ticks: readonly { readonly amount: number; readonly y: number }[];
  readonly largest: number;
}

/** Reach of the chart from the middle price, in percent; `auto`: as far as the shorter side. */
export type DepthRange = 'auto' | 1 | 2 | 5 | 10;
export const depthRanges: readonly DepthRange[] = ['auto', 1, 2, 5, 10];

/**
 * Both sides as staircases in a box of `width` × `height` px. The middle price is in the middle, and both sides have the
 * same scale, so that their steepness can be compared. Undefined where a side is empty.
 */
export function depthShape(
  bids: readonly DepthLevel[],
  asks: readonly DepthLevel[],
  { width, height, range = 'auto' }: { width: number; height: number; range?: DepthRange },
): DepthShape | undefined {
  const [bestBid, bestAsk, lastBid, lastAsk] = [bids[0], asks[0], outermost(bids), outermost(asks)];
  if (!bestBid || !bestAsk || !lastBid || !lastAsk) return undefined;
  const middle = (plotNumber(bestBid.price) + plotNumber(bestAsk.price)) / 2;
  const reach =
    range === 'auto'
      ? Math.min(middle - plotNumber(lastBid.price), plotNumber(lastAsk.price) - middle)
      : (middle * range) / 100;
  if (!(reach > 0)) return undefined;
  const isVisible = ({ price }: DepthLevel) => Math.abs(plotNumber(price) - middle) <= reach;
  const [shownBids, shownAsks] = [bids.filter(isVisible), asks.filter(isVisible)];
  const largest = Math.max(
    plotNumber(shownBids.at(-1)?.total ?? '0'),
    plotNumber(shownAsks.at(-1)?.total ?? '0'),
    Number.MIN_VALUE,
  );
  const top = (amount: number) => height - (amount / largest) * height * highest;
  const place = (side: DepthStep['side']) => (level: DepthLevel, index: number) => ({
    side,
    index,
    x: ((plotNumber(level.price) - middle + reach) / (2 * reach)) * width,
    y: top(plotNumber(level.total)),
  });
  const [bidSteps, askSteps] = [shownBids.map(place('bids')), shownAsks.map(place('asks'))];
  return {
    bids: staircase(bidSteps, height, 0),
    asks: staircase(askSteps, height, width),
    steps: [...bidSteps.toReversed(), ...askSteps],
    range: { low: middle - reach, middle, high: middle + reach },
    ticks: amountTicks(largest).map((amount) => ({ amount, y: top(amount) })),
    largest,
  };
}

/** Share of the height that the highest step takes. */
const highest = 0.92;

/** Two to four round amounts up to the largest: multiples of 1, 2 or 5 times a power of ten. */
export function amountTicks(largest: number): number[] {
  const power = 10 ** Math.floor(Math.log10(largest));
  const step = [5, 2, 1, 0.5].map((part) => part * power).find((each) => largest / each >= 2);
  if (!step) return [];
  return Array.from({ length: Math.floor(largest / step) }, (_, index) => (index + 1) * step);
}

/**
 * The level whose total is drawn at `x`: the last one between the middle and `x`. Undefined within the spread, where there
 * are no orders.
 */
export function stepAt({ steps }: DepthShape, x: number): DepthStep | undefined {
  return (
    steps.find((step) => step.side === 'bids' && step.x >= x) ??
    steps.findLast((step) => step.side === 'asks' && step.x <= x)
  );
}

/** A single order far out must not compress all others into the middle: the outermost tenth may be out of sight. */
function outermost(levels: readonly DepthLevel[]): DepthLevel | undefined {
  return levels[Math.ceil((levels.length - 1) * 0.9)];
}

function staircase(levels: readonly DepthPoint[], height: number, edge: number): DepthPoint[] {
  const points: DepthPoint[] = [];
  let before = height;
  for (const { x, y } of levels) {
    points.push({ x, y: before }, { x, y });
    before = y;
  }
  if (points.length > 0) points.push({ x: edge, y: before });
  return points;
}

/** The `d` attribute of a path. With `height` it is closed along the base line, as an area. */
export function pathOf(points: readonly DepthPoint[], height?: number): string {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return '';
  const line = points
    .map(
      ({ x, y }, index) =>
        `${index === 0 ? 'M' : 'L'}${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`,
    )
    .join('');
  return height === undefined ? line : `${line}V${height}H${Math.round(first.x * 10) / 10}Z`;
}
