import { useAssets, useInstruments, usePortfolio } from '@agio/api-client/react';
import { useMemo } from 'react';
import {
  hideBalances,
  hideSmallBalances,
  useAccountLoadState,
  useHost,
  useSetting,
} from '../provider/index.ts';
import { portfolioRows } from './model/portfolio-rows.ts';
import { PortfolioView } from './portfolio-view.tsx';

const none: never[] = [];

/** The balances of the reader with their values. */
export function Portfolio() {
  const { currency } = useHost();
  const portfolio = usePortfolio(currency);
  const { data: assets = none, error: noNames, mutate: askNames } = useAssets();
  const { data: instruments = none } = useInstruments();
  const [isHidden, setHidden] = useSetting(hideBalances);
  const [hideSmall, setHideSmall] = useSetting(hideSmallBalances);
  const { data } = portfolio;
  const state = useAccountLoadState(portfolio);
  const rows = useMemo(
    () => portfolioRows(data?.balances ?? none, assets, instruments),
    [data, assets, instruments],
  );
  const shownCurrency = data && data.currency !== 'Unknown' ? data.currency : currency;
  return (
    <PortfolioView
      state={state}
      currency={shownCurrency}
      overview={data}
      rows={rows}
      namesError={assets === none ? noNames : undefined}
      isHidden={isHidden}
      onHiddenChange={setHidden}
      hideSmall={hideSmall}
      onHideSmallChange={setHideSmall}
      onRetry={() => {
        void portfolio.mutate();
        void askNames();
      }}
    />
  );
}
