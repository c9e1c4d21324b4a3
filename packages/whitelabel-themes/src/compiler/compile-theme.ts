import { type BrandName, BRANDS, themes } from '../brands/index.ts';
import {
  contract,
  SCHEMES,
  type SchemePair,
  type ThemeTokens,
  type TokenName,
  tokenNames,
} from '../contract.ts';
import { emitBrand } from '../emit.ts';
import {
  confusions,
  type ContrastResult,
  contrastPairs,
  type PriceColours,
} from './check-contrast.ts';
import { directions } from '../price-colors.ts';
import { parseColor } from './color.ts';
import { derive } from './derive.ts';
import { grammar } from './grammar.ts';
import { suggestColor } from './suggest-color.ts';
import { suggestNames } from './suggest-name.ts';

/** A theme as a partner writes it in JSON: only what differs from the brand it extends. */
export interface ThemeSource {
  /** Becomes `data-brand`: small letters, digits and hyphens. */
  readonly name: string;
  /** The shipped brand that gives what is left out; `agio` when not said. */
  readonly extends?: BrandName;
  readonly tokens: Readonly<Partial<Record<TokenName, SchemePair | string>>>;
}

/** A refusal or warning: the token, its value, and the rule that it breaks. */
export interface ThemeProblem {
  /** The token it is about, where it is about one. */
  readonly token?: string;
  /** The given value. */
  readonly value?: string;
  /** The rule that is broken, in words. */
  readonly rule: string;
}

/** Result of a compilation: refusals, warnings, and the measured contrast of each pair of colours. */
export interface ThemeReport {
  /** Nothing is emitted while there is one. */
  readonly errors: readonly ThemeProblem[];
  readonly warnings: readonly ThemeProblem[];
  /** Every pair that was measured. */
  readonly contrast: readonly ContrastResult[];
}

/** CSS of a theme, and the report. The CSS is empty if the report has errors. */
export interface CompiledTheme {
  /** One flat block for `[data-brand=name]`, in `@supports`, or `''` when there are errors. */
  readonly css: string;
  readonly report: ThemeReport;
}

const NAME = /^[a-z][a-z0-9-]{0,39}$/;

/**
 * Turns a theme into CSS, or says why not. Pure: no files, no page. Refuses names that are not in the contract, values
 * outside the grammar, and pairs of colours that cannot be read (WCAG 2.2: 4.5 for text, 3 for edges and focus, in both
 * schemes and all price-colour settings). Warns of up and down that protan or deutan readers could take for each other
 * in the setting made for them, and of an accent that could be taken for a price.
 *
 * @param prices the price colours that a reader can choose; those of this package by default
 */
export function compileTheme(source: unknown, prices?: PriceColours): CompiledTheme {
  const { theme, errors } = readTheme(source);
  if (!theme || errors.length > 0) return refused(errors);
  const tokens = completeTheme(theme);
  const pairs = contrastPairs(tokens);
  const unreadable = describeUnreadable(tokens, pairs);
  if (unreadable.length > 0) return refused(unreadable, pairs);
  return {
    css: emitBrand(theme.name, tokens),
    report: {
      errors: [],
      warnings: [...besidesTokens(theme), ...warnings(tokens, prices)],
      contrast: pairs,
    },
  };
}

/** Returns every value of a theme: its own, the derived ones, and the rest from the brand that it extends. */
export function completeTheme({ extends: from = 'agio', tokens }: ThemeSource): ThemeTokens {
  const base = themes[from];
  return { ...base, ...derive(tokens, base), ...tokens } as ThemeTokens;
}

function refused(
  errors: readonly ThemeProblem[],
  pairs: readonly ContrastResult[] = [],
): CompiledTheme {
  return { css: '', report: { errors, warnings: [], contrast: pairs } };
}

/** Checks names and values. The theme is only there when it can be used. */
function readTheme(source: unknown): {
  theme?: ThemeSource;
  errors: readonly ThemeProblem[];
} {
  if (!isRecord(source))
    return { errors: [{ rule: 'A theme is an object with name and tokens.' }] };
  const { name, extends: from, tokens, ...unknown } = source;
  const errors: ThemeProblem[] = Object.keys(unknown)
    // A brand file carries more than its theme; `$schema` is for editors.
    .filter((key) => key !== '$schema' && !BRAND_KEYS.has(key))
    .map((key) => ({ token: key, rule: 'This is not a part of a theme.' }));
  if (typeof name !== 'string' || !NAME.test(name)) {
    errors.push({
      token: 'name',
      value: show(name),
      rule: 'The name is small letters, digits and hyphens, at most 40, beginning with a letter.',
    });
  }
  if (BRANDS.some((brand) => brand === name)) {
    errors.push({
      token: 'name',
      value: show(name),
      rule: 'This is the name of a shipped brand; take another.',
    });
  }
  if (from !== undefined && !BRANDS.some((brand) => brand === from)) {
    errors.push({
      token: 'extends',
      value: show(from),
      rule: `A theme extends one of ${BRANDS.join(', ')}.`,
    });
  }
  if (!isRecord(tokens)) {
    const rule = 'Expected an object: the names of tokens and their values.';
    return { errors: [...errors, { token: 'tokens', value: show(tokens), rule }] };
  }
  const count = Object.keys(tokens).length;
  if (count > mostTokens) {
    const rule = `There are ${tokenNames.length} tokens, and no reason for ${count}.`;
    return { errors: [...errors, { token: 'tokens', rule }] };
  }
  errors.push(...Object.entries(tokens).flatMap(([token, value]) => checkToken(token, value)));
  return { theme: source as unknown as ThemeSource, errors };
}

