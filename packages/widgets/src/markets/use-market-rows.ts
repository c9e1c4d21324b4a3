// @where Trading: intervals at which the list of markets is sorted, and its volumes and 7-day lines are loaded
import type { ApiError } from '@agio/api-client';
import {
  useAssets,
  useExchange,
  useInstruments,
  useSampledTickers,
  useTrends,
} from '@agio/api-client/react';
import type { Freshness } from '@agio/ui/connection-indicator';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useHost } from '../host/index.ts';
import { type LivePrices, useLivePrices } from './live-row.ts';
import { type MarketRow, marketRowsMaker } from './model/market-rows.ts';

/** Interval in milliseconds at which volumes and the lines of 7 days, which are not live, are loaded again. */
const TRENDS_EVERY = 60_000;
/** Interval of sorting in milliseconds: rows that move with every trade can be neither read nor hit. */
const SORTED_EVERY = 2000;
const none: never[] = [];

/** All markets with their figures in the currency of the host. */
export interface MarketRows {
  /** Undefined while the markets load, or if that failed. */
  rows: readonly MarketRow[] | undefined;
  /** Failure of the list of markets. */
  error: ApiError | undefined;
  /** Failure of the figures of 24 hours. */
  figuresError: ApiError | undefined;
  /** Failure of the names of assets: symbols replace them. */
  namesError: ApiError | undefined;
  /** Source of newer prices than those of the rows. */
  live: LivePrices;
  /** Freshness by the age of the prices. */
  connection: Freshness;
  onRetry: () => void;
  onReconnect: () => void;
}

/** All markets with their figures. Prices are sampled every few seconds; `LiveRow` follows each of them. */
export function useMarketRows(): MarketRows {
  const { market } = useExchange();
  const { currency } = useHost();
  const instruments = useInstruments();
  const { data: assets = none, error: noNames, mutate: askNames } = useAssets();
  const trends = useTrends(currency);
  const { status, tickers } = useSampledTickers(SORTED_EVERY);
  const live = useLivePrices();
  const [marketRows] = useState(marketRowsMaker);
  const askTrends = trends.mutate;

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
  // The first list is rendered in slices, between which the page answers.
  const isBegun = useDeferredValue(listed !== undefined && isComplete);
  const rows = useMemo(
    () =>
      listed && isComplete && isBegun
        ? marketRows({ instruments: listed, assets, trends: figures, tickers })
        : undefined,
    [marketRows, listed, isComplete, isBegun, assets, figures, tickers],
  );
  return {
    rows,
    live,
    error: listed ? undefined : instruments.error,
    figuresError: trends.data ? undefined : trends.error,
    namesError: assets === none ? noNames : undefined,
    connection: status,
    onRetry: () => {
      void instruments.mutate();
      void trends.mutate();
      void askNames();
    },
    onReconnect: () => market.reconnect(),
  };
}
