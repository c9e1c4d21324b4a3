import type { Asset, Candle, Currency, Instrument, Trend } from '../../contract/core.ts';
import { useExchange } from '../context.ts';
import { withChanges } from '../live/instruments.ts';
import type { InputOf } from '../cache/keys.ts';
import type { Query } from '../cache/use-query.ts';
import { noInput, rarelyChanges, usePublicRead } from '../cache/use-read.ts';
import { useStore } from '../use-store.ts';

/**
 * Returns every market with its rules and status, live: every reader sees a halt, a reopening or a new rule at once.
 * All readers share one list, and an unchanged market stays the same object.
 */
export function useInstruments(): Query<Instrument[]> {
  const listed = usePublicRead('marketData.instruments', noInput);
  const changed = useStore(useExchange().market.instruments());
  return {
    // Lazy, so that a component that does not read it does not render for it.
    get data() {
      return listed.data && withChanges(listed.data, changed);
    },
    get error() {
      return listed.error;
    },
    get isLoading() {
      return listed.isLoading;
    },
    get isValidating() {
      return listed.isValidating;
    },
    mutate: listed.mutate,
  };
}

/** Returns every asset with its name and precision. */
export function useAssets(): Query<Asset[]> {
  return usePublicRead('marketData.assets', noInput, rarelyChanges);
}

/** Returns 24 h figures and a 7 day line of every market, with values in `currency`. */
export function useTrends(currency: Currency): Query<Trend[]> {
  return usePublicRead('marketData.trends', { id: currency });
}

/** Returns candles of one market, oldest first. An undefined input loads nothing. */
export function useHistory(input: InputOf<'marketData.history'> | undefined): Query<Candle[]> {
  return usePublicRead('marketData.history', input);
}
