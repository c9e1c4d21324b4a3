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
import { tradeStandingOf, useAccount, useHost, useOnline } from '../provider/index.ts';
import { assetValues } from './model/asset-values.ts';
import type { Conversion } from './model/conversion.ts';
import { type ConvertContext, quoteRequest } from './model/convert-summary.ts';

const none: never[] = [];

/** What there is to convert, and what it is worth. */
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
  /** Undefined while unknown. An asset that is not listed is one that the reader has none of. */
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

/** The price of what is chosen, kept by the client, and everything else that decides. */
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

/** The latest price of these two assets, of whatever amount. */
function useLatestOfPair(
  { from, to }: Conversion,
  quote: SwapQuote | undefined,
): SwapQuote | undefined {
  const [latest, setLatest] = useState(quote);
  if (quote && quote !== latest) setLatest(quote);
  const known = quote ?? latest;
  return known?.fromAsset === from && known.toAsset === to ? known : undefined;
}
