import { PendingTransfers } from '../transfers/index.ts';
import { useSetting, useHost } from '../host/index.ts';
import type { WidgetPlace } from '../host/widget-place.ts';
import { hideBalances, hideSmallBalances } from '../preferences/index.ts';
import { PortfolioView } from './portfolio-view.tsx';
import { usePortfolioPast } from './use-portfolio-past.ts';
import { usePortfolioValues } from './use-portfolio-values.ts';
import { useNetworks, useRampAssets } from '@agio/api-client/react';
import { useCallback, useMemo } from 'react';
import { type AssetAction, actionsOf } from './model/asset-actions.ts';
import type { PortfolioRow } from './model/portfolio-rows.ts';

export type PortfolioProps = WidgetPlace;

/** The balances of the reader with their values and gains, now and over time. */
export function Portfolio(place: PortfolioProps) {
  const values = usePortfolioValues();
  const past = usePortfolioPast(values);
  const actionsOf = useAssetActions();
  const [isHidden, setHidden] = useSetting(hideBalances);
  const [hideSmall, setHideSmall] = useSetting(hideSmallBalances);
  return (
    <PortfolioView
      {...place}
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

/** Tells what can be done with each asset. What the exchange has not said yet is not offered. */
function useAssetActions(): (row: PortfolioRow) => AssetAction[] {
  const { links } = useHost();
  const { data: networks } = useNetworks();
  const { data: sale } = useRampAssets();
  const sold = useMemo(() => sale && new Set(sale.map(({ asset }) => asset)), [sale]);
  return useCallback((row) => actionsOf(row, { links, networks, sold }), [links, networks, sold]);
}
