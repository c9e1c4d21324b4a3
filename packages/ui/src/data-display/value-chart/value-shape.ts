// @where Widgets: axes of the portfolio’s chart
import { plotNumber } from '../../foundations/plot-number.ts';

/** A value at a moment. */
export interface ValuePoint {
  /** ISO 8601. */
  readonly time: string;
  /** A decimal string. */
  readonly value: string;
}

export interface PlacedPoint {
  readonly index: number;
  readonly x: number;
  readonly y: number;
}

export interface ValueShape {
  readonly points: readonly PlacedPoint[];
  /** Round values with their distance from the top in px; for labels only. */
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
  /** Moments under the chart, with their distance from the left edge in px. */
  readonly times: readonly { readonly time: number; readonly x: number }[];
  /** Milliseconds from the first to the last point. */
  readonly span: number;
  readonly xOf: (time: number) => number;
}

/** Room above the highest and below the lowest value, as parts of the height. */
const above = 0.12;
const below = 0.2;
const roundSteps = [1, 2, 2.5, 5, 10];
/** Distance between labels of the axis of time, in px. */
const timeSpacing = 120;

/**
 * A line through the points in a box of `width` × `height` px: time on one axis, values on the other, which need not begin
 * at zero. Undefined with fewer than two points: there is no line through one.
 */
export function valueShape(
  points: readonly ValuePoint[],
  { width, height }: { width: number; height: number },
): ValueShape | undefined {
  const all = points.map(({ time, value }) => ({
    time: Date.parse(time),
    value: plotNumber(value),
  }));
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last || all.length < 2 || last.time <= first.time) return undefined;
  const lowest = all.reduce((least, { value }) => Math.min(least, value), Infinity);
  const highest = all.reduce((most, { value }) => Math.max(most, value), -Infinity);
  // A value that does not change runs through the middle.
  const room = highest - lowest || Math.abs(highest) || 1;
  const [bottom, top] = [lowest - room * below, highest + room * above];
  const span = last.time - first.time;
  const xOf = (time: number) => ((time - first.time) / span) * width;
  const yOf = (value: number) => ((top - value) / (top - bottom)) * height;
  return {
    points: all.map(({ time, value }, index) => ({ index, x: xOf(time), y: yOf(value) })),
    ticks: valueTicks(bottom, top).map((value) => ({ value, y: yOf(value) })),
    times: roundTimes(first.time, last.time, Math.max(1, Math.floor(width / timeSpacing)))
      .map((time) => ({ time, x: xOf(time) }))
      .filter(({ x }) => x <= width - timeSpacing / 2),
    span,
    xOf,
  };
}

/** Two to four round values between two. */
export function valueTicks(bottom: number, top: number): number[] {
  const rough = (top - bottom) / 3;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = (roundSteps.find((each) => each * magnitude >= rough) ?? 10) * magnitude;
  const ticks: number[] = [];
  // Rounded up, a little less than nothing is -0.
  for (let value = Math.ceil(bottom / step) + 0; value * step < top; value += 1) {
    ticks.push(value * step);
  }
  // Labels need room at the lower edge.
  return ticks.filter((value) => value - bottom > (top - bottom) * 0.04);
}

const hour = 3_600_000;
const day = 24 * hour;
const timeSteps = [
  ...[1, 2, 4, 6, 12].map((hours) => hours * hour),
  ...[1, 2, 5, 7, 14, 30, 61, 91, 182, 365].map((days) => days * day),
];

/** Round moments between two, at most so many. */
function roundTimes(from: number, to: number, count: number): number[] {
  const step = timeSteps.find((each) => (to - from) / each <= count) ?? (to - from) / count;
  const times: number[] = [];
  for (let time = Math.ceil(from / step) * step; time < to; time += step) times.push(time);
  return times;
}

/** The line, or the area down to the lower edge where that is given. */
export function valuePath(points: readonly PlacedPoint[], edge?: number): string {
  const line = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${cut(x)} ${cut(y)}`);
  const [first, last] = [points[0], points.at(-1)];
  if (edge === undefined || !first || !last) return line.join('');
  return `${line.join('')}L${cut(last.x)} ${edge}L${cut(first.x)} ${edge}Z`;
}

/** The point that is nearest to a distance from the left edge. */
export function pointAt(points: readonly PlacedPoint[], x: number): PlacedPoint | undefined {
  let low = 0;
  let high = points.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const [one, next] = [points[middle], points[middle + 1]];
    if (one && next && (one.x + next.x) / 2 < x) low = middle + 1;
    else high = middle;
  }
  return points[low];
}

const cut = (value: number): number => Math.round(value * 10) / 10;
