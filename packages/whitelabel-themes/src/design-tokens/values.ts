// Values of a theme by brand and scheme, in parts that other formats are made of.
import type { BrandName } from '../brands/index.ts';
import { themes } from '../brands/index.ts';
import { layers } from '../compiler/grammar.ts';
import { isColorToken, type Scheme, type ThemeTokens, type TokenName } from '../contract.ts';
import { type Direction, directions } from '../price-colors.ts';

/** Returns the text of a token in CSS, in one brand and scheme; price colours are those of a reader's setting. */
export function valueOf(
  brand: BrandName,
  scheme: Scheme,
  token: TokenName,
  direction: Direction = 'green-up',
): string {
  const values: Partial<Record<TokenName, ThemeTokens[keyof ThemeTokens]>> = {
    ...themes[brand],
    ...directions[direction],
  };
  const value = values[token];
  if (value === undefined) throw new Error(`${brand} has no ${token}.`);
  if (typeof value !== 'string') return value[scheme];
  return isColorToken(token) ? value : inScheme(value, scheme);
}

/** Takes the side of a scheme from each `light-dark()` within a value, such as a shadow. */
function inScheme(value: string, scheme: Scheme): string {
  const at = value.indexOf('light-dark(');
  if (at < 0) return value;
  let depth = 0;
  let end = at + 'light-dark'.length;
  do {
    if (value[end] === '(') depth += 1;
    if (value[end] === ')') depth -= 1;
    end += 1;
  } while (depth > 0);
  const [light = '', dark = ''] = layers(value.slice(at + 'light-dark('.length, end - 1));
  return inScheme(
    `${value.slice(0, at)}${scheme === 'light' ? light : dark}${value.slice(end)}`,
    scheme,
  );
}

/** A length as number and unit. A bare 0 is in px. */
export function lengthOf(text: string): { readonly value: number; readonly unit: 'px' | 'rem' } {
  const [, number = '', unit] = /^(-?[\d.]+)(px|rem)?$/.exec(text) ?? [];
  if (number === '') throw new Error(`${text} is no length in px or rem.`);
  return { value: Number(number), unit: unit === 'rem' ? 'rem' : 'px' };
}

/** One layer of a shadow: its lengths in the order of CSS, and its colour. */
export function shadowLayers(text: string) {
  return layers(text).map((layer) => {
    const at = layer.search(/#|oklch\(/);
    const [x = '0', y = '0', blur = '0', spread = '0'] = layer.slice(0, at).trim().split(/\s+/);
    return { x, y, blur, spread, color: layer.slice(at).trim() };
  });
}

/** Returns the names of fonts without their quotes. */
export const fontsOf = (text: string) =>
  text.split(',').map((name) => name.trim().replaceAll(/^['"]|['"]$/g, ''));
