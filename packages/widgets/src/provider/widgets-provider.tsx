import type { Currency } from '@agio/api-client';
import { useExchange, useLanguageReload, useStore } from '@agio/api-client/react';
import { useLocale } from '@agio/ui/language';
import { type Prefetch, PrefetchProvider, prefetchQuietly } from '@agio/ui/lazy-popup';
import { type ComponentType, lazy, type ReactNode, Suspense, useMemo } from 'react';
import { partOf } from '../states/lazy-part.ts';
import type { Account } from '../host/account.ts';
import {
  HostContext,
  type PageReloads,
  type WidgetHost,
  type WidgetLinkProps,
  type WidgetLinks,
} from '../host/host.ts';
import { noOwnMarkets, type OwnMarkets } from '../host/own-markets.ts';
import { type Notices, toastNotices, toastsWanted } from '../host/notices.ts';
import { browserStorage, type WidgetStorage } from '../host/persisted.ts';
import { Section } from '../states/section.tsx';
import { useSignInFailureWords } from '../states/use-failure-words.ts';

export interface WidgetsProviderProps {
  /**
   * Addresses of the host's pages; without an address there is no link. Pass the same object in every render.
   * @default {}
   */
  links?: WidgetLinks | undefined;
  /** Renders a link, for example with the host's router; a plain `<a>` by default. */
  Link?: ComponentType<WidgetLinkProps> | undefined;
  /**
   * Currency of estimated values; `USD` by default.
   * @default 'USD'
   */
  currency?: Currency | undefined;
  /** The name of the host's white-label variant: what is announced to others alone is not shown. Without it, everything is. */
  brand?: string | undefined;
  /** The host's white-label variants by name, which the editor of announcements offers. Pass the same object in every render. */
  brands?: WidgetHost['brands'];
  /** The markets that the host puts first; none by default. Pass the same object in every render. */
  markets?: OwnMarkets | undefined;
  /** The host's toasts; by default `toastNotices`, which this provider then shows. */
  notices?: Notices | undefined;
  /** The stores for choices and drafts; the browser's `localStorage` and `sessionStorage` by default. */
  storage?: WidgetStorage | undefined;
  /** Starts the sign-in, which returns to the page; by default the session of the client does. */
  onSignIn?: (() => void) | undefined;
  /** The reader's account, where the host knows it before the exchange has answered. */
  account?: Account | undefined;
  /**
   * Returns true if the host shows a toast for this failed call itself; by default the widgets show every failure.
   * @default false for every call
   */
  hasGlobalToast?: ((error: unknown) => boolean) | undefined;
  /** Called with the error of a crashed part of a widget; by default the console logs it. */
  onCrash?: ((error: unknown) => void) | undefined;
  /**
   * Coordination of page reloads by the host; leave it out if it never reloads.
   * @default no coordination
   */
  reloads?: PageReloads | undefined;
  /** Fetches the code of popups before it is needed; by default a failure of it is ignored. */
  prefetch?: Prefetch | undefined;
  /** The widgets, inside an `ExchangeProvider`. */
  children: ReactNode;
}

/** Fetches the code of the toasts: with the first notice, or before it, where one is to be expected. */
export const loadToasts = partOf(() => import('./toasts.tsx'), 'Toasts');
const Toasts = lazy(loadToasts);

/**
 * Gives the widgets below their host. Every prop is optional: by default there are no links, values are in US dollars,
 * toasts are those of `@agio/ui`, and choices are stored in the browser. Words come from `LanguageProvider` of
 * `@agio/ui`.
 */
export function WidgetsProvider({
  links = noLinks,
  Link = Anchor,
  currency = 'USD',
  brand,
  brands,
  markets = noOwnMarkets,
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
  useLanguageReload(useLocale());
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
      brand,
      brands,
      markets,
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
    brand,
    brands,
    markets,
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
      {notices === toastNotices ? <WantedToasts /> : null}
    </HostContext>
  );
}

/** The toasts, from the first one on. */
function WantedToasts() {
  return useStore(toastsWanted) ? (
    <Section isQuiet>
      <Suspense>
        <Toasts />
      </Suspense>
    </Section>
  ) : null;
}

const noLinks: WidgetLinks = {};
const Anchor = ({ children, ...rest }: WidgetLinkProps) => <a {...rest}>{children}</a>;
const never = () => false;
const toConsole = (error: unknown) => console.error(error);
const noReloads: PageReloads = { before: () => nothing, hold: () => nothing };
const nothing = () => undefined;
