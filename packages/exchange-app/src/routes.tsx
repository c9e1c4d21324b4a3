import { createBrowserRouter, type RouteObject } from 'react-router';
import { pages } from './pages.ts';
import { CrashPage, ErrorPage } from './shell/error-page.tsx';
import { PageSkeleton } from './shell/page-skeleton.tsx';
import { Shell } from './shell/shell.tsx';

/** Every page inside the shell; one that crashes leaves the shell standing. */
const inShell: RouteObject[] = [
  { index: true, lazy: () => import('./shell/home-page.tsx') },
  ...pages.map(({ path, load }) => ({ path, lazy: load })),
  { path: 'login', lazy: () => import('./features/login/login-page.tsx') },
  { path: 'login/callback', lazy: () => import('./features/login/login-callback-page.tsx') },
  { path: 'logout/callback', lazy: () => import('./features/login/logout-callback-page.tsx') },
  { path: '*', lazy: () => import('./shell/not-found-page.tsx') },
];

/** The whole app as routes; a router of any kind takes them. */
export const routes: RouteObject[] = [
  {
    path: '/',
    Component: Shell,
    ErrorBoundary: CrashPage,
    children: inShell.map(
      (route) =>
        ({ ErrorBoundary: ErrorPage, HydrateFallback: PageSkeleton, ...route }) as RouteObject,
    ),
  },
];

export const createRouter = () => createBrowserRouter(routes);
