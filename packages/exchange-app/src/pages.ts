import { type Brand, brands, type NavigationEntry } from '@agio/whitelabel-themes';
import type { ClosedMenu } from '@agio/widgets/states';
import {
  ArrowRightLeft,
  BookUser,
  ChartCandlestick,
  ChartLine,
  FileUp,
  Gauge,
  Gift,
  HandCoins,
  History,
  House,
  Landmark,
  LifeBuoy,
  Settings,
  ShieldCheck,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { type Access, isFor, ofOfficers, ofStaff, ofTraders } from './shared/user/access.ts';
import type { UserKind } from './shared/user/use-user.ts';
import type { LoadPage } from './shell/frame/page-code.ts';

/** The entries of the default app's header, in their order (spec §2). */
export const headerEntries = ['trade', 'markets', 'portfolio', 'compliance', 'admin'] as const;
type HeaderEntry = (typeof headerEntries)[number];

type PageId =
  | 'home'
  | 'trade'
  | 'simpleTrading'
  | 'convert'
  | 'markets'
  | 'portfolio'
  | 'ramp'
  | 'history'
  | 'referrals'
  | 'addressBook'
  | 'documents'
  | 'settings'
  | 'support'
  | 'tiers'
  | 'compliance'
  | 'admin';
/** Pages whose links are in the footer of every page, and in no menu. */
type FooterPage = 'terms' | 'privacy' | 'apiDocumentation';
/** A page of the menus and the palette. */
export type MenuPage = Page & { id: PageId };
export const isOfMenus = (page: Page): page is MenuPage => page.footer !== true;

export interface Page {
  id: PageId | FooterPage;
  /** Where its links lead. */
  to: string;
  /** The pattern of its addresses, without the leading slash. */
  path: string;
  icon: LucideIcon;
  load: LoadPage;
  /** What it shows first and is the same for everybody: asked for while its code is on the way. */
  reads?: readonly FirstRead[];
  /** Under which entry of the default app's header it stands; alone there, it is the entry. */
  header?: HeaderEntry;
  /** Its group in the profile menu, from the top; `phone` shows it there only where the header has no room. */
  profile: { group: number; phone?: true } | undefined;
  /** Reason that an unverified reader finds in the header and in every menu, where it is disabled (spec §5). */
  verified?: ClosedMenu;
  /** Who may open it: what links show, and what the page's frame asks for. Undefined: everybody, guests too. */
  access?: Access;
  /**
   * A brand with a navigation of its own has this page only where it names it (spec §2, White-label navigation); `only`:
   * no other brand has it.
   */
  byNavigation?: true | 'only';
  /** Variants have it under their prefix: `/aurum/markets`. */
  underPrefix?: true;
  /** Its link is in the footer. */
  footer?: true;
}

/** A public read without an input. */
export type FirstRead = 'marketData.instruments' | 'marketData.assets';

const firstReads: readonly FirstRead[] = ['marketData.instruments', 'marketData.assets'];

const loadBackOffice: LoadPage = () => import('./features/admin/admin-page.tsx');

const ofFooter = {
  icon: ShieldCheck,
  profile: undefined,
  underPrefix: true,
  footer: true,
} as const;

/**
 * Every page that the app has. Routes, header, menus and the command palette are all made from this list, so that
 * nothing leads to a page that does not exist. A new page is a new row here and its words in `shell.json`.
 */
export const pages: readonly Page[] = [
  {
    id: 'home',
    to: '/home',
    path: 'home',
    icon: House,
    load: () => import('./features/home/home-page.tsx'),
    reads: firstReads,
    profile: undefined,
    byNavigation: 'only',
  },
  {
    id: 'trade',
    to: '/trade',
    path: 'trade/:pair?',
    icon: ChartCandlestick,
    load: () => import('./features/trade/trade-page.tsx'),
    reads: firstReads,
    header: 'trade',
    profile: { group: 2 },
    verified: 'trade',
  },
  {
    id: 'simpleTrading',
    to: '/simple-trading',
    path: 'simple-trading',
    icon: HandCoins,
    load: () => import('./features/simple-trading/simple-trading-page.tsx'),
    reads: firstReads,
    profile: undefined,
    byNavigation: 'only',
  },
  {
    id: 'convert',
    to: '/convert',
    path: 'convert',
    icon: ArrowRightLeft,
    load: () => import('./features/convert/convert-page.tsx'),
    reads: firstReads,
    header: 'trade',
    profile: undefined,
    byNavigation: true,
  },
  {
    id: 'markets',
    to: '/markets',
    path: 'markets',
    icon: ChartLine,
    load: () => import('./features/markets/markets-page.tsx'),
    reads: firstReads,
    header: 'markets',
    profile: { group: 2, phone: true },
    verified: 'markets',
    underPrefix: true,
  },
  {
    id: 'portfolio',
    to: '/user/portfolio',
    path: 'user/portfolio',
    icon: Wallet,
    load: () => import('./features/portfolio/portfolio-page.tsx'),
    header: 'portfolio',
    profile: { group: 1 },
    access: ofTraders,
  },
  {
    id: 'ramp',
    to: '/user/portfolio/ramp',
    path: 'user/portfolio/ramp',
    icon: Landmark,
    load: () => import('./features/ramp/ramp-page.tsx'),
    header: 'portfolio',
    profile: undefined,
    access: ofTraders,
    byNavigation: true,
  },
  {
    id: 'history',
    to: '/user/history',
    path: 'user/history',
    icon: History,
    load: () => import('./features/history/history-page.tsx'),
    profile: { group: 1 },
    verified: 'history',
    access: ofTraders,
  },
  {
    id: 'referrals',
    to: '/user/referrals',
    path: 'user/referrals',
    icon: Gift,
    load: () => import('./features/referrals/referrals-page.tsx'),
    profile: { group: 1 },
    verified: 'referrals',
    access: ofTraders,
  },
  {
    id: 'addressBook',
    to: '/user/addressbook',
    path: 'user/addressbook',
    icon: BookUser,
    load: () => import('./features/address-book/address-book-page.tsx'),
    profile: { group: 1 },
    access: ofTraders,
  },
  {
    id: 'documents',
    to: '/user/tiers/documents',
    path: 'user/tiers/documents',
    icon: FileUp,
    load: () => import('./features/documents/documents-page.tsx'),
    profile: undefined,
    access: ofTraders,
  },
  {
    id: 'settings',
    to: '/user/settings',
    path: 'user/settings',
    icon: Settings,
    load: () => import('./features/settings/settings-page.tsx'),
    profile: { group: 1 },
    verified: 'settings',
  },
  {
    id: 'support',
    to: '/user/support',
    path: 'user/support',
    icon: LifeBuoy,
    load: () => import('./features/support/support-page.tsx'),
    profile: { group: 1 },
    verified: 'support',
  },
  {
    id: 'tiers',
    to: '/user/tiers',
    path: 'user/tiers/:step?',
    icon: ShieldCheck,
    load: () => import('./features/tiers/tiers-page.tsx'),
    // Not closed to the unverified: it is their way through the check.
    profile: { group: 1 },
    access: ofTraders,
  },
  ...(['terms', 'privacy'] as const).map((id) => ({
    ...ofFooter,
    id,
    to: `/${id}`,
    path: id,
    load: () => import('./features/legal/legal-page.tsx'),
  })),
  {
    ...ofFooter,
    id: 'apiDocumentation',
    to: '/api-documentation',
    path: 'api-documentation',
    load: () => import('./features/api/api-page.tsx'),
  },
  {
    id: 'compliance',
    to: '/admin/compliance',
    path: 'admin/compliance/:item?',
    icon: ShieldCheck,
    load: loadBackOffice,
    header: 'compliance',
    profile: undefined,
    access: ofOfficers,
  },
  {
    id: 'admin',
    to: '/admin',
    path: 'admin/:area?/:item?',
    icon: Gauge,
    load: loadBackOffice,
    header: 'admin',
    profile: undefined,
    access: ofStaff,
  },
];

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

/** The pages whose links somebody sees, at the addresses that the brand gives them. */
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
export const variantAddresses: readonly Pick<Page, 'path' | 'load' | 'reads' | 'access'>[] =
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
