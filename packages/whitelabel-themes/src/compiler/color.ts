/** A colour in the linear light of sRGB, each 0 to 1, with its opacity. */
export interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly alpha: number;
}

const hex = /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const oklch =
  /^oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+(-?[\d.]+)(?:deg)?\s*(?:\/\s*([\d.]+)(%?)\s*)?\)$/i;

/**
 * Reads the colours a theme may use: `#rgb`, `#rrggbb`, `#rrggbbaa` and `oklch(L C H / A)`. `undefined` for all else.
 * What lies outside sRGB is clipped by channel, as browsers paint it.
 */
export function parseColor(text: string): Rgb | undefined {
  if (hex.test(text)) return fromHex(text.slice(1));
  const read = readOklch(text);
  return read && { ...fromOklch(read.lightness, read.chroma, read.hue), alpha: read.alpha };
}

/** Coordinates of a colour as a theme says them: lightness 0 to 1, chroma, and hue in degrees. */
interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
  readonly alpha: number;
}

/** Reads `oklch(L C H / A)`; undefined for all else. */
export function readOklch(text: string): Oklch | undefined {
  const match = oklch.exec(text);
  if (!match) return undefined;
  const [, lightness = '', percent, chroma = '', hue = '', alpha, alphaPercent] = match;
  const parts = [lightness, chroma, hue, alpha ?? '1'].map(Number);
  if (parts.some((part) => !Number.isFinite(part))) return undefined;
  const [l = 0, c = 0, h = 0, a = 1] = parts;
  const light = percent === '%' ? l / 100 : l;
  const opacity = alphaPercent === '%' ? a / 100 : a;
  if (light > 1 || c > 0.5 || opacity > 1) return undefined;
  return { lightness: light, chroma: c, hue: h, alpha: opacity };
}

function fromHex(digits: string): Rgb {
  const full = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  const at = (i: number) => Number.parseInt(full.slice(i, i + 2), 16) / 255;
  return {
    r: toLinear(at(0)),
    g: toLinear(at(2)),
    b: toLinear(at(4)),
    alpha: full.length === 8 ? at(6) : 1,
  };
}

/** The transfer function of sRGB (IEC 61966-2-1). */
const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);

const clip = (c: number) => Math.min(1, Math.max(0, c));

/** OKLab to linear sRGB: B. Ottosson, "A perceptual color space for image processing", 2020. */
function fromOklch(lightness: number, chroma: number, hue: number): Omit<Rgb, 'alpha'> {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    r: clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    g: clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    b: clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  };
}

/** The perceptual coordinates of a colour: lightness, green–red, blue–yellow. */
function toOklab({ r, g, b }: Rgb): readonly [number, number, number] {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Returns the visible difference of two colours: their distance in OKLab. 0.02 is just visible side by side. */
export function difference(a: Rgb, b: Rgb): number {
  const [x, y] = [toOklab(a), toOklab(b)];
  return Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
}

/** WCAG 2.2 relative luminance. */
function luminance({ r, g, b }: Rgb): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Returns the WCAG 2.2 contrast ratio of two colours, 1 to 21. Both count as opaque. */
export function contrast(a: Rgb, b: Rgb): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

export type ColourVision = 'protan' | 'deutan';

/**
 * The colour as seen without red (protan) or green (deutan) cones: the full-severity matrices of Machado, Oliveira and
 * Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", 2009.
 */
export function simulate({ r, g, b, alpha }: Rgb, vision: ColourVision): Rgb {
  const m =
    vision === 'protan'
      ? [
          0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116,
          1.051998,
        ]
      : [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881];
  const row = (i: number) => clip((m[i] ?? 0) * r + (m[i + 1] ?? 0) * g + (m[i + 2] ?? 0) * b);
  return { r: row(0), g: row(3), b: row(6), alpha };
}

/** Writes an OKLCH colour the way a theme does, with three fraction digits. */
export function formatOklch(lightness: number, chroma: number, hue: number): string {
  const short = (n: number) => String(Math.round(n * 1000) / 1000);
  return `oklch(${short(lightness)} ${short(chroma)} ${short(hue)})`;
}

/** Returns lightness, chroma and hue of a colour. */
export function toOklch(color: Rgb): readonly [number, number, number] {
  const [l, a, b] = toOklab(color);
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return [l, Math.hypot(a, b), hue < 0 ? hue + 360 : hue];
}

/** Returns red, green and blue of a colour in sRGB as screens take them, each 0 to 1. */
export function toSrgb({ r, g, b }: Rgb): readonly [number, number, number] {
  const encoded = (c: number) => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);
  return [encoded(r), encoded(g), encoded(b)];
}

/** Returns a colour of a theme as `#rrggbb`, for colour pickers; `undefined` for an invalid colour. */
export function colorToHex(text: string): string | undefined {
  const color = parseColor(text);
  if (!color) return undefined;
  const byte = (c: number) =>
    Math.round(c * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${toSrgb(color).map(byte).join('')}`;
}
