// @where App: favicon, title and colour of the browser’s bar, by brand
import {
  type Brand,
  type BrandName,
  brands,
  colorToHex,
  type LogoShape,
  themes,
} from '@agio/whitelabel-themes';
import type { Plugin } from 'vite';

const icon = '/favicon.svg';

/** On the tile of the icon, which is dark in every scheme. */
const onTile = { fg: '#eef0f6', accent: '#8c9dff' };
const inPage = { fg: 'currentColor', accent: 'var(--agio-accent)' };

const drawing = (shapes: readonly LogoShape[], colours: typeof inPage): string =>
  shapes
    .map(({ d, fill, stroke, strokeWidth, opacity }) => {
      const attributes = {
        d,
        fill: fill && colours[fill],
        stroke: stroke && colours[stroke],
        'stroke-width': strokeWidth,
        opacity,
      };
      const written = Object.entries(attributes).map(([name, value]) =>
        value === undefined ? '' : ` ${name}="${value}"`,
      );
      return `<path${written.join('')} />`;
    })
    .join('');

const shapesOf = ({ logo }: Brand) => ('shapes' in logo ? logo.shapes : []);

/** Returns the brand of the build (`VITE_COMPANY`). */
export function builtBrand(name = process.env['VITE_COMPANY'] ?? 'agio'): Brand {
  const brand: Brand | undefined = Object.values(brands).find((each) => each.name === name);
  if (!brand)
    throw new Error(
      `VITE_COMPANY is "${name}", which is no brand: ${Object.keys(brands).join(', ')}.`,
    );
  return brand;
}

/** Returns the marks of a brand in a page, each after the blank that it fills: its name, bar of the browser, title, sign. */
function marksOf(brand: Brand): readonly (readonly [blank: string, mark: string])[] {
  const bar = colorToHex(themes[brand.name as BrandName]['surface-1'].dark) ?? '';
  const sign = `<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke-linecap="round">${drawing(shapesOf(brand), inPage)}</svg>`;
  return [
    ['<html ', `<html data-brand="${brand.name}" `],
    ['name="theme-color" content=""', `name="theme-color" content="${bar}"`],
    ['<title></title>', `<title>${brand.title}</title>`],
    ['<!-- brand -->', `${sign}<span>${brand.title}</span>`],
  ];
}

/** Returns the page of one brand with the marks of another. */
export function inBrand(html: string, from: Brand, to: Brand): string {
  const marks = marksOf(to);
  return marksOf(from).reduce(
    (page, [, mark], index) => page.replace(mark, () => marks[index]?.[1] ?? mark),
    html,
  );
}

/**
 * Puts the brand of the build into the page that is there before any script has run: its name, its sign,
 * its icon, and the colour of its header for the browser's own bar, in the dark scheme that a first visit has. A deployment of another brand replaces them when its settings have come.
 */
export function brandOfBuild(name?: string): Plugin {
  const brand = builtBrand(name);
  const tile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke-linecap="round"><rect width="32" height="32" rx="8" fill="#10131c"/><g transform="translate(4 4)">${drawing(shapesOf(brand), onTile)}</g></svg>`;
  return {
    name: 'agio:brand',
    transformIndexHtml: (html) =>
      marksOf(brand).reduce((page, [blank, mark]) => page.replace(blank, () => mark), html),
    configureServer: (server) => {
      server.middlewares.use(icon, (_, response) => {
        response.setHeader('content-type', 'image/svg+xml').end(tile);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: icon.slice(1), source: tile });
    },
  };
}
