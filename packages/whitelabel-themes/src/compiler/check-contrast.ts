// @where Looks: checks of a partner’s theme: contrast, colours that look alike
import type { ColorToken, SchemePair, ThemeTokens, TokenName } from '../contract.ts';
import { contract, isColorToken, SCHEMES, type Scheme, tokenNames } from '../contract.ts';
import { type Direction, DIRECTIONS, directions } from '../price-colors.ts';
import {
  type ColourVision,
  contrast,
  difference,
  parseColor,
  type Rgb,
  simulate,
} from './color.ts';

export interface ContrastResult {
  readonly token: TokenName;
  readonly on: string;
  readonly scheme: Scheme;
  /** Set where the pair depends on the reader's price colours. */
  readonly direction?: Direction;
  readonly ratio: number;
  readonly min: number;
}

type Colors = Readonly<Record<ColorToken, SchemePair>>;

/** Every pair of the contract in both schemes, and those with price colours in all three settings. */
export function contrastPairs(tokens: ThemeTokens): ContrastResult[] {
  return DIRECTIONS.flatMap((direction, i) => {
    const colors: Colors = { ...tokens, ...directions[direction] };
    return tokenNames.filter(isColorToken).flatMap((token) =>
      contract[token].contrast.flatMap(({ on, min }) =>
        on.flatMap((background) => {
          const directed = !contract[token].themeable || isDirected(background);
          if (!directed && i > 0) return [];
          return SCHEMES.flatMap((scheme) => {
            const pair = colors[background as ColorToken];
            const fore = parseColor(colors[token][scheme]);
            const back = parseColor(pair[scheme]);
            if (!fore || !back) return [];
            const ratio = Math.floor(contrast(fore, back) * 100) / 100;
            const result = { token, on: background, scheme, ratio, min };
            return [directed ? { ...result, direction } : result];
          });
        }),
      ),
    );
  });
}

function isDirected(name: string): boolean {
  return name in directions['green-up'];
}

const VISIONS: readonly ColourVision[] = ['protan', 'deutan'];

/** For each setting of price colours, its colours. */
export type PriceColours = typeof directions;

export interface Confusion {
  readonly tokens: readonly [ColorToken, ColorToken];
  readonly scheme: Scheme;
  readonly direction: Direction;
  /** Colour vision that the check simulates; applies to everyone if missing. */
  readonly vision?: ColourVision;
  readonly difference: number;
}

/** Least difference of two colours with opposite meanings; below it they look too alike at a glance. */
const OPPOSITES = 0.1;
/** The accent never stands for a direction, so it may come nearer; below this a button reads as a price. */
const ACCENT = 0.06;

/**
 * Up against down as protan and deutan readers see them, and the accent against both: for everyone, and in the
 * colour-blind setting as those readers see it. Green and red are alike to deutan readers by nature: for them there is
 * that setting, which must be clear.
 *
 * @param prices the price colours that a reader can choose
 */
export function confusions(tokens: ThemeTokens, prices: PriceColours = directions): Confusion[] {
  return DIRECTIONS.flatMap((direction) => {
    const { up, down } = prices[direction];
    return SCHEMES.flatMap((scheme) => {
      const colors = { up, down, accent: tokens.accent };
      const read = (name: keyof typeof colors) => parseColor(colors[name][scheme]);
      const compare = (
        a: keyof typeof colors,
        b: keyof typeof colors,
        vision?: ColourVision,
      ): Confusion[] => {
        const [x, y] = [read(a), read(b)];
        if (!x || !y) return [];
        const seen = (color: Rgb) => (vision ? simulate(color, vision) : color);
        const distance = difference(seen(x), seen(y));
        if (distance >= (a === 'accent' ? ACCENT : OPPOSITES)) return [];
        const found = { tokens: [a, b] as const, scheme, direction, difference: distance };
        return [vision ? { ...found, vision } : found];
      };
      const everyone = [...compare('accent', 'up'), ...compare('accent', 'down')];
      const readers = VISIONS.flatMap((vision) => [
        ...compare('up', 'down', vision),
        ...(direction === 'colour-blind' && everyone.length === 0
          ? [...compare('accent', 'up', vision), ...compare('accent', 'down', vision)]
          : []),
      ]);
      return [...readers, ...everyone];
    });
  });
}
