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
import { derive } from './derive.ts';
import { grammar } from './grammar.ts';

/** A theme as a partner writes it in JSON: only what differs from the brand it extends. */
export interface ThemeSource {
  /** Becomes `data-brand`: small letters, digits and hyphens. */
  readonly name: string;
  /** The shipped brand that gives what is left out; `agio` when not said. */
  readonly extends?: BrandName;
  readonly tokens: Readonly<Partial<Record<TokenName, SchemePair | string>>>;
}

export interface ThemeProblem {
  /** The token it is about, where it is about one. */
  readonly token?: string;
  /** What was given. */
  readonly value?: string;
  /** The rule that is broken, in words. */
  readonly rule: string;
}

export interface ThemeReport {
  /** Nothing is emitted while there is one. */
  readonly errors: readonly ThemeProblem[];
  readonly warnings: readonly ThemeProblem[];
  /** Every pair that was measured. */
  readonly contrast: readonly ContrastResult[];
}

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
 * @param prices the price colours that a reader can choose; those of this package unless told
 */
export function compileTheme(source: unknown, prices?: PriceColours): CompiledTheme {
  const { theme, errors } = readTheme(source);
  if (!theme || errors.length > 0) return refused(errors);
  const tokens = completeTheme(theme);
  const pairs = contrastPairs(tokens);
  const unreadable = pairs.filter(({ ratio, min }) => ratio < min).map(describePair);
  if (unreadable.length > 0) return refused(unreadable, pairs);
  return {
    css: emitBrand(theme.name, tokens),
    report: { errors: [], warnings: warnings(tokens, prices), contrast: pairs },
  };
}

/** Every value of a theme: its own, what follows from them, and the rest from the brand it extends. */
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
      value: show(name),
      rule: 'The name is small letters, digits and hyphens, at most 40, beginning with a letter.',
    });
  }
  if (BRANDS.some((brand) => brand === name)) {
    errors.push({ value: show(name), rule: 'This is the name of a shipped brand; take another.' });
  }
  if (from !== undefined && !BRANDS.some((brand) => brand === from)) {
    errors.push({ value: show(from), rule: `A theme extends one of ${BRANDS.join(', ')}.` });
  }
  if (!isRecord(tokens)) {
    return { errors: [...errors, { value: show(tokens), rule: 'tokens is an object.' }] };
  }
  errors.push(...Object.entries(tokens).flatMap(([token, value]) => checkToken(token, value)));
  return { theme: source as unknown as ThemeSource, errors };
}

const BRAND_KEYS: ReadonlySet<string> = new Set([
  'title',
  'logo',
  'navigation',
  'footer',
  'copy',
  'defaults',
]);

function checkToken(token: string, value: unknown): ThemeProblem[] {
  if (!isTokenName(token)) {
    return [{ token, value: show(value), rule: 'There is no token of this name.' }];
  }
  const { type, themeable } = contract[token];
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
    return [{ token, value: show(value), rule: 'A colour has two values: light and dark.' }];
  }
  return SCHEMES.flatMap((scheme) => {
    const side = value[scheme];
    return typeof side === 'string' && test(side)
      ? []
      : [{ token: `${token}.${scheme}`, value: show(side), rule: `Expected ${expected}.` }];
  });
}

function describePair({ token, on, scheme, direction, ratio, min }: ContrastResult): ThemeProblem {
  const setting = direction === undefined ? '' : `, price colours ${direction}`;
  return {
    token,
    value: `${ratio}:1 on ${on} (${scheme}${setting})`,
    rule: `Needs ${min}:1.`,
  };
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

function isTokenName(name: string): name is TokenName {
  return tokenNames.some((token) => token === name);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value as it stands in a message: short, on one line. */
function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
