import { isApiError } from '@agio/api-client';
import { useAssets, useInstruments, usePortfolio } from '@agio/api-client/react';
import { useMemo } from 'react';
import { useTranslate } from '../../i18n/use-translate.ts';
import { hideBalances, hideSmallBalances } from '../../shared/choices.ts';
import { useCurrency } from '../../shared/use-currency.ts';
import { usePageTitle } from '../../shared/use-page-title.ts';
import { usePersisted } from '../../shared/use-persisted.ts';
import { useSignIn } from '../../shared/use-sign-in.ts';
import { useUser, type User } from '../../shared/use-user.ts';
import { portfolioRows } from './portfolio-rows.ts';
import { whyNotActive } from '../../shared/why-not-active.tsx';
import { PortfolioView, type PortfolioViewProps } from './portfolio-view.tsx';

const none: never[] = [];

/** `/user/portfolio` */
export function Component() {
  const t = useTranslate('portfolio');
  usePageTitle(t('title'));
  const user = useUser();
  const { currency } = useCurrency();
  const portfolio = usePortfolio(currency);
  const { data: assets = none } = useAssets();
  const { data: instruments = none } = useInstruments();
  const [isHidden, setHidden] = usePersisted(hideBalances);
  const [hideSmall, setHideSmall] = usePersisted(hideSmallBalances);
  const signIn = useSignIn();
  const { data, error } = portfolio;
  const rows = useMemo(
    () => portfolioRows(data?.balances ?? none, assets, instruments),
    [data, assets, instruments],
  );
  const shownCurrency = data && data.currency !== 'Unknown' ? data.currency : currency;
  return (
    <PortfolioView
      state={stateOf(user, data !== undefined, error)}
      currency={shownCurrency}
      overview={data}
      rows={rows}
      error={error}
      isHidden={isHidden}
      onHiddenChange={setHidden}
      hideSmall={hideSmall}
      onHideSmallChange={setHideSmall}
      onRetry={() => void portfolio.mutate()}
      onSignIn={() => signIn()}
    />
  );
}

function stateOf(user: User, hasData: boolean, error: unknown): PortfolioViewProps['state'] {
  if (!user.isSignedIn) return 'signed-out';
  if (user.isFrozen || user.isTerminated) return 'frozen';
  if (user.isInReview) return 'in-review';
  if (isApiError(error, 'gated'))
    return whyNotActive(user) === 'unverified' ? 'unverified' : 'not-active';
  if (error) return hasData ? 'stale' : 'error';
  return hasData ? 'ready' : 'loading';
}
