import type { Currency } from '@agio/api-client';
import { type ComponentProps, type ComponentType, createContext, useContext } from 'react';
import type { Account } from './account.ts';
import type { Notices } from './notices.ts';
import type { OwnMarkets } from './own-markets.ts';
import type { WidgetStorage } from './persisted.ts';

/** A saved address that a link to sending names: the network, and the id of the entry of the address book. */
export interface SendTarget {
  readonly network: string;
  readonly entry: string;
}

/** Addresses of the host's pages. Widgets show no link to a page without an address. */
export interface WidgetLinks {
  /** The desk of a market by its id: `XCB-CTN`. */
  readonly market?: ((id: string) => string) | undefined;
  /** The list of all markets. */
  readonly markets?: string | undefined;
  readonly portfolio?: string | undefined;
  /** Page on which an asset is bought in a few steps, by its symbol. */
  readonly buy?: ((asset: string) => string) | undefined;
  /** Page on which assets are bought and sold with fiat, optionally for one asset. */
  readonly ramp?: ((asset?: string) => string) | undefined;
  /** Page on which one asset is converted into another. */
  readonly convert?: string | undefined;
  /** The same with an asset to give, by its symbol. */
  readonly convertFrom?: ((asset: string) => string) | undefined;
  /** The reader's past; the query chooses a list and its filter (`historyQueryOf` of `@agio/widgets/history`). */
  readonly history?: ((query?: string) => string) | undefined;
  /** Page of the reader's invitation and rewards. */
  readonly referrals?: string | undefined;
  /**
   * Page on which an asset is sent, by its symbol; without one the reader chooses there. `to` is a saved address that
   * it goes to.
   */
  readonly send?: ((asset?: string, to?: SendTarget) => string) | undefined;
  /** Page on which an asset is received, by its symbol; without one the reader chooses there. */
  readonly receive?: ((asset?: string) => string) | undefined;
  /** Page of the addresses that the reader sends to. */
  readonly addressBook?: string | undefined;
  /** The same with something open over it, by its query (`writeAddressView` of `@agio/widgets/address-book`). */
  readonly addressBookAt?: ((query: string) => string) | undefined;
  /** Page on which the reader verifies their identity. */
  readonly verification?: string | undefined;
  /** Page on which the reader sends documents and sees those that were sent. */
  readonly documents?: string | undefined;
  /** Page of the settings, or of a section of them: see `settingsSections` of `@agio/widgets/settings`. */
  readonly settings?: ((section?: string) => string) | undefined;
  /** Address of a user's details for staff, over the page at the address `over`. */
  readonly userDetails?: ((userId: string, over: string) => string) | undefined;
  /** Page of an area of the back office, such as `alerts`. */
  readonly backOffice?: ((area: string) => string) | undefined;
  /** Page of help. */
  readonly support?: string | undefined;
  /** Reference of the API, for programs. */
  readonly apiReference?: string | undefined;
}

/** The props of the host's link: those of an anchor with an address. */
export type WidgetLinkProps = ComponentProps<'a'> & { href: string };

/** Coordinates page reloads by the host, for example after a release. */
export interface PageReloads {
  /** Calls `keep` before a reload, to store input. Returns a function that removes `keep`. */
  readonly before: (keep: () => void) => () => void;
  /** Prevents a reload, during a command, until the returned function is called. */
  readonly hold: () => () => void;
}

/** Services that widgets get from the app around them. */
export interface WidgetHost {
  readonly links: WidgetLinks;
  readonly Link: ComponentType<WidgetLinkProps>;
  /** Currency of estimated values. */
  readonly currency: Currency;
  /** The name of its white-label variant, which decides what is announced; undefined: everything is. */
  readonly brand: string | undefined;
  /** Its white-label variants by name, for which staff can write; undefined: it has none. */
  readonly brands: Readonly<Record<string, { readonly title: string }>> | undefined;
  /** The markets that it puts first. */
  readonly markets: OwnMarkets;
  readonly notices: Notices;
  readonly storage: WidgetStorage;
  /** Starts the sign-in, which returns to this page. */
  readonly signIn: () => void;
  /** Undefined to use the account from the exchange. */
  readonly account: Account | undefined;
  /**
   * Returns true if the host shows a toast for this failure itself, such as from `onError` of the ExchangeProvider.
   */
  readonly hasGlobalToast: (error: unknown) => boolean;
  /** Called with the error of a crashed part of a widget; other parts are not affected. */
  readonly onCrash: (error: unknown) => void;
  readonly reloads: PageReloads;
}

export const HostContext = createContext<WidgetHost | undefined>(undefined);

/** Returns the host of the {@link WidgetsProvider} around. Throws without one. */
export function useHost(): WidgetHost {
  const host = useContext(HostContext);
  if (!host) throw new Error('There is no <WidgetsProvider> around this widget.');
  return host;
}
