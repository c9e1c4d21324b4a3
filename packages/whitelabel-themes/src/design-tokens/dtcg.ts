// @where Looks: tokens in the DTCG format and as variables of Figma
// Tokens in the format of the Design Tokens Community Group, 2025.10 (https://www.designtokens.org/tr/2025.10/format/).
import { BRANDS } from '../brands/index.ts';
import { colorToHex, parseColor, readOklch, toSrgb } from '../compiler/color.ts';
import { contract, SCHEMES, type TokenName, tokenNames, type TokenType } from '../contract.ts';
import { type Direction, DIRECTIONS, directions } from '../price-colors.ts';
import { fontsOf, lengthOf, shadowLayers, valueOf } from './values.ts';

type Json = string | number | boolean | readonly Json[] | { readonly [key: string]: Json };

/** Returns a colour in the space in which the theme says it, with a fallback in sRGB. */
function color(text: string): Json {
  const hex = colorToHex(text);
  const parsed = parseColor(text);
  if (hex === undefined || parsed === undefined)
    throw new Error(`${text} is no colour of a theme.`);
  const { lightness, chroma, hue } = readOklch(text) ?? {};
  const place =
    lightness === undefined || chroma === undefined || hue === undefined
      ? { colorSpace: 'srgb', components: toSrgb(parsed) }
      : { colorSpace: 'oklch', components: [lightness, chroma, hue] };
  return { ...place, ...(parsed.alpha === 1 ? {} : { alpha: parsed.alpha }), hex };
}

function shadow(text: string): Json {
  return shadowLayers(text).map(({ x, y, blur, spread, ...layer }) => ({
    color: color(layer.color),
    offsetX: lengthOf(x),
    offsetY: lengthOf(y),
    blur: lengthOf(blur),
    spread: lengthOf(spread),
  }));
}

/** Curves of the words of CSS. */
const curves: Readonly<Record<string, readonly number[]>> = {
  linear: [0, 0, 1, 1],
  ease: [0.25, 0.1, 0.25, 1],
  'ease-in': [0.42, 0, 1, 1],
  'ease-out': [0, 0, 0.58, 1],
  'ease-in-out': [0.42, 0, 0.58, 1],
};

const curve = (text: string) =>
  curves[text] ??
  text
    .replace(/^cubic-bezier\((.*)\)$/, '$1')
    .split(',')
    .map(Number);

/** Types of the format, and how a value of ours is written in them. */
const written: Readonly<Record<TokenType, readonly [type: string, value: (text: string) => Json]>> =
  {
    color: ['color', color],
    radius: ['dimension', lengthOf],
    size: ['dimension', lengthOf],
    // The format has no em.
    tracking: ['number', (text) => Number(text.replace(/em$/, ''))],
    number: ['number', Number],
    font: ['fontFamily', fontsOf],
    weight: ['fontWeight', Number],
    shadow: ['shadow', shadow],
    duration: ['duration', (text) => ({ value: Number(text.replace(/ms$/, '')), unit: 'ms' })],
    easing: ['cubicBezier', curve],
  };

function tokenOf(name: TokenName, text: string): Json {
  const { type, description } = contract[name];
  const [$type, value] = written[type];
  return { $type, $value: value(text), $description: description };
}

/** Price colours of one setting, in both schemes. */
const priceColours = (direction: Direction) =>
  Object.fromEntries(
    SCHEMES.map((scheme) => [
      scheme,
      Object.fromEntries(
        Object.entries(directions[direction]).map(([name, pair]) => [
          name,
          tokenOf(name as TokenName, pair[scheme]),
        ]),
      ),
    ]),
  );

/** Returns the tokens: `<brand>.<scheme>.<token>`, and the other settings of price colours, which no brand changes. */
export function designTokens(): Record<string, Json> {
  const brands = BRANDS.map((brand): [string, Json] => [
    brand,
    Object.fromEntries(
      SCHEMES.map((scheme) => [
        scheme,
        Object.fromEntries(
          tokenNames.map((name) => [name, tokenOf(name, valueOf(brand, scheme, name))]),
        ),
      ]),
    ),
  ]);
  return {
    $description:
      'Tokens of Agio by brand and scheme. A token is the custom property --agio-<name> in the sheets. Price colours in a brand are green-up; price-colours has each setting of the reader.',
    ...Object.fromEntries(brands),
    'price-colours': Object.fromEntries(DIRECTIONS.map((name) => [name, priceColours(name)])),
  };
}
