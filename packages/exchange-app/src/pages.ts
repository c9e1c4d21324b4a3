import { ChartCandlestick, ChartLine, Wallet, type LucideIcon } from 'lucide-react';
import type { UserKind } from './shared/use-user.ts';
import type { LoadPage } from './shell/page-code.ts';

export interface Page {
  id: 'trade' | 'markets' | 'portfolio';
  /** Where its links lead. */
  to: string;
  /** The pattern of its addresses, without the leading slash. */
  path: string;
  icon: LucideIcon;
  load: LoadPage;
  /** Under which entry of the header it stands; alone there, it is the entry. */
  header: 'trade' | 'markets' | 'portfolio';
  /** Its group in the profile menu, from the top; `phone` shows it there only where the header has no room. */
  profile: { group: number; phone?: true } | undefined;
  /** Undefined: everybody, guests too. */
  onlyFor?: readonly UserKind[];
}

const signedIn: readonly UserKind[] = ['trader', 'support', 'admin'];

/**
 * Every page that the app has. Routes, header, menus and the command palette are all made from this list, so that
 * nothing leads to a page that does not exist. A new page is a new row here and its words in `shell.json`.
 */
export const pages: readonly Page[] = [
  {
    id: 'trade',
    to: '/trade',
    path: 'trade/:pair?',
    icon: ChartCandlestick,
    load: () => import('./features/trade/trade-page.tsx'),
    header: 'trade',
    profile: { group: 2, phone: true },
  },
  {
    id: 'markets',
    to: '/markets',
    path: 'markets',
    icon: ChartLine,
    load: () => import('./features/markets/markets-page.tsx'),
    header: 'markets',
    profile: { group: 2, phone: true },
  },
  {
    id: 'portfolio',
    to: '/user/portfolio',
    path: 'user/portfolio',
    icon: Wallet,
    load: () => import('./features/portfolio/portfolio-page.tsx'),
    header: 'portfolio',
    profile: { group: 1 },
    onlyFor: signedIn,
  },
];

/** The pages whose links somebody sees. */
export const pagesFor = (kind: UserKind): Page[] =>
  pages.filter((page) => page.onlyFor === undefined || page.onlyFor.includes(kind));

/** The path itself if there is such a page, else the markets: a rule may name a page that is not built. */
export function builtPath(path: string): string {
  const [bare = ''] = path.split(/[?#]/);
  const exists = pages.some((page) => bare === page.to || bare.startsWith(`${page.to}/`));
  return exists ? path : '/markets';
}
