import { Amount } from '@agio/ui/amount';
import { Change } from '@agio/ui/change';
import { DataTable, type LoadNotes, type LoadState } from '@agio/ui/data-table';
import { useMessages } from '@agio/ui/language';
import { useMemo } from 'react';
import { AssetName, assetColumns } from './asset-columns.tsx';
import { messages } from '../messages.ts';
import type { AssetAction } from '../model/asset-actions.ts';
import type { PortfolioRow } from '../model/portfolio-rows.ts';

export interface AssetsTableProps {
  rows: readonly PortfolioRow[];
  currency: string;
  /** The load state; rows that are out of date are muted. */
  state: LoadState;
  notes: LoadNotes;
  onRetry: () => void;
  isHidden: boolean;
  /** True if the exchange reports costs and gains. */
  hasGains: boolean;
  /** Returns the actions for an asset. */
  actionsOf: (row: PortfolioRow) => readonly AssetAction[];
  /** Opens the details of an asset. */
  onOpen: (asset: string) => void;
}

/** The balances by asset; cards on a phone. */
export function AssetsTable({
  rows,
  currency,
  state,
  notes,
  onRetry,
  isHidden,
  hasGains,
  actionsOf,
  onOpen,
}: AssetsTableProps) {
  const isStale = state.status === 'stale';
  const t = useMessages(messages);
  const columns = useMemo(
    () => assetColumns({ t, currency, isStale, isHidden, hasGains, actionsOf, onOpen }),
    [t, currency, isStale, isHidden, hasGains, actionsOf, onOpen],
  );
  const held = { masked: isHidden, maskedLabel: t.hidden, quiet: isStale };
  return (
    <DataTable
      label={t.assets}
      state={state}
      notes={notes}
      onRetry={onRetry}
      columns={columns}
      rows={rows}
      rowId={(row) => row.asset}
      defaultSort={{ column: 'value', direction: 'descending' }}
      density="tall"
      skeletonRows={6}
      card={(row) => (
        <div className="wg:relative wg:flex wg:items-center wg:gap-3 wg:px-4 wg:py-2.5">
          {/* The whole card opens the details, where everything else is. */}
          <AssetName row={row} onOpen={onOpen} isCard>
            <Amount
              value={row.total}
              minDigits={row.digits}
              maxDigits={row.digits}
              plain
              {...held}
            />
          </AssetName>
          <div className="wg:ms-auto wg:text-end">
            <div className="wg:font-medium">
              <Amount value={row.value} currency={currency} {...held} />
            </div>
            <div className="wg:text-sm">
              <Change value={row.changePercent24h} quiet={isStale} />
            </div>
          </div>
        </div>
      )}
    />
  );
}
