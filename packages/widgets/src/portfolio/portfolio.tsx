import { isApiError } from '@agio/api-client';
import { useAssets, useInstruments, usePortfolio } from '@agio/api-client/react';
import { useMemo } from 'react';
import {
  type Account,
  hideBalances,
  hideSmallBalances,
  useAccount,
  useHost,
  useSetting,
  whyNotActive,
} from '../provider/index.ts';
import { portfolioRows } from './model/portfolio-rows.ts';
import { PortfolioView, type PortfolioViewProps } from './portfolio-view.tsx';

const none: never[] = [];

/** What the reader holds and what it is worth. */
export function Portfolio() {
  const account = useAccount();
  const { currency, signIn } = useHost();
  const portfolio = usePortfolio(currency);
  const { data: assets = none, error: noNames, mutate: askNames } = useAssets();
  const { data: instruments = none } = useInstruments();
  const [isHidden, setHidden] = useSetting(hideBalances);
  const [hideSmall, setHideSmall] = useSetting(hideSmallBalances);
  const { data, error } = portfolio;
  const rows = useMemo(
    () => portfolioRows(data?.balances ?? none, assets, instruments),
    [data, assets, instruments],
  );
  const shownCurrency = data && data.currency !== 'Unknown' ? data.currency : currency;
  return (
    <PortfolioView
      state={stateOf(account, data !== undefined, error)}
      currency={shownCurrency}
      overview={data}
      rows={rows}
      error={error}
      namesError={assets === none ? noNames : undefined}
      isHidden={isHidden}
      onHiddenChange={setHidden}
      hideSmall={hideSmall}
      onHideSmallChange={setHideSmall}
      onRetry={() => {
        void portfolio.mutate();
        void askNames();
      }}
      onSignIn={signIn}
    />
  );
}

function stateOf(account: Account, hasData: boolean, error: unknown): PortfolioViewProps['state'] {
  if (!account.isSignedIn) return 'signed-out';
  if (account.isFrozen || account.isTerminated) return 'frozen';
  if (account.isInReview) return 'in-review';
  if (isApiError(error, 'gated'))
    return whyNotActive(account) === 'unverified' ? 'unverified' : 'not-active';
  if (error) return hasData ? 'stale' : 'error';
  return hasData ? 'ready' : 'loading';
}
