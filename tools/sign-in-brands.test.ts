// The sandbox is a server and knows no themes: the pages of its identity provider repeat what they need of a brand.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageBrand, pageBrands } from '../packages/sandbox/src/server/identity/brands.ts';
import {
  BRANDS,
  brands,
  themes,
  type SchemePair,
} from '../packages/whitelabel-themes/src/index.ts';

const css = readFileSync(
  join(import.meta.dirname, '../packages/sandbox/src/server/identity/assets/identity.css'),
  'utf8',
);

/** The custom properties of the first rule of a selector. */
function valuesOf(selector: string): Map<string, string> {
  const [, body = ''] = css.split(`${selector} {`);
  return new Map(
    [...(body.split('}')[0] ?? '').matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [
      name ?? '',
      value ?? '',
    ]),
  );
}

const own = valuesOf('\n:root');

test('the sign-in page knows every brand by its name, title and sign', () => {
  expect(pageBrands.map(({ name }) => name)).toEqual([...BRANDS]);
  for (const { name, title, mark } of pageBrands) {
    const brand = brands[name as (typeof BRANDS)[number]];
    expect(title).toBe(brand.title);
    const shapes = 'shapes' in brand.logo ? brand.logo.shapes : [];
    expect(shapes).not.toEqual([]);
    for (const { d } of shapes) expect(mark.text).toContain(`d="${d}"`);
  }
});

test.each(BRANDS)('the sign-in page has the colours and corners of %s', (name) => {
  const shown = new Map([...own, ...valuesOf(`:root[data-brand='${name}']`)]);
  expect(own.size).toBeGreaterThan(10);
  for (const [token, value] of shown) {
    const wanted = (themes[name] as Record<string, string | SchemePair | undefined>)[token];
    expect([token, value]).toEqual([
      token,
      typeof wanted === 'object' ? `light-dark(${wanted.light}, ${wanted.dark})` : wanted,
    ]);
  }
});

test('the sign-in page has the letters of every language, in the files and fonts of the themes', () => {
  const place = join(import.meta.dirname, '../packages/whitelabel-themes/src');
  const faces = readFileSync(join(place, 'fonts/fonts.css'), 'utf8');
  const rangesOf = (sheet: string) =>
    new Map(
      [...sheet.matchAll(/@font-face \{([^}]*)\}/g)].map(([, face = '']) => [
        /(inter-[\w-]+)\.woff2/.exec(face)?.[1],
        /unicode-range:([^;]*);/.exec(face)?.[1]?.replaceAll(/\s+/g, ' ').trim(),
      ]),
    );
  const shown = rangesOf(css);
  expect(new Set(shown.keys())).toEqual(
    new Set(['inter-cyrillic', 'inter-latin', 'inter-latin-ext', 'inter-vietnamese']),
  );
  const assets = join(import.meta.dirname, '../packages/sandbox/src/server/identity/assets');
  for (const [name, range] of shown) {
    expect([name, range]).toEqual([name, rangesOf(faces).get(name)]);
    const file = `${name}.woff2`;
    expect(readFileSync(join(assets, file))).toEqual(readFileSync(join(place, 'fonts', file)));
  }
  const fontsOf = (sheet: string) =>
    [...sheet.matchAll(/script-fonts: ([^;]+);/g)].map(([, list = '']) =>
      list.replaceAll(/,\s+/g, ','),
    );
  const themed = readFileSync(join(place, 'generated/themes.css'), 'utf8');
  expect(fontsOf(css)).toHaveLength(5);
  expect(fontsOf(css).toSorted()).toEqual(fontsOf(themed).toSorted());
});

test('an unknown brand is shown as the provider’s own', () => {
  for (const name of ['acme', '"><script>', ['aurum', 'verdant'], undefined])
    expect(pageBrand(name).name).toBe('agio');
});
