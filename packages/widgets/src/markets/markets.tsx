import {
  useAssets,
  useExchange,
  useInstruments,
  useSampledTickers,
  useTrends,
} from '@agio/api-client/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { favouriteMarkets, useHost, useSetting } from '../provider/index.ts';
import { useLivePrices } from './live-row.ts';
import { MarketsView } from './markets-view.tsx';
import { type MarketFilter, marketRowsMaker, unfiltered } from './model/market-rows.ts';

/** Interval in milliseconds at which volumes and the lines of 7 days, which are not live, are loaded again. */
const TRENDS_EVERY = 60_000;
/** Interval of sorting in milliseconds: rows that move with every trade can be neither read nor hit. */
const SORTED_EVERY = 2000;
const none: never[] = [];

export interface MarketsProps {
  /** The filter, where the host controls it, as in an address; otherwise the list keeps it. */
  filter?: MarketFilter | undefined;
  onFilterChange?: ((filter: MarketFilter) => void) | undefined;
}

/** Every market with its live price, and the movers. A row links to `links.market` of the host. */
export function Markets({ filter: kept, onFilterChange }: MarketsProps) {
  const [own, setOwn] = useState(unfiltered);
  const filter = kept ?? own;
  const setFilter = (next: MarketFilter) => {
    setOwn(next);
    onFilterChange?.(next);
  };
  const { market } = useExchange();
  const { currency } = useHost();
  const instruments = useInstruments();
  const { data: assets = none, error: noNames, mutate: askNames } = useAssets();
  const trends = useTrends(currency);
  const { status, tickers } = useSampledTickers(SORTED_EVERY);
  const live = useLivePrices();
  const [favourites, setFavourites] = useSetting(favouriteMarkets);
  const [marketRows] = useState(marketRowsMaker);
  const askTrends = trends.mutate;

  // Stable, because the rows depend on it.
  const changeFavourite = useCallback(
    (id: string, marked: boolean) =>
      setFavourites(
        marked ? [...favourites, id] : favourites.filter((favourite) => favourite !== id),
      ),
    [favourites, setFavourites],
  );

  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void askTrends();
    }, TRENDS_EVERY);
    return () => clearInterval(timer);
  }, [askTrends]);

  const listed = instruments.data;
  const figures = trends.data ?? none;
  // The list is sorted by these figures: without them it would be sorted again right after it appears.
  const isComplete = trends.data !== undefined || trends.error !== undefined;
  const rows = useMemo(
    () =>
      listed && isComplete
        ? marketRows({ instruments: listed, assets, trends: figures, tickers })
        : undefined,
    [marketRows, listed, isComplete, assets, figures, tickers],
  );

  return (
    <MarketsView
      rows={rows}
      live={live}
      error={instruments.data ? undefined : instruments.error}
      figuresError={trends.data ? undefined : trends.error}
      namesError={assets === none ? noNames : undefined}
      connection={status}
      currency={currency}
      favourites={favourites}
      onFavouriteChange={changeFavourite}
      filter={filter}
      onFilterChange={setFilter}
      onRetry={() => {
        void instruments.mutate();
        void trends.mutate();
        void askNames();
      }}
      onReconnect={() => market.reconnect()}
    />
  );
}
