import type { Currency } from '@agio/api-client';
import { useExchange } from '@agio/api-client/react';
import { type Prefetch, PrefetchProvider, prefetchQuietly } from '@agio/ui/lazy-popup';
import { type ComponentType, lazy, type ReactNode, Suspense, useMemo } from 'react';
import type { Account } from './account.ts';
import {
  HostContext,
  type PageReloads,
  type WidgetHost,
  type WidgetLinkProps,
  type WidgetLinks,
} from './host.ts';
import { type Notices, toastNotices } from './notices.ts';
import { browserStorage, type WidgetStorage } from './persisted.ts';
import { useSignInFailureWords } from './use-failure-words.ts';

export interface WidgetsProviderProps {
  /** Addresses of the host's pages; without one of them there is no link to that page. The same object between renders. */
  links?: WidgetLinks | undefined;
  /** Renders a link, as with the host's router; a plain `<a>` when left out. */
  Link?: ComponentType<WidgetLinkProps> | undefined;
  /** What values are estimated in; `USD` when left out. */
  currency?: Currency | undefined;
  /** The host's toasts; when left out, those of `@agio/ui`, which this provider then renders. */
  notices?: Notices | undefined;
  /** Where choices and drafts are kept; the browser's `localStorage` and `sessionStorage` when left out. */
  storage?: WidgetStorage | undefined;
  /** Asked to lead to the sign-in and back; the session of the client when left out. */
  onSignIn?: (() => void) | undefined;
  /** Who the reader is, where the host knows more than the exchange has answered yet. */
  account?: Account | undefined;
  /** Whether the host shows a toast for this failed call by itself; without it the widgets show every failure. */
  hasGlobalToast?: ((error: unknown) => boolean) | undefined;
  /** Called with what crashed a part of a widget; the console when left out. */
  onCrash?: ((error: unknown) => void) | undefined;
  /** How the host loads its page anew; left out where it never does. */
  reloads?: PageReloads | undefined;
  /** Fetches the code of popups before it is needed; by default a failure of it is ignored. */
  prefetch?: Prefetch | undefined;
  /** The page with the widgets, inside an `ExchangeProvider`. */
  children: ReactNode;
}

const Toasts = lazy(async () => ({ default: (await import('./toasts.tsx')).Toasts }));

/**
 * What the widgets below take from their host. All of it can be left out: then links are missing, values are in US
 * dollars, toasts are our own, choices are kept in the browser. Words come from `LanguageProvider` of `@agio/ui`.
 */
export function WidgetsProvider({
  links = noLinks,
  Link = Anchor,
  currency = 'USD',
  notices = toastNotices,
  storage = browserStorage,
  onSignIn,
  account,
  hasGlobalToast = never,
  onCrash = toConsole,
  reloads = noReloads,
  prefetch = prefetchQuietly,
  children,
}: WidgetsProviderProps) {
  const { session } = useExchange();
  const failureOf = useSignInFailureWords();
  const host = useMemo((): WidgetHost => {
    const signIn = () => {
      session
        .signIn({})
        .catch((error: unknown) => notices.error({ id: 'sign-in', ...failureOf(error) }));
    };
    return {
      links,
      Link,
      currency,
      notices,
      storage,
      signIn: onSignIn ? () => onSignIn() : signIn,
      account,
      hasGlobalToast,
      onCrash,
      reloads,
    };
  }, [
    links,
    Link,
    currency,
    notices,
    storage,
    onSignIn,
    account,
    hasGlobalToast,
    onCrash,
    reloads,
    session,
    failureOf,
  ]);
  return (
    <HostContext value={host}>
      <PrefetchProvider value={prefetch}>{children}</PrefetchProvider>
      {notices === toastNotices ? (
        <Suspense>
          <Toasts />
        </Suspense>
      ) : null}
    </HostContext>
  );
}

const noLinks: WidgetLinks = {};
const Anchor = ({ children, ...rest }: WidgetLinkProps) => <a {...rest}>{children}</a>;
const never = () => false;
const toConsole = (error: unknown) => console.error(error);
const noReloads: PageReloads = { before: () => nothing, hold: () => nothing };
const nothing = () => undefined;
