// @where Looks: files of a partner’s brand folder
import * as v from 'valibot';
import { BRANDS } from '../brands/index.ts';
import {
  appPath,
  brandName,
  folderFile,
  identityEntries,
  marketId,
  shortText,
} from '../settings/parts.ts';

const { title, logo, icon, description, prefix, navigation, markets, socialImage } =
  identityEntries(folderFile);

const fontFamily = v.pipe(
  v.string(),
  v.regex(/^[\p{L}\d ]{1,40}$/u, 'the name is letters, digits and spaces, at most 40'),
);

/** `brand.json` of a brand's folder: who the brand is, and its colours. Images and fonts are files of the folder. */
export const brandFile = v.object({
  name: v.pipe(
    brandName,
    v.check((name) => !BRANDS.some((each) => each === name), 'a brand that ships has this name'),
  ),
  title,
  description: v.optional(description),
  extends: v.optional(v.picklist(BRANDS)),
  // The compiler of themes checks them.
  tokens: v.optional(v.record(v.string(), v.unknown()), {}),
  logo,
  icon: v.optional(icon),
  prefix: v.optional(prefix),
  landing: v.optional(appPath),
  pair: v.optional(marketId),
  navigation: v.optional(navigation),
  markets: v.optional(markets),
  fonts: v.optional(
    v.pipe(
      v.array(
        v.object({
          family: fontFamily,
          src: folderFile,
          weight: v.optional(
            v.pipe(
              v.string(),
              v.regex(/^[1-9]00(?: [1-9]00)?$/, 'a weight is "400", a range of weights "200 900"'),
            ),
          ),
          range: v.optional(
            v.pipe(
              v.string(),
              v.regex(
                /^U\+[0-9A-F]{1,6}(?:-[0-9A-F]{1,6})?(?:, ?U\+[0-9A-F]{1,6}(?:-[0-9A-F]{1,6})?){0,60}$/i,
                'a range of characters is "U+0-FF"',
              ),
            ),
          ),
        }),
      ),
      v.maxLength(20, 'at most 20 fonts'),
    ),
  ),
  manifest: v.optional(
    v.object({
      shortName: v.optional(shortText),
      icons: v.pipe(
        v.array(
          v.object({
            src: folderFile,
            sizes: v.pipe(v.string(), v.regex(/^(?:any|\d{2,4}x\d{2,4})$/, 'a size is "192x192"')),
          }),
        ),
        v.maxLength(10, 'at most 10 icons'),
      ),
    }),
  ),
  socialImage: v.optional(socialImage),
});

/** A `brand.json` as it is read. */
export type BrandFile = v.InferOutput<typeof brandFile>;

/** Purpose of each key of `brand.json`. */
export const brandDescriptions: Readonly<Record<string, string>> = {
  name: 'Small letters, digits and hyphens, such as "acme"; no name of a brand that ships.',
  title: 'Name beside the logo and in the title of the page, at most 40 characters.',
  description: 'Sentence that search engines show, at most 300 characters.',
  extends:
    'Brand that ships, from which all tokens come that are left out: agio, aurum or verdant.',
  tokens: 'Colours, corners, fonts and sizes by their names in theme.schema.json.',
  logo: 'Images of this folder, shown 24 px high: { "src": "logo.svg", "darkSrc": "logo-dark.svg" }.',
  'logo.src': 'A file of this folder, such as "logo.svg".',
  'logo.darkSrc': 'A file of this folder, such as "logo-dark.svg".',
  icon: 'Icon in the tab of the browser, such as "icon.svg".',
  prefix:
    'Where a variant with its own home lives, such as "/acme". Left out: at the addresses of the default app.',
  landing: 'Page on which a verified trader lands, such as "/user/portfolio".',
  pair: 'Market that /trade opens, such as "XCB-CTN".',
  navigation:
    'Entries of the header, in their order: [{ "id": "desk", "path": "/trade", "label": { "en": "Desk" } }].',
  'navigation.id':
    'Letters, digits and hyphens, at most 40, beginning with a letter; each entry has another.',
  'navigation.path':
    'A page of the app such as "/markets", or an address that begins with "https://".',
  'navigation.label': 'Name by language: { "en": "Markets", "de": "Märkte" }.',
  markets: 'Markets on the home, and categories of your own before all others.',
  'markets.featured': 'Markets on the home, in their order, such as ["XCB-CTN"].',
  'markets.categories':
    'Categories of your own: [{ "id": "metals", "label": { "en": "Metals" }, "assets": ["XAUG"] }].',
  fonts:
    'Fonts of this folder: [{ "family": "Acme Sans", "src": "fonts/acme-sans.woff2", "weight": "400 700" }].',
  manifest:
    'For those who put the app on their home screen: { "icons": [{ "src": "icon-192.png", "sizes": "192x192" }] }.',
  socialImage: 'Image of a shared link, 1200 × 630 px, such as "social.png".',
};
