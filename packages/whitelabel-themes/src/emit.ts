import type { SchemePair, ThemeTokens, TokenName } from './contract.ts';
import { contract, cssVariable, tokenNames } from './contract.ts';
import { DENSITIES, densities } from './density.ts';
import { DIRECTIONS, directions } from './price-colors.ts';
import { scripts } from './scripts.ts';

// Emission, as measured in browsers: one flat block per brand; a colour is light-dark(), so a nested scheme resolves by
// itself and the system's preference needs no script. No alias at :root (it would keep the outer brand in a nested
// scope), no @property, no compound [brand][theme] selector.
//
// Colours stand in @supports, which tells a host's build to leave light-dark() as it is. Without it Lightning CSS, which
// minifies for Vite, writes `var(--lightningcss-light, …)` for browsers of 2023, and that is such an alias: it resolves
// where it is declared, so a light panel in a dark page would stay dark.

type Values = { readonly [K in TokenName]?: SchemePair | string };

const value = (v: SchemePair | string): string =>
  typeof v === 'string' ? v : `light-dark(${v.light},${v.dark})`;

/** The fonts of the page's script stand after the brand's own and before those that a system chooses. */
const withScripts = (fonts: string): string => {
  const own = fonts.split(',').map((font) => font.trim());
  const generic = own.findIndex((font) =>
    /^(?:ui-[a-z-]+|system-ui|sans-serif|serif|monospace)$/.test(font),
  );
  const at = generic < 0 ? own.length : generic;
  return own.toSpliced(at, 0, `var(--agio-script-fonts,${own[at] ?? 'sans-serif'})`).join(',');
};

function block(selector: string, values: Values): string {
  const lines = tokenNames.flatMap((name) => {
    const v = values[name];
    if (v === undefined) return [];
    const text = contract[name].type === 'font' ? withScripts(value(v)) : value(v);
    return [`  ${cssVariable(name)}: ${text};`];
  });
  return `${selector} {\n${lines.join('\n')}\n}\n`;
}

const colours = (css: string) => `@supports (color: light-dark(#000, #fff)) {\n${css}}\n`;

/** The block of one brand. The default brand also paints pages without `data-brand`, and gives way to any other. */
export function emitBrand(name: string, tokens: ThemeTokens, isDefault = false): string {
  const own = `[data-brand='${name}']`;
  return colours(block(isDefault ? `:where(:root),\n${own}` : own, tokens));
}

/**
 * Scheme, price colours, density, motion and script: the reader's settings. What overrides a brand says its selector twice, so
 * that it does whether the brand's sheet comes before or after.
 */
export function emitSettings(): string {
  const scheme = [
    ":root,\n[data-theme='dark'] {\n  color-scheme: dark;\n}\n",
    "[data-theme='light'] {\n  color-scheme: light;\n}\n",
    "[data-theme='system'] {\n  color-scheme: light dark;\n}\n",
  ];
  const direction = DIRECTIONS.map((name, i) =>
    block(`${i === 0 ? ':root,\n' : ''}[data-direction='${name}']`, directions[name]),
  );
  const density = DENSITIES.map((name) =>
    block(`[data-density='${name}'][data-density]`, densities[name]),
  );
  // A brand within the page states its own durations again, so it is named too.
  const still = { 'duration-state': '0ms', 'duration-enter': '0ms' };
  const motion = [
    block("[data-motion='reduced'][data-motion],\n[data-motion='reduced'] [data-brand]", still),
    `@media (prefers-reduced-motion: reduce) {\n${block(':root:root,\n[data-brand][data-brand]', still)}}\n`,
  ];
  const script = scripts.map(
    ({ languages, fonts, tracking, leading }) =>
      `${languages.map((each) => `[lang|='${each}']`).join(',\n')} {\n${[
        `  --agio-script-fonts: ${fonts};`,
        ...(tracking === undefined ? [] : [`  --agio-script-tracking: ${tracking};`]),
        ...(leading === undefined ? [] : [`  --agio-script-leading: ${leading};`]),
      ].join('\n')}\n}\n`,
  );
  return [...scheme, colours(direction.join('')), ...density, ...motion, ...script].join('');
}
