import { useNetworks, useRampAssets } from '@agio/api-client/react';
import { useCallback, useMemo } from 'react';
import { useHost } from '../host/index.ts';
import { type AssetAction, actionsOf } from './model/asset-actions.ts';
import type { PortfolioRow } from './model/portfolio-rows.ts';

/** Tells what can be done with each asset. What the exchange has not said yet is not offered. */
export function useAssetActions(): (row: PortfolioRow) => AssetAction[] {
  const { links } = useHost();
  const { data: networks } = useNetworks();
  const { data: sale } = useRampAssets();
  const sold = useMemo(() => sale && new Set(sale.map(({ asset }) => asset)), [sale]);
  return useCallback((row) => actionsOf(row, { links, networks, sold }), [links, networks, sold]);
}