/** The search of the nearest name takes long for thousands. */
const mostTokens = 300;

const BRAND_KEYS: ReadonlySet<string> = new Set([
  'title',
  'description',
  'logo',
  'icon',
  'prefix',
  'landing',
  'pair',
  'navigation',
  'markets',
  'fonts',
  'manifest',
  'socialImage',
]);

/**
 * Returns problems of a brand's file that are not about tokens. They are reported at once, so that the author sees all
 * of them.
 */
function besidesTokens(theme: ThemeSource): ThemeProblem[] {
  return Object.keys(theme)
    .filter((key) => BRAND_KEYS.has(key))
    .map((key) => ({
      token: key,
      rule: 'A theme carries tokens only; "agio-theme check <folder>" reads this too.',
    }));
}

function checkToken(token: string, value: unknown): ThemeProblem[] {
  if (!isTokenName(token)) {
    const like = suggestNames(token, themeableNames);
    const rule =
      like.length > 0
        ? `There is no token of this name. Did you mean ${like.join(', ')}?`
        : 'There is no token of this name; theme.schema.json lists them.';
    return [{ token, value: show(value), rule }];
  }
  const { type, themeable, opaque } = contract[token];
  if (!themeable) {
    return [
      { token, value: show(value), rule: 'Price colours belong to the reader, not to a brand.' },
    ];
  }
  const { expected, test } = grammar[type];
  if (type !== 'color') {
    return typeof value === 'string' && test(value)
      ? []
      : [{ token, value: show(value), rule: `Expected ${expected}.` }];
  }
  if (!isRecord(value) || Object.keys(value).some((key) => key !== 'light' && key !== 'dark')) {
    const rule =
      'A colour has two values: { "light": "#7a1fa2", "dark": "#e0a6ff" }, each for its scheme.';
    return [{ token, value: show(value), rule }];
  }
  return SCHEMES.flatMap((scheme) => {
    const side = value[scheme];
    const problem = (rule: string) => [{ token: `${token}.${scheme}`, value: show(side), rule }];
    if (typeof side !== 'string' || !test(side)) return problem(`Expected ${expected}.`);
    return opaque && parseColor(side)?.alpha !== 1
      ? problem('Expected an opaque colour: text stands on it, and nothing may show through.')
      : [];
  });
}

/**
 * A colour that cannot be read is one problem in each scheme, however many backgrounds it fails on: the worst is named,
 * with the nearest colour that would do on all. What only follows from an unreadable accent is mended with it.
 */
function describeUnreadable(tokens: ThemeTokens, pairs: readonly ContrastResult[]): ThemeProblem[] {
  const failing = pairs.filter(({ ratio, min }) => ratio < min);
  const colorOf = (token: string, { scheme, direction }: ContrastResult): string => {
    const prices = directions[direction ?? 'green-up'];
    const all: Readonly<Record<string, SchemePair | string>> = { ...tokens, ...prices };
    const pair = all[token];
    return typeof pair === 'object' ? pair[scheme] : '';
  };
  const groups = new Map<string, ContrastResult[]>();
  for (const pair of failing) {
    const key = `${pair.token} ${pair.scheme}`;
    groups.set(key, [...(groups.get(key) ?? []), pair]);
  }
  return [...groups.values()].flatMap((all) => {
    const [worst] = all.toSorted((a, b) => a.ratio / a.min - b.ratio / b.min);
    if (worst === undefined) return [];
    const { token, on, scheme, direction, ratio, min } = worst;
    const color = colorOf(token, worst);
    const follows = token !== 'accent' && color === tokens.accent[scheme];
    if (follows && groups.has(`accent ${scheme}`)) return [];
    const setting = direction === undefined ? '' : `, price colours ${direction}`;
    const others = all.length === 1 ? '' : ` and ${all.length - 1} more`;
    const backgrounds = pairs
      .filter((pair) => pair.token === token && pair.scheme === scheme)
      .map((pair) => ({ color: colorOf(pair.on, pair), min: pair.min }));
    const instead = contract[token].themeable ? suggestColor(color, backgrounds) : undefined;
    const way = contract[token].themeable ? '' : `; the colour is the reader's, so change ${on}`;
    return [
      {
        token,
        value: `${color} has ${ratio}:1 on ${on} (${scheme}${setting})${others}`,
        rule: `Needs ${min}:1${instead === undefined ? way : `, as ${instead} has`}.`,
      },
    ];
  });
}

function warnings(tokens: ThemeTokens, prices?: PriceColours): ThemeProblem[] {
  return confusions(tokens, prices)
    .filter(({ tokens: [a], direction }) => a === 'accent' || direction === 'colour-blind')
    .map(({ tokens: [a, b], scheme, direction, vision }) => ({
      token: a,
      value: `like ${b} (${scheme}, price colours ${direction}${vision === undefined ? '' : `, ${vision} vision`})`,
      rule: 'Colours of different meaning should be told apart at a glance.',
    }));
}

const themeableNames = tokenNames.filter((name) => contract[name].themeable);

function isTokenName(name: string): name is TokenName {
  return tokenNames.some((token) => token === name);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value as it stands in a message: short, on one line. */
function show(value: unknown): string {
  const text = asJson(value) ?? 'missing';
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

/** Undefined when it is missing. What is nested a hundred thousand deep is more than the stack can write. */
function asJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return 'a value nested too deeply to be shown';
  }
}
