import type { RampAsset, RampCountry } from '@agio/api-client/contract';
import {
  useAssets,
  usePortfolio,
  useRampAssets,
  useRampCountries,
  useRampLimits,
  useRampOffers,
  useRampPaymentMethods,
  type UseRampOffers,
} from '@agio/api-client/react';
import { Decimal } from '@agio/money';
import { useLocale } from '@agio/ui/language';
import { useCallback } from 'react';
import { tradeStandingOf, useAccount, useHost, useOnline } from '../host/index.ts';
import type { RampState } from './model/ramp-state.ts';
import { type RampContext, rampRequest } from './model/ramp-summary.ts';

/** Countries and assets of the ramp: the same for everybody. */
export interface RampPlaces {
  readonly countries: readonly RampCountry[];
  readonly assets: readonly RampAsset[];
  readonly decimalsOf: (asset: string) => number | undefined;
}

/** The countries and assets, undefined while they load. */
export function useRampPlaces() {
  const countries = useRampCountries();
  const offered = useRampAssets();
  const assets = useAssets();
  const decimalsOf = useCallback(
    (symbol: string) => assets.data?.find(({ id }) => id === symbol)?.decimals,
    [assets.data],
  );
  const places: RampPlaces | undefined =
    countries.data && offered.data && assets.data
      ? { countries: countries.data, assets: offered.data, decimalsOf }
      : undefined;
  const retry = () => {
    for (const each of [countries, offered, assets]) void each.mutate();
  };
  return { places, error: countries.error ?? offered.error ?? assets.error, retry };
}

/** The quotes for the input, kept by the client, and all other data that the input depends on. */
export function useRampContext(
  state: RampState,
  { decimalsOf }: RampPlaces,
): { context: RampContext; offers: UseRampOffers } {
  const locale = useLocale();
  const { currency } = useHost();
  const standing = useAccount();
  const account = tradeStandingOf(standing);
  const { country, fiat, asset } = state;
  const { data: methods } = useRampPaymentMethods({ country, currency: fiat });
  // The exchange refuses the limits to accounts that may not buy.
  const { data: limits } = useRampLimits({ isAsked: account === 'active' });
  const { data: portfolio } = usePortfolio(currency);
  const rules = { locale, decimalsOf, methods };
  const offers = useRampOffers(account === 'active' ? rampRequest(state, rules) : undefined);
  const available =
    portfolio && standing.isSignedIn
      ? (portfolio.balances.find((balance) => balance.asset === asset)?.available ?? '0')
      : undefined;
  const context: RampContext = {
    ...rules,
    account,
    kept: offers,
    available: Decimal.parse(available),
    limits,
    isOnline: useOnline(),
  };
  return { context, offers };
}
