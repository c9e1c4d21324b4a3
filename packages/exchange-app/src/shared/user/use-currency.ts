import type { Currency } from '@agio/api-client';
import { useChangeCurrency, useSettings } from '@agio/api-client/react';
import { useConfig } from '../../config/use-config.ts';
import { preferences, usePreferences } from '../storage/preferences.ts';
import { useUser } from './use-user.ts';

/** The currency that values are shown in: chosen in this browser, else kept on the server, else the deployment's. */
export function useCurrency(): {
  currency: Currency;
  /** Undefined while nothing is chosen there, or known of it. */
  onServer: Currency | undefined;
  isLoaded: boolean;
} {
  const config = useConfig();
  const { defaultFiatCurrency } = usePreferences();
  const { data } = useSettings();
  const kept = data?.data.currentCurrency;
  const onServer = kept === 'Unknown' || !kept ? undefined : kept;
  return {
    currency: defaultFiatCurrency ?? onServer ?? config.defaultCurrency,
    onServer,
    isLoaded: data !== undefined,
  };
}

/**
 * Chooses the currency: on the server for who is signed in, in this browser for a guest (spec §4, Currency), and for
 * somebody whose account is closed or frozen, for whom the server keeps nothing.
 */
export function useChooseCurrency(): (currency: Currency) => Promise<void> {
  const { isSignedIn, isFrozen, isTerminated } = useUser();
  const { changeCurrency } = useChangeCurrency();
  return async (currency) => {
    if (!isSignedIn || isFrozen || isTerminated) {
      preferences.set({ defaultFiatCurrency: currency });
      return;
    }
    await changeCurrency(currency);
    preferences.set({ defaultFiatCurrency: undefined });
  };
}
