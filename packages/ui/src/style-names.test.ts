// Rules for the looks in every file of the package: names of the theme contract, utilities with the prefix, logical
// sides. A raw colour would ignore the brand, a class without prefix could clash with one of the host's, a physical
// side breaks pages that read from right to left.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cssVariable, tokenNames } from '@agio/whitelabel-themes';
import { expect, test } from 'vitest';

const files = globSync(['**/*.{ts,tsx,css}', '../tailwind.css'], {
  cwd: import.meta.dirname,
}).filter((file) => !/\.(?:test|stories)\.|(?:^|\/)testing\//.test(file));
// Read from disk: in a test run `import.meta.glob` gives sheets without their text.
const texts = Object.fromEntries(
  files.map((file) => [file, readFileSync(join(import.meta.dirname, file), 'utf8')]),
);

/** Every match in every file, as `file: match`. */
function found(pattern: RegExp, except: readonly string[] = []): string[] {
  return Object.entries(texts).flatMap(([file, text]) =>
    except.some((name) => file.endsWith(name))
      ? []
      : [...text.matchAll(pattern)].map(([match]) => `${file}: ${match}`),
  );
}

test('the files are there to be read', () => {
  expect(Object.keys(texts).length).toBeGreaterThan(150);
  expect(texts['../tailwind.css']).toContain('--agio-canvas');
});

test('every variable is a token of the contract, or a knob that a component gives itself', () => {
  // A theme sheet has these by language, not by brand.
  const ofScripts = ['--agio-script-leading', '--agio-script-tracking'];
  const known = new Set<string>([
    ...tokenNames.map((name) => cssVariable(name)),
    ...ofScripts,
    '--agio-from',
  ]);
  const used = found(/--agio-[a-z0-9-]+/g).filter((each) => !known.has(each.replace(/^.*: /, '')));
  expect(used).toEqual([]);
});

test('the contract has no token that nothing uses', () => {
  const used = new Set(found(/--agio-[a-z0-9-]+/g).map((each) => each.replace(/^.*: /, '')));
  const silent = tokenNames.filter((name) => !used.has(cssVariable(name)));
  expect(silent).toEqual([]);
});

test('no colour is written out', () => {
  expect(
    found(/#[0-9a-f]{3,8}\b|\b(?:oklch|rgba?|hsla?)\(/gi, [
      // A hue of its own for every asset without artwork, at one lightness.
      'asset-icon.tsx',
      // A canvas takes no variables: tokens are read from the page and turned into what it understands.
      'chart-colors.ts',
    ]),
  ).toEqual([]);
});

test('only logical sides: no utility says left or right', () => {
  expect(
    found(
      /\bui:(?:[a-z-]+:)*-?(?:m[lr]|p[lr]|left|right|border-[lr]|rounded-(?:[lr]|[tb][lr]))-[\w[]+/g,
      // Time runs from the left in every chart and language: its beginning is there.
      ['older-candles.tsx'],
    ),
  ).toEqual([]);
  expect(found(/\bui:(?:[a-z-]+:)*text-(?:left|right)\b/g)).toEqual([]);
});

test('nothing that a host’s Tailwind 3 would blank: no shadow or ring machinery', () => {
  expect(
    found(/\bui:(?:[a-z-]+:)*(?:ring(?:-\w+)?|shadow(?!-overlay)(?:-\w+)?|drop-shadow\S*)\b/g),
  ).toEqual([]);
});
