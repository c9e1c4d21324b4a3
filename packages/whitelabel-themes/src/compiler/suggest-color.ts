import { colorToHex, contrast, formatOklch, parseColor, toOklch } from './color.ts';

export interface Background {
  /** A colour of a theme. */
  readonly color: string;
  /** The ratio that is needed on it. */
  readonly min: number;
}

/** Returns the colour of the same hue, nearest in lightness, that can be read on all backgrounds: `#rrggbb`. */
export function suggestColor(color: string, backgrounds: readonly Background[]) {
  const rgb = parseColor(color);
  if (!rgb) return undefined;
  const [lightness, chroma, hue] = toOklch(rgb);
  const isReadable = (candidate: string | undefined): candidate is string =>
    candidate !== undefined &&
    backgrounds.every((background) => ratio(candidate, background.color) >= background.min);
  const steps = Array.from({ length: 200 }, (_, i) => (i + 1) / 200);
  return steps
    .flatMap((step) => [lightness - step, lightness + step])
    .filter((l) => l >= 0 && l <= 1)
    .map((l) => colorToHex(formatOklch(l, chroma, hue)))
    .find(isReadable);
}

function ratio(a: string, b: string): number {
  const [x, y] = [parseColor(a), parseColor(b)];
  return x && y ? contrast(x, y) : Infinity;
}
