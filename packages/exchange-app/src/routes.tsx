import { useExchange } from '@agio/api-client/react';
import { useEffect } from 'react';
import { matchRoutes, useNavigate, useRoutes } from 'react-router';
import { withWords } from './i18n/load-language.ts';
import { pages, variantAddresses } from './pages.ts';
import { type LoadPage, pageCode } from './shell/page-code.ts';
import { PageFrame } from './shell/page-frame.tsx';
import { fetchAhead } from './shared/reload.ts';
import { Shell } from './shell/shell.tsx';

const addresses: { path: string; load: LoadPage }[] = [
  ...pages,
  ...variantAddresses,
  { path: '/', load: () => import('./shell/home-page.tsx') },
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
  { path: '*', load: () => import('./shell/not-found-page.tsx') },
];

const routes = addresses.map(({ path, load }) => {
  const { fetch, Page } = pageCode(load);
  return { path, fetch, element: <PageFrame page={Page} /> };
});

/** The whole app, inside a router of any kind: the shell with the page of the address. */
export function App() {
  const { session } = useExchange();
  const navigate = useNavigate();
  useEffect(() => session.onEnding('navigate', () => void navigate('/')), [session, navigate]);
  useEffect(() => {
    const events = ['pointerover', 'focusin'] as const;
    for (const event of events) addEventListener(event, fetchPageAhead);
    return () => {
      for (const event of events) removeEventListener(event, fetchPageAhead);
    };
  }, []);
  return <Shell>{useRoutes(routes)}</Shell>;
}

/** Fetches the code of the page that a link leads to when the pointer or the focus comes to the link. */
function fetchPageAhead({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== location.origin) return;
  const page = matchRoutes(routes, link.pathname)?.at(-1);
  if (page) fetchAhead(page.route.fetch);
}
