// @where App: code of a page
import { type ExchangeClient, isSignedIn } from '@agio/api-client';
import { readAhead, useExchange } from '@agio/api-client/react';
import { useEffect } from 'react';
import { matchRoutes, useNavigate, useRoutes } from 'react-router';
import { type Area, language } from './shared/language/load-language.ts';
import { type Page, pages } from './pages.ts';
import { variantAddresses } from './navigation.ts';
import { Dialogs } from './shell/dialogs/dialogs.tsx';
import { type LoadPage, pageCode } from './shell/frame/page-code.ts';
import { PageFrame } from './shell/frame/page-frame.tsx';
import { fetchAhead } from '@agio/widgets/host';
import { Shell } from './shell/shell.tsx';
import { WidgetsHost } from './shell/widgets-host.tsx';

const loadLegal: LoadPage = () => import('./features/legal/legal-page.tsx');
const loadAddressBook: LoadPage = () => import('./features/address-book/address-book-page.tsx');
const loadBackOffice: LoadPage = () => import('./features/admin/admin-page.tsx');

/**
 * Code of each page of `pages.ts`, and the areas of words that it shows first, which are fetched beside it. They stand
 * apart, because pages open dialogs and some dialogs list the pages.
 */
const loaders: Readonly<Record<Page['id'], readonly [LoadPage, ...Area[]]>> = {
  home: [() => import('./features/home/home-page.tsx'), 'markets', 'portfolio'],
  trade: [() => import('./features/trade/trade-page.tsx'), 'trade'],
  simpleTrading: [() => import('./features/simple-trading/simple-trading-page.tsx'), 'convert'],
  convert: [() => import('./features/convert/convert-page.tsx'), 'convert'],
  markets: [() => import('./features/markets/markets-page.tsx'), 'markets'],
  portfolio: [() => import('./features/portfolio/portfolio-page.tsx'), 'portfolio', 'transfers'],
  ramp: [() => import('./features/ramp/ramp-page.tsx'), 'convert'],
  history: [() => import('./features/history/history-page.tsx'), 'history', 'trade'],
  referrals: [() => import('./features/referrals/referrals-page.tsx'), 'settings'],
  addressBook: [loadAddressBook, 'transfers', 'notices'],
  documents: [() => import('./features/documents/documents-page.tsx'), 'documents'],
  settings: [() => import('./features/settings/settings-page.tsx'), 'settings', 'notices'],
  support: [() => import('./features/support/support-page.tsx'), 'settings', 'help'],
  tiers: [() => import('./features/tiers/tiers-page.tsx'), 'verification'],
  terms: [loadLegal, 'verification'],
  privacy: [loadLegal, 'verification'],
  apiDocumentation: [() => import('./features/api/api-page.tsx'), 'help'],
  compliance: [loadBackOffice, 'people', 'operations'],
  admin: [loadBackOffice, 'people', 'operations'],
};

interface Address extends Pick<Page, 'path' | 'reads' | 'access'> {
  load: LoadPage;
}

const loadWithWords = (id: Page['id']): LoadPage => {
  const [load, ...words] = loaders[id];
  return () => language.withWords(words, load);
};

const addressOf = (page: Pick<Page, 'id' | 'path' | 'reads' | 'access'>): Address => ({
  ...page,
  load: loadWithWords(page.id),
});

const addresses: Address[] = [
  ...pages.map(addressOf),
  { path: '/', load: () => import('./shell/frame/home-page.tsx') },
  {
    path: 'login',
    load: () => language.withWords(['login'], () => import('./features/login/login-page.tsx')),
  },
  {
    path: 'login/callback',
    load: () =>
      language.withWords(['login'], () => import('./features/login/login-callback-page.tsx')),
  },
  {
    path: 'logout/callback',
    load: () =>
      language.withWords(['login'], () => import('./features/login/logout-callback-page.tsx')),
  },
  { path: '*', load: () => import('./shell/frame/not-found-page.tsx') },
];

function routeAt({ path, load, reads = [], access }: Address) {
  const { fetch, Page } = pageCode(load);
  return { path, fetch, reads, element: <PageFrame page={Page} access={access} /> };
}

const always = addresses.map(routeAt);
const ofVariants = new Map<object, ReturnType<typeof routeAt>>();

/** Returns all routes; those of a brand of the deployment's own are among them once its settings have come. */
const routes = () => [
  ...always,
  ...variantAddresses().map((page) => {
    const route = ofVariants.get(page) ?? routeAt(addressOf(page));
    ofVariants.set(page, route);
    return route;
  }),
];

/** The whole app, inside a router of any kind: the shell with the page of the address. */
export function App() {
  const { session } = useExchange();
  const navigate = useNavigate();
  useEffect(() => session.onEnding('navigate', () => void navigate('/')), [session, navigate]);
  useEffect(() => {
    const events = ['pointerover', 'focusin'] as const;
    for (const event of events) addEventListener(event, fetchLinked);
    return () => {
      for (const event of events) removeEventListener(event, fetchLinked);
    };
  }, []);
  return (
    <WidgetsHost>
      <Dialogs>
        <Shell>{useRoutes(routes())}</Shell>
      </Dialogs>
    </WidgetsHost>
  );
}

/** Fetches the code of the page that a link leads to when the pointer or the focus comes to the link. */
function fetchLinked({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (link && link.origin === location.origin) fetchPageAhead(link.pathname);
}

const routeOf = (pathname: string) => matchRoutes(routes(), pathname)?.at(-1)?.route;

/** Fetches the code of the page of an address before it is rendered. */
export function fetchPageAhead(pathname: string): void {
  const route = routeOf(pathname);
  if (route) fetchAhead(route.fetch);
}

/** Asks for what is shown first at an address. */
export function readFirst(client: ExchangeClient, pathname: string): void {
  for (const name of routeOf(pathname)?.reads ?? []) readAhead(client, name, {});
  // Read of the shell. A user's own announcements are read in their name.
  if (!isSignedIn(client.session.getSnapshot())) readAhead(client, 'announcements.list', {});
  // Words of what watches over their account.
  else fetchAhead(() => language.withWords(['notices', 'settings'], async () => undefined));
}
