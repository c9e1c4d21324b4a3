// @where App: address of a page, access to it, its entry in the header and in the profile menu, and their order
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
import { type Access, ofOfficers, ofStaff, ofTraders } from './shared/user/access.ts';

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
  /** Address of its links. */
  to: string;
  /** The pattern of its addresses, without the leading slash. */
  path: string;
  icon: LucideIcon;
  /** First reads of the page that are the same for all users: loaded while its code is on the way. */
  reads?: readonly FirstRead[];
  /** Under which entry of the default app's header it stands; alone there, it is the entry. */
  header?: HeaderEntry;
  /** Its group in the profile menu, from the top; `phone` shows it there only where the header has no room. */
  profile: { group: number; phone?: true } | undefined;
  /** Reason that an unverified reader finds in the header and in every menu, where it is disabled (spec §5). */
  verified?: ClosedMenu;
  /** Readers who may open it: for links, and for the frame of the page. Undefined: everybody, guests too. */
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
type FirstRead = 'marketData.instruments' | 'marketData.assets';

const firstReads: readonly FirstRead[] = ['marketData.instruments', 'marketData.assets'];

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
    reads: firstReads,
    profile: undefined,
    byNavigation: 'only',
  },
  {
    id: 'trade',
    to: '/trade',
    path: 'trade/:pair?',
    icon: ChartCandlestick,
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
    reads: firstReads,
    profile: undefined,
    byNavigation: 'only',
  },
  {
    id: 'convert',
    to: '/convert',
    path: 'convert',
    icon: ArrowRightLeft,
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
    header: 'portfolio',
    profile: { group: 1 },
    access: ofTraders,
  },
  {
    id: 'ramp',
    to: '/user/portfolio/ramp',
    path: 'user/portfolio/ramp',
    icon: Landmark,
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
    profile: { group: 1 },
    verified: 'history',
    access: ofTraders,
  },
  {
    id: 'referrals',
    to: '/user/referrals',
    path: 'user/referrals',
    icon: Gift,
    profile: { group: 1 },
    verified: 'referrals',
    access: ofTraders,
  },
  {
    id: 'addressBook',
    to: '/user/addressbook',
    path: 'user/addressbook',
    icon: BookUser,
    profile: { group: 1 },
    access: ofTraders,
  },
  {
    id: 'documents',
    to: '/user/tiers/documents',
    path: 'user/tiers/documents',
    icon: FileUp,
    profile: undefined,
    access: ofTraders,
  },
  {
    id: 'settings',
    to: '/user/settings',
    path: 'user/settings',
    icon: Settings,
    profile: { group: 1 },
    verified: 'settings',
  },
  {
    id: 'support',
    to: '/user/support',
    path: 'user/support',
    icon: LifeBuoy,
    profile: { group: 1 },
    verified: 'support',
  },
  {
    id: 'tiers',
    to: '/user/tiers',
    path: 'user/tiers/:step?',
    icon: ShieldCheck,
    // Open to the unverified: it is their way through the check.
    profile: { group: 1 },
    access: ofTraders,
  },
  ...(['terms', 'privacy'] as const).map((id) => ({
    ...ofFooter,
    id,
    to: `/${id}`,
    path: id,
  })),
  {
    ...ofFooter,
    id: 'apiDocumentation',
    to: '/api-documentation',
    path: 'api-documentation',
  },
  {
    id: 'compliance',
    to: '/admin/compliance',
    path: 'admin/compliance/:item?',
    icon: ShieldCheck,
    header: 'compliance',
    profile: undefined,
    access: ofOfficers,
  },
  {
    id: 'admin',
    to: '/admin',
    path: 'admin/:area?/:item?',
    icon: Gauge,
    header: 'admin',
    profile: undefined,
    access: ofStaff,
  },
];
