import type { ChartDrawing } from './drawings.ts';
import {
  type DrawingTexts,
  labelHeight,
  type Mark,
  marksOf,
  type Plot,
  type Spot,
  spotsOf,
} from './geometry.ts';

/** A drawing at a place on the screen. */
export interface DrawingHit {
  readonly id: string;
  /** The point of it that is there; undefined for the drawing as a whole. */
  readonly point?: number | undefined;
  /** In px; that of an area is the whole reach, so that a line in it is found. */
  readonly distance: number;
}

/**
 * Returns the drawing at a place: a point of the selected one first, then the nearest line or text, then an area. The one
 * that is drawn last wins among equals.
 *
 * @param reach distance in px at which a line still counts
 */
export function hitOf(
  spot: Spot,
  drawings: readonly ChartDrawing[],
  selected: string | undefined,
  { plot, texts, reach }: { plot: Plot; texts: DrawingTexts; reach: number },
): DrawingHit | undefined {
  const own = drawings.find(({ id }) => id === selected);
  const points = own ? spotsOf(own, plot).map((each) => distanceOf(spot, each)) : [];
  const nearest = points.indexOf(Math.min(...points));
  const [distance = Infinity] = [points[nearest]];
  if (own && distance <= reach) return { id: own.id, point: nearest, distance };
  let best: DrawingHit | undefined;
  for (const drawing of drawings) {
    const away = Math.min(
      ...marksOf(drawing, plot, texts).map((mark) => distanceToMark(spot, mark, texts, reach)),
      // A text without words still has its place.
      ...(drawing.tool === 'text' ? spotsOf(drawing, plot).map((at) => distanceOf(spot, at)) : []),
    );
    if (away <= reach && away <= (best?.distance ?? Infinity)) {
      best = { id: drawing.id, distance: away };
    }
  }
  return best;
}

const distanceOf = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

function distanceToMark(spot: Spot, mark: Mark, texts: DrawingTexts, reach: number): number {
  if (mark.kind === 'line') return distanceToLine(spot, mark.from, mark.to);
  if (mark.kind === 'area') return isInside(spot, mark.corners) ? reach : Infinity;
  const { at, text } = mark;
  const half = labelHeight / 2;
  const x = Math.max(at.x - spot.x, 0, spot.x - (at.x + texts.widthOf(text)));
  const y = Math.max(at.y - half - spot.y, 0, spot.y - (at.y + half));
  return Math.hypot(x, y);
}

function distanceToLine(spot: Spot, from: Spot, to: Spot): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const square = x * x + y * y;
  const along = square === 0 ? 0 : ((spot.x - from.x) * x + (spot.y - from.y) * y) / square;
  const share = Math.min(Math.max(along, 0), 1);
  return distanceOf(spot, { x: from.x + x * share, y: from.y + y * share });
}

/** The corners are those of a convex shape, in either direction around it. */
function isInside(spot: Spot, corners: readonly Spot[]): boolean {
  const sides = corners.map((a, index) => {
    const b = corners[(index + 1) % corners.length] ?? a;
    return (b.x - a.x) * (spot.y - a.y) - (b.y - a.y) * (spot.x - a.x);
  });
  return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
}
