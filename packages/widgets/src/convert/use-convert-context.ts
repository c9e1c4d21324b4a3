import type { SwapQuote } from '@agio/api-client/contract';
import {
  useAssets,
  useHeldQuote,
  type UseHeldQuote,
  useInstruments,
  usePortfolio,
  useTrends,
} from '@agio/api-client/react';
import { Decimal } from '@agio/money';
import { useLocale } from '@agio/ui/language';
import { useCallback, useMemo, useState } from 'react';
import { tradeStandingOf, useAccount, useHost, useOnline } from '../host/index.ts';
import { assetValues } from './model/asset-values.ts';
import type { Conversion } from './model/conversion.ts';
import { type ConvertContext, quoteRequest } from './model/convert-summary.ts';

const none: never[] = [];

/** The assets to convert, their balances and values. */
export function useConvertMarkets() {
  const { currency } = useHost();
  const { data: instruments = none } = useInstruments();
  const { data: assets = none } = useAssets();
  const { data: trends = none } = useTrends(currency);
  const { data: portfolio } = usePortfolio(currency);
  const { isSignedIn } = useAccount();
  const values = useMemo(() => assetValues(instruments, trends), [instruments, trends]);
  const decimalsOf = useCallback(
    (symbol: string) => assets.find(({ id }) => id === symbol)?.decimals,
    [assets],
  );
  /** Undefined while unknown. The portfolio leaves out assets without a balance. */
  const availableOf = useCallback(
    (symbol: string) =>
      portfolio && isSignedIn
        ? (portfolio.balances.find(({ asset }) => asset === symbol)?.available ?? '0')
        : undefined,
    [portfolio, isSignedIn],
  );
  return { instruments, assets, trends, values, decimalsOf, availableOf };
}

export type ConvertMarkets = ReturnType<typeof useConvertMarkets>;

/** The quote for the input, kept by the client, and all other data that the conversion depends on. */
export function useConvertContext(
  state: Conversion,
  { values, decimalsOf, availableOf }: ConvertMarkets,
): { context: ConvertContext; price: UseHeldQuote } {
  const locale = useLocale();
  const account = tradeStandingOf(useAccount());
  const rules = { locale, decimalsOf };
  const price = useHeldQuote(account === 'active' ? quoteRequest(state, rules) : undefined);
  const latest = useLatestOfPair(state, price.held?.quote);
  const context: ConvertContext = {
    ...rules,
    account,
    available: {
      from: Decimal.parse(availableOf(state.from)),
      to: Decimal.parse(availableOf(state.to)),
    },
    kept: price,
    latest,
    values,
    isOnline: useOnline(),
  };
  return { context, price };
}

/** The latest quote of these two assets, for any amount. */
function useLatestOfPair(
  { from, to }: Conversion,
  quote: SwapQuote | undefined,
): SwapQuote | undefined {
  const [latest, setLatest] = useState(quote);
  if (quote && quote !== latest) setLatest(quote);
  const known = quote ?? latest;
  return known?.fromAsset === from && known.toAsset === to ? known : undefined;
}
