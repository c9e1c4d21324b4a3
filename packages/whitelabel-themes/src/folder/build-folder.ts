import { createHash } from 'node:crypto';
import { completeTheme, type ThemeSource } from '../compiler/compile-theme.ts';
import { colorToHex } from '../compiler/color.ts';
import type { BrandFile } from './brand-file.ts';
import type { CheckedFolder } from './check-folder.ts';
import { extensionOf } from './images.ts';

/** Name and hash of a sheet, by what is in it. */
export function signed(name: string, css: string) {
  const digest = createHash('sha256').update(css).digest();
  return {
    file: `${name}.${digest.toString('hex').slice(0, 8)}.css`,
    integrity: `sha256-${digest.toString('base64')}`,
  };
}

/** Files of the folder are served under this path. */
const served = (file: string) => `/brand/${file}`;

/** Nothing but what the schema of `brand.json` lets through is written into the rule. */
const fontFaces = ({ fonts = [] }: BrandFile): string =>
  fonts
    .map(({ family, src, weight = '400', range }) =>
      [
        '@font-face {',
        `  font-family: '${family}';`,
        `  font-weight: ${weight};`,
        '  font-display: swap;',
        `  src: url('${served(src)}') format('woff2');`,
        ...(range === undefined ? [] : [`  unicode-range: ${range};`]),
        '}\n',
      ].join('\n'),
    )
    .join('');

const iconTypes: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
};

function manifestOf({ title, name, description, prefix, manifest, ...brand }: BrandFile) {
  const { extends: from, tokens } = brand as Pick<ThemeSource, 'extends' | 'tokens'>;
  const { canvas } = completeTheme({ name, tokens, ...(from && { extends: from }) });
  const colour = colorToHex(canvas.dark);
  return {
    name: title,
    short_name: manifest?.shortName ?? title,
    ...(description !== undefined && { description }),
    start_url: prefix ?? '/',
    display: 'standalone',
    background_color: colour,
    theme_color: colour,
    icons: manifest?.icons.map(({ src, sizes }) => ({
      src: served(src),
      sizes,
      type: iconTypes[extensionOf(src)],
    })),
  };
}

/** Returns the files that a server puts beside the app, by their paths: `config.json`, `themes/…`, `brand/…`. */
export function filesOf(folder: CheckedFolder): ReadonlyMap<string, string | Uint8Array> {
  const { brand, config = {}, copy, languages } = folder;
  const {
    name,
    title,
    description,
    logo,
    icon,
    prefix,
    navigation,
    markets,
    socialImage,
    manifest,
  } = brand;
  const css = fontFaces(brand) + folder.css;
  const { file, integrity } = signed(name, css);
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  const settings = {
    ...config,
    brand: name,
    theme: { name, sheet: `/themes/${file}`, integrity },
    ...(brand.landing !== undefined && { landing: brand.landing }),
    ...(brand.pair !== undefined && { defaultPair: brand.pair }),
    ...(Object.keys(languages).length > 0 && {
      languages: Object.entries(languages).map(([code, each]) => ({
        code,
        name: each.name,
        words: served(`languages/${code}.json`),
      })),
    }),
    brandIdentity: {
      title,
      description,
      logo:
        'src' in logo
          ? {
              src: served(logo.src),
              ...(logo.darkSrc !== undefined && { darkSrc: served(logo.darkSrc) }),
            }
          : logo,
      ...(icon !== undefined && { icon: served(icon) }),
      prefix,
      navigation,
      markets,
      ...(Object.keys(copy).length > 0 && { copy }),
      ...(manifest !== undefined && { manifest: served('manifest.webmanifest') }),
      ...(socialImage !== undefined && { socialImage: served(socialImage) }),
    },
  };
  return new Map<string, string | Uint8Array>([
    ['config.json', json(settings)],
    [`themes/${file}`, css],
    ...[...folder.files].map(([path, bytes]) => [served(path).slice(1), bytes] as const),
    ...Object.entries(languages).map(
      ([code, language]) => [served(`languages/${code}.json`).slice(1), json(language)] as const,
    ),
    ...(manifest === undefined
      ? []
      : [[served('manifest.webmanifest').slice(1), json(manifestOf(brand))] as const]),
  ]);
}
