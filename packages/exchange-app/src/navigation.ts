// @where App: pages of a brand's navigation
import { type Brand, brands, type NavigationEntry } from '@agio/whitelabel-themes';
import { type Page, pages } from './pages.ts';
import { isFor } from './shared/user/access.ts';
import type { UserKind } from './shared/user/use-user.ts';

/** Which page stands behind an entry that a brand names by its id; an entry without its page is not shown. */
const entryPages: Readonly<Record<string, string>> = {
  dashboard: 'home',
  simpleTrading: 'simpleTrading',
  advancedTrading: 'trade',
  portfolio: 'portfolio',
  buyAndSell: 'ramp',
};

type Navigation = Pick<Brand, 'navigation'> & Partial<Pick<Brand, 'defaults'>>;

const pageOf = ({ id, path }: NavigationEntry): Page | undefined =>
  pages.find((page) => page.id === entryPages[id]) ?? pages.find((page) => page.to === path);

/** Returns the pages whose links a user of this kind sees, at the addresses that the brand gives them. */
export function pagesFor(
  kind: UserKind,
  { navigation, defaults: { prefix } = brands.agio.defaults }: Navigation = brands.agio,
): Page[] {
  return pages
    .filter(({ access }) => isFor(access, kind))
    .flatMap((page) => {
      const entry = navigation.find((each) => pageOf(each) === page);
      if (entry) return { ...page, to: entry.path };
      if (page.underPrefix) return { ...page, to: prefix + page.to };
      const isLeftOut = navigation.length > 0 || page.byNavigation === 'only';
      return page.byNavigation && isLeftOut ? [] : page;
    });
}

/** An entry of a brand's navigation: a page of the app, or an address elsewhere. */
export interface ShownEntry extends NavigationEntry {
  page: Page | undefined;
}

/** A brand's navigation, in its order: what leads elsewhere, and the entries that have a page which this user sees. */
export function entriesFor(kind: UserKind, brand: Navigation): ShownEntry[] {
  const shown = pagesFor(kind, brand);
  return brand.navigation.flatMap((entry) => {
    const page = shown.find(({ id }) => id === pageOf(entry)?.id);
    const isThere = page !== undefined || isElsewhere(entry);
    return isThere && !(entry.signedIn && kind === 'guest') ? [{ ...entry, page }] : [];
  });
}

const isElsewhere = ({ path }: NavigationEntry): boolean => path.startsWith('https://');

/** The addresses under the prefixes of the variants: their entries, and pages under their own name (spec §2). */
export const variantAddresses: readonly Pick<Page, 'id' | 'path' | 'reads' | 'access'>[] =
  Object.values(brands)
    .filter(({ defaults }) => defaults.prefix !== '')
    .flatMap(({ navigation, defaults: { prefix } }) => [
      ...navigation.map(({ id, path }) => ({ path, pageId: entryPages[id] })),
      ...pages
        .filter(({ underPrefix }) => underPrefix)
        .map(({ id, to }) => ({ path: prefix + to, pageId: id })),
    ])
    .flatMap(({ path, pageId }) => {
      const page = pages.find(({ id }) => id === pageId);
      return page && path !== page.to ? [{ ...page, path: path.slice(1) }] : [];
    });

/** The page of an address: the one whose own address is the longest that leads there. */
export const pageAt = (pathname: string, among: readonly Page[]): Page | undefined =>
  among
    .filter(({ to }) => isAt(pathname, to))
    .toSorted((a, b) => b.to.length - a.to.length)
    .at(0);

const isAt = (pathname: string, to: string): boolean =>
  pathname === to || pathname.startsWith(`${to}/`);

/**
 * The path itself if there is such a page, for a known role one that is for it; else the markets: a rule may name a page
 * that is not built.
 */
export function builtPath(path: string, kind?: UserKind): string {
  const [bare = ''] = path.split(/[?#]/);
  const exists =
    pages.some(({ to, access }) => isAt(bare, to) && (kind === undefined || isFor(access, kind))) ||
    variantAddresses.some((address) => bare === `/${address.path}`);
  return exists ? path : '/markets';
}
