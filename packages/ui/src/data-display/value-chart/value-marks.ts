import { pointAt, type ValueShape } from './value-shape.ts';

/** Something that happened at a moment: a deposit, a withdrawal. */
export interface ValueMark {
  /** ISO 8601. */
  readonly time: string;
  /** `in` points up, `out` points down. */
  readonly direction: 'in' | 'out';
  /** The event in a few words. */
  readonly text: string;
}

/** Returns the places of marks; marks that would cover each other are one. */
export function markPlaces(marks: readonly ValueMark[], shape: ValueShape) {
  const places = new Map<string, { x: number; direction: ValueMark['direction'] }>();
  const end = shape.points.at(-1)?.x ?? 0;
  for (const { time, direction } of marks) {
    const x = Math.round(shape.xOf(Date.parse(time)) / 9) * 9;
    if (x < 0 || x > end + 9) continue;
    places.set(`${x} ${direction}`, { x: Math.min(Math.max(x, 5), end - 5), direction });
  }
  return [...places.values()];
}

/** The marks that are nearer to this point than to another. */
export function marksAt(
  marks: readonly ValueMark[],
  shape: ValueShape | undefined,
  index: number,
): ValueMark[] {
  if (!shape) return [];
  return marks.filter(
    ({ time }) => pointAt(shape.points, shape.xOf(Date.parse(time)))?.index === index,
  );
}
