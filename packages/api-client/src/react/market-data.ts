import type { Asset, Candle, Currency, Instrument, Trend } from '../contract/core.ts';
import type { InputOf } from './keys.ts';
import type { Query } from './use-query.ts';
import { none, slow, usePublicRead } from './use-read.ts';

/** Every market with its rules and status. */
export function useInstruments(): Query<Instrument[]> {
  return usePublicRead('marketData.instruments', none);
}

/** Every asset with its name and precision. */
export function useAssets(): Query<Asset[]> {
  return usePublicRead('marketData.assets', none, slow);
}

/** 24 h figures and a 7 day line of every market, with values in `currency`. */
export function useTrends(currency: Currency): Query<Trend[]> {
  return usePublicRead('marketData.trends', { id: currency });
}

/** Candles of one market, oldest first. Without an input nothing is asked for. */
export function useHistory(input: InputOf<'marketData.history'> | undefined): Query<Candle[]> {
  return usePublicRead('marketData.history', input);
}
