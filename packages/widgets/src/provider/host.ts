import type { Currency } from '@agio/api-client';
import { type ComponentProps, type ComponentType, createContext, useContext } from 'react';
import type { Account } from './account.ts';
import type { Notices } from './notices.ts';
import type { WidgetStorage } from './persisted.ts';

/** Addresses of the host's pages. A widget shows no link to a page that the host does not name. */
export interface WidgetLinks {
  /** The desk of one market, by its id: `XCB-CTN`. */
  readonly market?: ((id: string) => string) | undefined;
  /** The list of all markets. */
  readonly markets?: string | undefined;
  readonly portfolio?: string | undefined;
}

/** What a link of the host gets: an anchor's properties with a known address. */
export type WidgetLinkProps = ComponentProps<'a'> & { href: string };

/** How the host's page is loaded anew by the host itself, for example after a new version was put in place. */
export interface PageReloads {
  /** `keep` is called before the page goes, to put away what was typed. Answers how to take it back. */
  readonly before: (keep: () => void) => () => void;
  /** Keeps the page, while a command is under way, until the answered function is called. */
  readonly hold: () => () => void;
}

/** What the widgets take from the app that they stand in. */
export interface WidgetHost {
  readonly links: WidgetLinks;
  readonly Link: ComponentType<WidgetLinkProps>;
  /** What values are estimated in. */
  readonly currency: Currency;
  readonly notices: Notices;
  readonly storage: WidgetStorage;
  /** Leads to the sign-in and back to this page. */
  readonly signIn: () => void;
  /** Undefined: as the exchange tells it. */
  readonly account: Account | undefined;
  /** Whether the host shows a toast for this failure by itself, as from `onError` of the ExchangeProvider. */
  readonly hasGlobalToast: (error: unknown) => boolean;
  /** A part of a widget crashed; the others go on. */
  readonly onCrash: (error: unknown) => void;
  readonly reloads: PageReloads;
}

export const HostContext = createContext<WidgetHost | undefined>(undefined);

/** What the host gave to the WidgetsProvider around. */
export function useHost(): WidgetHost {
  const host = useContext(HostContext);
  if (!host) throw new Error('There is no <WidgetsProvider> around this widget.');
  return host;
}
