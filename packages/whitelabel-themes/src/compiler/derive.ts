// @where Looks: colours that are derived from the accent of a theme
import type { SchemePair, Scheme, ThemeTokens, TokenName } from '../contract.ts';
import { SCHEMES } from '../contract.ts';
import { contrast, formatOklch, parseColor, type Rgb, toOklch } from './color.ts';

type Values = Partial<Record<TokenName, SchemePair | string>>;

const INK = 'oklch(0.17 0.02 265)';
const WHITE = 'oklch(1 0 0)';

/**
 * Derives the tokens that follow from a brand's own accent and danger where the theme does not set them: the text on
 * them (ink or white, by the better contrast), the accent under the pointer, its soft background, the focus ring and
 * the first series.
 */
export function derive(given: Values, base: ThemeTokens): Values {
  const derived: Values = {};
  const follow = (name: TokenName, value: SchemePair | undefined) => {
    if (given[name] === undefined && value !== undefined) derived[name] = value;
  };
  const accent = asPair(given.accent);
  if (accent) {
    const hover = eachScheme((scheme) => shift(accent[scheme], scheme === 'light' ? -0.05 : 0.05));
    follow(
      'on-accent',
      eachScheme((scheme) => textOn(accent[scheme])),
    );
    follow('accent-hover', hover);
    follow(
      'accent-soft',
      eachScheme((scheme) => soften(accent[scheme], base['accent-soft'][scheme])),
    );
    follow('focus', accent);
    follow('chart-1', accent);
  }
  const danger = asPair(given.danger);
  if (danger)
    follow(
      'on-danger',
      eachScheme((scheme) => textOn(danger[scheme])),
    );
  return derived;
}

function asPair(value: SchemePair | string | undefined): SchemePair | undefined {
  return typeof value === 'object' ? value : undefined;
}

function eachScheme(value: (scheme: Scheme) => string | undefined): SchemePair | undefined {
  const [light, dark] = SCHEMES.map(value);
  return light === undefined || dark === undefined ? undefined : { light, dark };
}

function textOn(background: string): string | undefined {
  const [back, ink, white] = [background, INK, WHITE].map(parseColor);
  if (!back || !ink || !white) return undefined;
  return contrast(ink, back) > contrast(white, back) ? INK : WHITE;
}

function shift(color: string, by: number): string | undefined {
  return change(color, ([l, c, h]) => [Math.min(1, Math.max(0, l + by)), c, h]);
}

/** The hue of the colour at the lightness and chroma of the base's soft background. */
function soften(color: string, soft: string): string | undefined {
  const like = parseColor(soft);
  if (!like) return undefined;
  const [lightness, chroma] = toOklch(like);
  return change(color, ([, c, h]) => [lightness, Math.min(c, chroma), h]);
}

function change(
  color: string,
  to: (lch: readonly [number, number, number]) => readonly [number, number, number],
): string | undefined {
  const rgb: Rgb | undefined = parseColor(color);
  return rgb && formatOklch(...to(toOklch(rgb)));
}
