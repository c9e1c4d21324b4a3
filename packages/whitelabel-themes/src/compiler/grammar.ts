import type { TokenType } from '../contract.ts';
import { parseColor } from './color.ts';

// Nothing reaches a style rule but what is listed here: a value cannot close its rule, load a file or name a variable.

interface Rule {
  /** Said to the author of a theme that breaks it. */
  readonly expected: string;
  readonly test: (value: string) => boolean;
}

const within = (value: string, pattern: RegExp, least: number, most: number) => {
  const number = Number(pattern.exec(value)?.[1] ?? Number.NaN);
  return number >= least && number <= most;
};

/** `least` and `most` in px; a rem is 16 of them, as browsers come. */
const isLength = (value: string, least: number, most: number) =>
  within(value, /^(\d+(?:\.\d+)?)px$/, least, most) ||
  within(value, /^(\d+(?:\.\d+)?)rem$/, least / 16, most / 16);

const fontName = /^(?:'[\p{L}\d ]{1,40}'|"[\p{L}\d ]{1,40}"|-?[a-z][a-z\d-]{0,39})$/iu;
const easing = /^(?:linear|ease|ease-in|ease-out|ease-in-out)$/;
const bezier = /^cubic-bezier\(([^()]+)\)$/;
const offset = /^-?\d{1,3}(?:\.\d+)?(?:px)?$/;

/** Splits at commas that stand outside parentheses. */
export function layers(value: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < value.length; i += 1) {
    const char = value[i];
    if (char === '(') depth += 1;
    else if (char === ')') depth -= 1;
    else if (char === ',' && depth === 0) {
      parts.push(value.slice(start, i));
      start = i + 1;
    }
  }
  return [...parts, value.slice(start)].map((part) => part.trim());
}

function isShadowLayer(layer: string): boolean {
  const colorAt = layer.search(/#|oklch\(|light-dark\(/);
  if (colorAt === -1) return false;
  const numbers = layer.slice(0, colorAt).trim().split(/\s+/);
  if (numbers.length < 2 || numbers.length > 4 || !numbers.every((n) => offset.test(n)))
    return false;
  const color = layer.slice(colorAt).trim();
  const pair = /^light-dark\((.*)\)$/s.exec(color)?.[1];
  if (pair === undefined) return parseColor(color) !== undefined;
  const sides = layers(pair);
  return sides.length === 2 && sides.every((side) => parseColor(side) !== undefined);
}

export const grammar: Readonly<Record<TokenType, Rule>> = {
  color: {
    expected: 'a colour: #rgb, #rrggbb, #rrggbbaa or oklch(L C H / A)',
    test: (value) => parseColor(value) !== undefined,
  },
  radius: {
    expected: 'a length from 0 to 1000px, in px or rem, such as 6px',
    test: (value) => isLength(value, 0, 1000),
  },
  size: {
    expected: 'a length from 20px to 96px, in px or rem, such as 36px',
    test: (value) => isLength(value, 20, 96),
  },
  tracking: {
    expected: 'a length from -0.1em to 0.2em, such as -0.02em',
    test: (value) => within(value, /^(-?\d+(?:\.\d+)?)em$/, -0.1, 0.2),
  },
  number: {
    expected: 'a number between 0 and 1000',
    test: (value) => within(value, /^(\d+(?:\.\d+)?)$/, 0, 1000),
  },
  weight: {
    expected: 'a font weight between 100 and 900',
    test: (value) => within(value, /^(\d{3})$/, 100, 900),
  },
  font: {
    expected: "font names separated by commas, such as 'Inter Variable',system-ui,sans-serif",
    test: (value) =>
      layers(value).every((name) => fontName.test(name)) && layers(value).length <= 8,
  },
  shadow: {
    expected:
      'none, or up to three shadows of two to four px lengths and a colour or light-dark(colour,colour)',
    test: (value) =>
      value === 'none' || (layers(value).length <= 3 && layers(value).every(isShadowLayer)),
  },
  duration: {
    expected: 'a duration up to 1000ms',
    test: (value) => within(value, /^(\d{1,4})ms$/, 0, 1000),
  },
  easing: {
    expected: 'linear, ease, ease-in, ease-out, ease-in-out or cubic-bezier(a,b,c,d)',
    test: (value) => {
      if (easing.test(value)) return true;
      const numbers =
        bezier
          .exec(value)?.[1]
          ?.split(',')
          .map((part) => part.trim()) ?? [];
      return numbers.length === 4 && numbers.every((part) => /^-?\d(?:\.\d+)?$|^\.\d+$/.test(part));
    },
  },
};
