import { plotNumber } from '../shared/plot-number.ts';

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

export interface DepthShape {
  /** From the spread outwards, with the steps of a staircase. */
  readonly bids: readonly DepthPoint[];
  readonly asks: readonly DepthPoint[];
  /** The prices at the left edge, the middle and the right edge, for the labels; only for reading. */
  readonly range: { readonly low: number; readonly middle: number; readonly high: number };
  readonly largest: number;
}

/**
 * Both sides as staircases in a box of `width` × `height`. The middle price is in the middle: the side that reaches less
 * far decides how far both are drawn, so that their steepness can be compared.
 */
export function depthShape(
  bids: readonly DepthLevel[],
  asks: readonly DepthLevel[],
  { width, height }: { width: number; height: number },
): DepthShape | undefined {
  const [bestBid, bestAsk, lastBid, lastAsk] = [bids[0], asks[0], outermost(bids), outermost(asks)];
  if (!bestBid || !bestAsk || !lastBid || !lastAsk) return undefined;
  const middle = (plotNumber(bestBid.price) + plotNumber(bestAsk.price)) / 2;
  const reach = Math.min(middle - plotNumber(lastBid.price), plotNumber(lastAsk.price) - middle);
  if (!(reach > 0)) return undefined;
  const visible = (level: DepthLevel) => Math.abs(plotNumber(level.price) - middle) <= reach;
  const [shownBids, shownAsks] = [bids.filter(visible), asks.filter(visible)];
  const largest = Math.max(
    ...[...shownBids, ...shownAsks].map((level) => plotNumber(level.total)),
    Number.MIN_VALUE,
  );
  const place = (level: DepthLevel): DepthPoint => ({
    x: ((plotNumber(level.price) - middle + reach) / (2 * reach)) * width,
    // A little air above the highest step.
    y: height - (plotNumber(level.total) / largest) * height * 0.92,
  });
  return {
    bids: staircase(shownBids.map(place), height, 0),
    asks: staircase(shownAsks.map(place), height, width),
    range: { low: middle - reach, middle, high: middle + reach },
    largest,
  };
}

/** A single order far out must not squeeze all others into the middle: the outermost tenth may lie out of sight. */
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

/** The `d` of a path; closed down to the base line for the area. */
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
