import { hideBalances, hideSmallBalances, useSetting } from '../provider/index.ts';
import { PortfolioView } from './portfolio-view.tsx';
import { usePortfolioValues } from './use-portfolio-values.ts';

/** The balances of the reader with their values. */
export function Portfolio() {
  const values = usePortfolioValues();
  const [isHidden, setHidden] = useSetting(hideBalances);
  const [hideSmall, setHideSmall] = useSetting(hideSmallBalances);
  return (
    <PortfolioView
      {...values}
      isHidden={isHidden}
      onHiddenChange={setHidden}
      hideSmall={hideSmall}
      onHideSmallChange={setHideSmall}
    />
  );
}
