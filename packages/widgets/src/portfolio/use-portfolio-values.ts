import type { ApiError, PortfolioOverview } from '@agio/api-client';
import { useAssets, useInstruments, usePortfolio } from '@agio/api-client/react';
import { useMemo } from 'react';
import { useHost } from '../host/index.ts';
import { useAccountLoadState, type WidgetLoadState } from '../states/index.ts';
import { type PortfolioRow, portfolioRows } from './model/portfolio-rows.ts';

const none: never[] = [];

/** The balances of the reader with their values, as the portfolio and its total show them. */
export interface PortfolioValues {
  /** Load state of the balances. */
  state: WidgetLoadState;
  /** The currency of values, known before they are loaded. */
  currency: string;
  overview: PortfolioOverview | undefined;
  rows: readonly PortfolioRow[];
  /** Failure of the names of assets: symbols replace them. */
  namesError: ApiError | undefined;
  onRetry: () => void;
}

/** The balances of the reader with their values. */
export function usePortfolioValues(): PortfolioValues {
  const { currency } = useHost();
  const portfolio = usePortfolio(currency);
  const { data: assets = none, error: noNames, mutate: askNames } = useAssets();
  const { data: instruments = none } = useInstruments();
  const { data } = portfolio;
  const state = useAccountLoadState(portfolio);
  const rows = useMemo(
    () => portfolioRows(data?.balances ?? none, assets, instruments),
    [data, assets, instruments],
  );
  return {
    state,
    currency: data && data.currency !== 'Unknown' ? data.currency : currency,
    overview: data,
    rows,
    namesError: assets === none ? noNames : undefined,
    onRetry: () => {
      void portfolio.mutate();
      void askNames();
    },
  };
}
