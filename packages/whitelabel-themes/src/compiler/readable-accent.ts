import type { BrandName } from '../brands/index.ts';
import { SCHEMES, type Scheme, type SchemePair } from '../contract.ts';
import { colorToHex, formatOklch, parseColor, toOklch } from './color.ts';
import { compileTheme } from './compile-theme.ts';

/** Steps of lightness by which a colour is moved; a finer one is not seen. */
const step = 0.01;

/**
 * Returns an accent for both schemes from one colour of a company: the colour itself where it can be read, else the
 * same hue at the nearest lightness that can.
 *
 * @param color as in CSS: `#7a1fa2`, `oklch(0.5 0.2 300)`
 * @param base the shipped brand whose other colours stand around it
 * @returns undefined if the text is no colour, or no lightness of it can be read
 */
export function readableAccent(color: string, base: BrandName = 'agio'): SchemePair | undefined {
  const rgb = parseColor(color);
  if (!rgb) return undefined;
  const [lightness, chroma, hue] = toOklch(rgb);
  const moved = Array.from({ length: 1 / step }, (_, i) => (i + 1) * step)
    .flatMap((by) => [lightness - by, lightness + by])
    .filter((each) => each >= 0 && each <= 1)
    .map((each) => colorToHex(formatOklch(each, chroma, hue)));
  const candidates = [colorToHex(color), ...moved].filter((each) => each !== undefined);
  const [light, dark] = SCHEMES.map((scheme) =>
    candidates.find((each) => isReadable(each, scheme, base)),
  );
  return light === undefined || dark === undefined ? undefined : { light, dark };
}

function isReadable(accent: string, scheme: Scheme, base: BrandName): boolean {
  const tokens = { accent: { light: accent, dark: accent } };
  const { report } = compileTheme({ name: 'candidate', extends: base, tokens });
  return report.contrast.every((pair) => pair.scheme !== scheme || pair.ratio >= pair.min);
}
