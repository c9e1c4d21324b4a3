import type { Currency } from '@agio/api-client';
import { useChangeCurrency } from '@agio/api-client/react';
import { preferences } from './preferences.ts';
import { useUser } from './use-user.ts';

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
