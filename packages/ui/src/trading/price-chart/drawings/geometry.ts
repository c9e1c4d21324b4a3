// @where Trading: lines of each drawing, levels of a Fibonacci retracement
import { Decimal } from '@agio/money';
import type { ChartDrawing } from './drawings.ts';

/** A place on the screen, in px from the top left of the prices. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The chart that is drawn on. */
export interface Plot {
  readonly width: number;
  readonly height: number;
  readonly xOf: (time: string) => number;
  readonly yOf: (price: string) => number;
}

/** The texts in drawings. */
export interface DrawingTexts {
  /** A level of a retracement with its price. */
  readonly level: (share: string, price: Decimal) => string;
  /** The distance between the two points of a measure. */
  readonly measure: (drawing: ChartDrawing) => string;
  /** Width of a text in px. */
  readonly widthOf: (text: string) => number;
}

/** A part of a drawing. */
export type Mark =
  | { readonly kind: 'line'; readonly from: Spot; readonly to: Spot; readonly isFaint?: boolean }
  | { readonly kind: 'area'; readonly corners: readonly Spot[] }
  /** `at` is the middle of its left edge. */
  | { readonly kind: 'label'; readonly at: Spot; readonly text: string };

/** Levels of a retracement, from its second point to its first. */
export const fibonacciLevels = ['0', '0.236', '0.382', '0.5', '0.618', '0.786', '1'] as const;

/** Height of a text in px, with its frame. */
export const labelHeight = 18;

const line = (from: Spot, to: Spot, isFaint = false): Mark => ({ kind: 'line', from, to, isFaint });

const plus = (spot: Spot, x: number, y: number): Spot => ({ x: spot.x + x, y: spot.y + y });

/** Returns the places of the points of a drawing. */
export const spotsOf = ({ points }: ChartDrawing, { xOf, yOf }: Plot): Spot[] =>
  points.map(({ time, price }) => ({ x: xOf(time), y: yOf(price) }));

/** Returns the parts of a drawing, also of one whose last points are not set yet. */
export function marksOf(drawing: ChartDrawing, plot: Plot, texts: DrawingTexts): readonly Mark[] {
  const [a, b, c] = spotsOf(drawing, plot);
  if (!a) return [];
  const { width, height } = plot;
  switch (drawing.tool) {
    case 'horizontal':
      return [line({ x: 0, y: a.y }, { x: width, y: a.y })];
    case 'vertical':
      return [line({ x: a.x, y: 0 }, { x: a.x, y: height })];
    case 'text':
      // Beside its point, which is shown while it is selected.
      return drawing.text ? [{ kind: 'label', at: plus(a, 4, 0), text: drawing.text }] : [];
    case 'trend':
      return b ? [line(a, b)] : [];
    case 'ray':
      return b ? [line(a, beyond(a, b, plot))] : [];
    case 'channel':
      return b ? channelOf(a, b, c) : [];
    case 'rectangle':
      return b ? boxOf(a, b) : [];
    case 'fibonacci':
      return b ? levelsOf(drawing, a, b, plot, texts) : [];
    case 'measure':
      return b ? measureOf(a, b, texts.measure(drawing), texts) : [];
  }
}

/** Returns a place on the way from `a` over `b` that is out of sight. */
function beyond(a: Spot, b: Spot, { width, height }: Plot): Spot {
  const [x, y] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(x, y);
  if (length === 0) return b;
  const reach = Math.abs(a.x) + Math.abs(a.y) + width + height;
  return plus(a, (x / length) * reach, (y / length) * reach);
}

/** The third point is on the line that is parallel to the first. */
function channelOf(a: Spot, b: Spot, c: Spot | undefined): readonly Mark[] {
  if (!c) return [line(a, b)];
  const isUpright = a.x === b.x;
  const x = isUpright ? c.x - a.x : 0;
  const y = isUpright ? 0 : c.y - (a.y + ((b.y - a.y) * (c.x - a.x)) / (b.x - a.x));
  const [d, e] = [plus(a, x, y), plus(b, x, y)];
  return [
    { kind: 'area', corners: [a, b, e, d] },
    line(plus(a, x / 2, y / 2), plus(b, x / 2, y / 2), true),
    line(a, b),
    line(d, e),
  ];
}

function boxOf(a: Spot, b: Spot): readonly Mark[] {
  const [c, d] = [
    { x: b.x, y: a.y },
    { x: a.x, y: b.y },
  ];
  return [{ kind: 'area', corners: [a, c, b, d] }, line(a, c), line(c, b), line(b, d), line(d, a)];
}

function levelsOf(
  { points }: ChartDrawing,
  a: Spot,
  b: Spot,
  plot: Plot,
  texts: DrawingTexts,
): readonly Mark[] {
  const [from, to] = points.map(({ price }) => Decimal.of(price));
  if (!from || !to) return [];
  const [left, right] = [Math.min(a.x, b.x), Math.max(a.x, b.x)];
  // Computed by price and not by px, because a logarithmic scale is not even.
  const levels = fibonacciLevels.map((share) => {
    const price = to.plus(from.minus(to).times(Decimal.of(share)));
    return { share, price, y: plot.yOf(price.toString()) };
  });
  return [
    { kind: 'area', corners: boxCorners(left, right, a.y, b.y) },
    line(a, b, true),
    ...levels.flatMap(({ share, price, y }): Mark[] => {
      const text = texts.level(share, price);
      const x = Math.max(left - texts.widthOf(text) - 4, 4);
      return [line({ x: left, y }, { x: right, y }), { kind: 'label', at: { x, y }, text }];
    }),
  ];
}

function measureOf(a: Spot, b: Spot, text: string, texts: DrawingTexts): readonly Mark[] {
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const [head, size] = [b.y < a.y ? 1 : -1, 5];
  const top = { x: middle.x, y: b.y };
  const away = b.y < a.y ? -labelHeight : labelHeight;
  return [
    { kind: 'area', corners: boxCorners(a.x, b.x, a.y, b.y) },
    line({ x: a.x, y: middle.y }, { x: b.x, y: middle.y }, true),
    line({ x: middle.x, y: a.y }, top),
    line(plus(top, -size, head * size), top),
    line(plus(top, size, head * size), top),
    { kind: 'label', at: plus(top, -texts.widthOf(text) / 2, away), text },
  ];
}

const boxCorners = (left: number, right: number, top: number, bottom: number): Spot[] => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];
