import { PendingTransfers } from '../transfers/index.ts';
import { useSetting } from '../host/index.ts';
import { hideBalances, hideSmallBalances } from '../preferences/index.ts';
import { PortfolioView } from './portfolio-view.tsx';
import { useAssetActions } from './use-asset-actions.ts';
import { usePortfolioPast } from './use-portfolio-past.ts';
import { usePortfolioValues } from './use-portfolio-values.ts';

/** The balances of the reader with their values and gains, now and over time. */
export function Portfolio() {
  const values = usePortfolioValues();
  const past = usePortfolioPast(values);
  const actionsOf = useAssetActions();
  const [isHidden, setHidden] = useSetting(hideBalances);
  const [hideSmall, setHideSmall] = useSetting(hideSmallBalances);
  return (
    <PortfolioView
      {...values}
      pending={<PendingTransfers className="wg:lg:col-span-2" />}
      past={past}
      actionsOf={actionsOf}
      isHidden={isHidden}
      onHiddenChange={setHidden}
      hideSmall={hideSmall}
      onHideSmallChange={setHideSmall}
    />
  );
}
