// @where Looks: logo, navigation, footer, words, featured markets and own categories of a brand
import { type Brand, defineBrand } from '../define.ts';
import { type BrandName, BRANDS } from './index.ts';

/** The entries of a white-label variant, some of them under its own prefix. */
const entries = (prefix: `/${string}`) => ({
  dashboard: { id: 'dashboard', path: prefix },
  simpleTrading: { id: 'simpleTrading', path: `${prefix}/simple-trading` },
  advancedTrading: { id: 'advancedTrading', path: '/trade' },
  portfolio: { id: 'portfolio', path: `${prefix}/portfolio`, signedIn: true },
  buyAndSell: { id: 'buyAndSell', path: '/user/portfolio/ramp', signedIn: true },
});
const metals = entries('/aurum');
const energy = entries('/verdant');

/** The shipped brands: name, logo, navigation, words and defaults. */
export const brands: Readonly<Record<BrandName, Brand>> = {
  agio: defineBrand({
    name: 'agio',
    title: 'Agio',
    logo: {
      viewBox: '0 0 24 24',
      shapes: [
        { d: 'M3.6 20 10.6 4M13.4 4l7 16', stroke: 'fg', strokeWidth: 2.6 },
        { d: 'M9.4 14.6h5.2', stroke: 'accent', strokeWidth: 2.6 },
      ],
    },
    navigation: [],
    copy: {},
    defaults: { prefix: '', landing: '/user/portfolio', pair: 'XCB/CTN' },
  }),
  aurum: defineBrand({
    name: 'aurum',
    title: 'Aurum',
    logo: {
      viewBox: '0 0 24 24',
      shapes: [
        {
          d: 'M12 2.4a9.6 9.6 0 1 0 0 19.2 9.6 9.6 0 0 0 0-19.2Z',
          stroke: 'accent',
          strokeWidth: 1.7,
        },
        { d: 'M12 9.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4Z', fill: 'accent' },
      ],
    },
    navigation: [
      metals.dashboard,
      metals.simpleTrading,
      metals.advancedTrading,
      metals.portfolio,
      metals.buyAndSell,
    ],
    copy: {},
    defaults: {
      prefix: '/aurum',
      landing: '/aurum/portfolio',
      pair: 'XAUG/USDC',
    },
    markets: {
      featured: ['XAUG-USDC', 'XAGO-USDC', 'XPTG-USDC', 'XPDG-USDC'],
      categories: [
        {
          id: 'precious-metals',
          label: { en: 'Precious metals' },
          assets: ['XAUG', 'XAGO', 'XPTG', 'XPDG'],
        },
        { id: 'industrial-metals', label: { en: 'Industrial metals' }, assets: ['COPR'] },
      ],
    },
  }),
  verdant: defineBrand({
    name: 'verdant',
    title: 'Verdant',
    logo: {
      viewBox: '0 0 24 24',
      shapes: [
        { d: 'M11 21C5.2 19.6 2.4 14.6 3 6.6c5.6.8 8.4 4 8 10.4', fill: 'accent' },
        { d: 'M13 21v-6.5C13 8 16 4.2 21.2 3c.7 9.5-2 15.5-8.2 18Z', fill: 'accent', opacity: 0.5 },
      ],
    },
    navigation: [
      energy.dashboard,
      energy.portfolio,
      energy.simpleTrading,
      energy.advancedTrading,
      energy.buyAndSell,
    ],
    copy: {},
    defaults: {
      prefix: '/verdant',
      landing: '/verdant/portfolio',
      pair: 'VCO2/USDC',
    },
    markets: {
      featured: ['VCO2-USDC', 'EUAX-USDC', 'WREC-USDC', 'FRST-USDC'],
      categories: [
        { id: 'carbon', label: { en: 'Carbon' }, assets: ['VCO2', 'EUAX', 'FRST'] },
        { id: 'energy', label: { en: 'Energy' }, assets: ['NGAS', 'WREC', 'SREC', 'HREC'] },
      ],
    },
  }),
};

/** The brand of the deployment's own, once its settings have come. */
let own: Brand | undefined;

/** Makes the brand of a deployment's own known beside those that ship, in place of an earlier one; undefined: none. */
export function wearOwnBrand(brand: Brand | undefined): void {
  own = brand;
}

/** Returns every brand that a page may wear: those that ship, and the deployment's own. */
export const knownBrands = (): readonly Brand[] => [
  ...Object.values(brands),
  ...(own === undefined ? [] : [own]),
];

/** Returns the brand of a name; the default one for a name that there is not. */
export const brandCalled = (name: string): Brand =>
  knownBrands().find((brand) => brand.name === name) ?? brands.agio;

/**
 * Fetches the words of a shipped variant in all languages and adds them to `brands`, which has the English names of its
 * categories from the beginning: a page needs the words of one variant only, and the default app none.
 */
export async function fetchBrandWords(name: string): Promise<void> {
  const shipped = BRANDS.find((each) => each === name);
  if (shipped === undefined || brands[shipped].defaults.prefix === '') return;
  const { translated } = await import('./translations.ts');
  (brands as Record<BrandName, Brand>)[shipped] = translated(brands[shipped]);
}
