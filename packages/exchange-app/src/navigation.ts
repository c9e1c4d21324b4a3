// @where App: pages of a brand's navigation
import { type Brand, brands, knownBrands, type NavigationEntry } from '@agio/whitelabel-themes';
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

/** The page of an entry: by a known id, else by its address; under the prefix of a variant every page has one. */
function pageOf({ id, path }: NavigationEntry, prefix = ''): Page | undefined {
  const inner = prefix !== '' && isAt(path, prefix) ? path.slice(prefix.length) || '/home' : '';
  return (
    pages.find((page) => page.id === entryPages[id]) ??
    pages.find(({ to }) => to === (inner || path) || (inner !== '' && to === `/user${inner}`))
  );
}

/** Returns the pages whose links a user of this kind sees, at the addresses that the brand gives them. */
export function pagesFor(
  kind: UserKind,
  { navigation, defaults: { prefix } = brands.agio.defaults }: Navigation = brands.agio,
): Page[] {
  return pages
    .filter(({ access }) => isFor(access, kind))
    .flatMap((page) => {
      const entry = navigation.find((each) => pageOf(each, prefix) === page);
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
    const page = shown.find(({ id }) => id === pageOf(entry, brand.defaults?.prefix)?.id);
    const isThere = page !== undefined || isElsewhere(entry);
    return isThere && !(entry.signedIn && kind === 'guest') ? [{ ...entry, page }] : [];
  });
}

const isElsewhere = ({ path }: NavigationEntry): boolean => path.startsWith('https://');

type VariantAddress = Pick<Page, 'id' | 'path' | 'reads' | 'access'>;

function addressesOf({ navigation, defaults: { prefix } }: Brand): VariantAddress[] {
  const byPath = new Map<string, Page['id'] | undefined>([
    [prefix, 'home'],
    ...navigation
      .filter(({ path }) => isAt(path, prefix))
      .map((entry) => [entry.path, pageOf(entry, prefix)?.id] as const),
    ...pages
      .filter(({ underPrefix }) => underPrefix)
      .map(({ id, to }) => [prefix + to, id] as const),
    [`${prefix}/portfolio`, 'portfolio'],
  ]);
  return [...byPath].flatMap(([path, pageId]) => {
    const page = pages.find(({ id }) => id === pageId);
    return page ? [{ ...page, path: path.slice(1) }] : [];
  });
}

const known = new Map<Brand, readonly VariantAddress[]>();

/** Returns the addresses under the prefixes of the variants: their entries, and pages under their own name (spec §2). */
export const variantAddresses = (): readonly VariantAddress[] =>
  knownBrands()
    .filter(({ defaults }) => defaults.prefix !== '')
    .flatMap((brand) => {
      const addresses = known.get(brand) ?? addressesOf(brand);
      known.set(brand, addresses);
      return addresses;
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
    variantAddresses().some((address) => bare === `/${address.path}`);
  return exists ? path : '/markets';
}
