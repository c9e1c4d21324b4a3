import { type ExchangeClient, isSignedIn } from '@agio/api-client';
import { readAhead, useExchange } from '@agio/api-client/react';
import { useEffect } from 'react';
import { matchRoutes, useNavigate, useRoutes } from 'react-router';
import { withWords } from './shared/language/load-language.ts';
import { type Page, pages, variantAddresses } from './pages.ts';
import { Dialogs } from './shell/dialogs/dialogs.tsx';
import { pageCode } from './shell/frame/page-code.ts';
import { PageFrame } from './shell/frame/page-frame.tsx';
import { fetchAhead } from '@agio/widgets/host';
import { Shell } from './shell/shell.tsx';
import { WidgetsHost } from './shell/widgets-host.tsx';

const addresses: Pick<Page, 'path' | 'load' | 'reads' | 'access'>[] = [
  ...pages,
  ...variantAddresses,
  { path: '/', load: () => import('./shell/frame/home-page.tsx') },
  {
    path: 'login',
    load: () => withWords(['login'], () => import('./features/login/login-page.tsx')),
  },
  {
    path: 'login/callback',
    load: () => withWords(['login'], () => import('./features/login/login-callback-page.tsx')),
  },
  {
    path: 'logout/callback',
    load: () => withWords(['login'], () => import('./features/login/logout-callback-page.tsx')),
  },
  { path: '*', load: () => import('./shell/frame/not-found-page.tsx') },
];

const routes = addresses.map(({ path, load, reads = [], access }) => {
  const { fetch, Page } = pageCode(load);
  return { path, fetch, reads, element: <PageFrame page={Page} access={access} /> };
});

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
        <Shell>{useRoutes(routes)}</Shell>
      </Dialogs>
    </WidgetsHost>
  );
}

/** Fetches the code of the page that a link leads to when the pointer or the focus comes to the link. */
function fetchLinked({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (link && link.origin === location.origin) fetchPageAhead(link.pathname);
}

const routeOf = (pathname: string) => matchRoutes(routes, pathname)?.at(-1)?.route;

/** Fetches the code of the page of an address before it is rendered. */
export function fetchPageAhead(pathname: string): void {
  const route = routeOf(pathname);
  if (route) fetchAhead(route.fetch);
}

/** Asks for what is shown first at an address. */
export function readFirst(client: ExchangeClient, pathname: string): void {
  for (const name of routeOf(pathname)?.reads ?? []) readAhead(client, name, {});
  // Of the shell. What a user is told is asked for in their name.
  if (!isSignedIn(client.session.getSnapshot())) readAhead(client, 'announcements.list', {});
}
