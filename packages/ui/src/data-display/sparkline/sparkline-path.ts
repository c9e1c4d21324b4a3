/**
 * The SVG path of a line through values, in a box of `width` × `height` px with room for the stroke. Values are only
 * drawn, so they are numbers. A flat line runs through the middle.
 */
export function sparklinePath(values: readonly number[], width: number, height: number): string {
  const first = values[0];
  if (first === undefined) return '';
  const min = Math.min(...values);
  const span = Math.max(...values) - min;
  const pad = 2;
  const x = (index: number) => pad + (index / Math.max(1, values.length - 1)) * (width - 2 * pad);
  const y = (value: number) =>
    span === 0 ? height / 2 : height - pad - ((value - min) / span) * (height - 2 * pad);
  const points = values.length === 1 ? [first, first] : values;
  return points
    .map((value, index) => `${index === 0 ? 'M' : 'L'}${short(x(index))} ${short(y(value))}`)
    .join('');
}

/** Rounds to tenths of a pixel. */
const short = (value: number) => Math.round(value * 10) / 10;
