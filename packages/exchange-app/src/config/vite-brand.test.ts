// Brand in the page before any script has run (vite-brand.ts).
import { brands } from '@agio/whitelabel-themes';
import { expect, test } from 'vitest';
import { brandOfBuild, inBrand } from '../../vite-brand.ts';

const page =
  '<html lang="en"><meta name="theme-color" content="" /><title></title><div class="boot-header"><!-- brand --></div></html>';

/** The page and the icon of a build. */
function built(name?: string) {
  const { transformIndexHtml, generateBundle } = brandOfBuild(name);
  const files: { fileName: string; source: string }[] = [];
  const context = { emitFile: (file: (typeof files)[number]) => files.push(file) };
  (generateBundle as unknown as (this: typeof context) => void).call(context);
  return { html: (transformIndexHtml as unknown as (html: string) => string)(page), files };
}

test.each(Object.values(brands))(
  'a build for $name is titled, signed and coloured as it',
  (brand) => {
    const { html, files } = built(brand.name);
    expect(html).toContain(`<html data-brand="${brand.name}" lang="en">`);
    expect(html).toMatch(/<meta name="theme-color" content="#[0-9a-f]{6}" \/>/);
    expect(html).toContain(`<title>${brand.title}</title>`);
    expect(html).toContain(`<span>${brand.title}</span>`);
    expect(html).not.toContain('<!-- brand -->');
    expect(files.map(({ fileName }) => fileName)).toEqual(['favicon.svg']);
    const shapes = 'shapes' in brand.logo ? brand.logo.shapes : [];
    for (const { d } of shapes) {
      expect(html).toContain(`d="${d}"`);
      expect(files[0]?.source).toContain(`d="${d}"`);
    }
    expect(html).not.toContain('undefined');
    expect(files[0]?.source).not.toContain('undefined');
  },
);

test('a page of one brand becomes that of another', () => {
  for (const brand of Object.values(brands))
    expect(inBrand(built('agio').html, brands.agio, brand)).toBe(built(brand.name).html);
});

test('a build for a brand that there is not says which there are', () => {
  expect(() => brandOfBuild('argentum')).toThrow(
    `VITE_COMPANY is "argentum", which is no brand: ${Object.keys(brands).join(', ')}.`,
  );
});
