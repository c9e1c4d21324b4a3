import {
  useAssets,
  useExchange,
  useInstruments,
  useSampledTickers,
  useTrends,
} from '@agio/api-client/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslate } from '../../i18n/use-translate.ts';
import { favouriteMarkets } from '../../shared/choices.ts';
import { useCurrency } from '../../shared/use-currency.ts';
import { usePageTitle } from '../../shared/use-page-title.ts';
import { usePersisted } from '../../shared/use-persisted.ts';
import { useLivePrices } from './live-row.ts';
import { marketRowsMaker } from './market-rows.ts';
import { MarketsView } from './markets-view.tsx';
import { useMarketFilter } from './use-market-filter.ts';

/** Volumes and the lines of 7 days are not live: they are asked for again this often, in milliseconds. */
const TRENDS_EVERY = 60_000;
/** Rows that jump with every trade cannot be read or hit: they are sorted this often, in milliseconds. */
const SORTED_EVERY = 2000;
const none: never[] = [];

/** `/markets` */
export function Component() {
  const t = useTranslate('markets');
  usePageTitle(t('title'));
  const { market } = useExchange();
  const { currency } = useCurrency();
  const instruments = useInstruments();
  const { data: assets = none } = useAssets();
  const trends = useTrends(currency);
  const { status, tickers } = useSampledTickers(SORTED_EVERY);
  const live = useLivePrices();
  const [favourites, setFavourites] = usePersisted(favouriteMarkets);
  const [filter, setFilter] = useMarketFilter();
  const [marketRows] = useState(marketRowsMaker);
  const askTrends = trends.mutate;

  // The same function from tick to tick: the rows hold it.
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
  const rows = useMemo(
    () => listed && marketRows({ instruments: listed, assets, trends: figures, tickers }),
    [marketRows, listed, assets, figures, tickers],
  );

  return (
    <MarketsView
      rows={rows}
      live={live}
      error={instruments.data ? undefined : instruments.error}
      figuresMissing={trends.error !== undefined && trends.data === undefined}
      connection={status}
      currency={currency}
      favourites={favourites}
      onFavouriteChange={changeFavourite}
      filter={filter}
      onFilterChange={setFilter}
      onRetry={() => {
        void instruments.mutate();
        void trends.mutate();
      }}
      onReconnect={() => market.reconnect()}
    />
  );
}
