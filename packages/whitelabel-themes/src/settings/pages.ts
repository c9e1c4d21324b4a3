// @where App: addresses of pages, as the checks of a brand know them
import { brands } from '../brands/identities.ts';
import { suggestNames } from '../compiler/suggest-name.ts';

/** Addresses of the app's pages; a test of the app compares. */
export const pageAddresses = [
  '/home',
  '/trade',
  '/simple-trading',
  '/convert',
  '/markets',
  '/user/portfolio',
  '/user/portfolio/ramp',
  '/user/history',
  '/user/referrals',
  '/user/addressbook',
  '/user/tiers/documents',
  '/user/settings',
  '/user/support',
  '/user/tiers',
  '/terms',
  '/privacy',
  '/api-documentation',
  '/admin/compliance',
  '/admin',
] as const;

/** Returns whether an address leads to a page, under a prefix too, and the addresses that are like it. */
export function isPage(address: string, prefix: string): { found: boolean; near: string[] } {
  const [bare = ''] = address.split(/[?#]/);
  const under = (prefixes: readonly string[]) =>
    prefixes.flatMap((each) => [
      each,
      ...pageAddresses.map((page) => each + page),
      ...pageAddresses
        .filter((page) => page.startsWith('/user/'))
        .map((page) => each + page.slice('/user'.length)),
    ]);
  const shipped = Object.values(brands).map(({ defaults }) => defaults.prefix);
  const known = [...pageAddresses, ...under([prefix, ...shipped].filter((each) => each !== ''))];
  const found = bare === '/' || known.some((page) => bare === page || bare.startsWith(`${page}/`));
  return { found, near: found ? [] : suggestNames(bare, known) };
}
