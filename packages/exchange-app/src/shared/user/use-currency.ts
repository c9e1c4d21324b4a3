// @where App: currency of values: choice and default
import { type Currency, isActive } from '@agio/api-client';
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
 * Returns the function that chooses the currency (spec §4, Currency): on the server; for guests, and accounts that the
 * gate of spec §5 holds back, in this browser until the gate opens.
 */
export function useChooseCurrency(): (currency: Currency) => Promise<void> {
  const { isFrozen, isTerminated, standing } = useUser();
  const { changeCurrency } = useChangeCurrency();
  return async (currency) => {
    if (!standing || !isActive(standing) || isFrozen || isTerminated) {
      preferences.set({ defaultFiatCurrency: currency });
      return;
    }
    await changeCurrency(currency);
    preferences.set({ defaultFiatCurrency: undefined });
  };
}
