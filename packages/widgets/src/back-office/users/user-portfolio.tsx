import type { Balance } from '@agio/api-client/contract';
import { useUserPortfolio } from '@agio/api-client/react';
import { Decimal } from '@agio/money';
import { Amount } from '@agio/ui/amount';
import { AssetIcon } from '@agio/ui/asset-icon';
import { DataTable, type DataTableColumn } from '@agio/ui/data-table';
import { useMessages } from '@agio/ui/language';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { ShortText } from '@agio/ui/short-text';
import { useMemo } from 'react';
import { sumsOf } from '../../amounts/balance-sums.ts';
import { loadStateOf, useLoadNotes } from '../../states/index.ts';
import { useDisplayDigits } from '../../amounts/use-display-digits.ts';
import { usePollingFallback } from '../frame/use-polling-fallback.ts';
import { profileMessages } from './profile-messages.ts';

/** Holdings of one user, the most valuable first. */
export function UserPortfolio({ userId }: { userId: string }) {
  const t = useMessages(profileMessages);
  const portfolio = useUserPortfolio(userId);
  usePollingFallback(portfolio.mutate);
  const rows = (portfolio.data?.balances ?? []).filter(
    ({ total }) => Decimal.parse(total)?.isZero === false,
  );
  const state = loadStateOf(portfolio, rows.length === 0);
  const notes = useLoadNotes(state, {
    error: t.portfolioError,
    empty: { title: t.portfolioEmpty, text: t.portfolioEmptyText },
  });
  const currency = portfolio.data?.currency ?? 'CHF';
  return (
    <Panel aria-label={t.tab.portfolio}>
      <PanelHeader>
        <PanelTitle>{t.total}</PanelTitle>
        <span className="wg:ms-auto wg:font-medium">
          {portfolio.data === undefined ? null : (
            <Amount value={sumsOf(rows, currency).total} currency={currency} unit={currency} />
          )}
        </span>
      </PanelHeader>
      <DataTable
        label={t.tab.portfolio}
        columns={useColumns(currency)}
        rows={rows}
        rowId={({ asset }) => asset}
        defaultSort={{ column: 'value', direction: 'descending' }}
        state={state}
        notes={notes}
        skeletonRows={5}
        onRetry={() => void portfolio.mutate()}
      />
    </Panel>
  );
}

function useColumns(currency: string): DataTableColumn<Balance>[] {
  const t = useMessages(profileMessages);
  const digitsOf = useDisplayDigits();
  return useMemo(() => {
    const amount = (
      id: 'total' | 'available' | 'inOrders',
      more: Partial<DataTableColumn<Balance>> = {},
    ): DataTableColumn<Balance> => ({
      id,
      header: t[id],
      align: 'figures',
      cell: (row) => <Amount value={row[id]} {...digitsOf(row.asset)} />,
      ...more,
    });
    return [
      {
        id: 'asset',
        header: t.asset,
        rowHeader: true,
        cell: ({ asset }) => (
          <span className="wg:inline-flex wg:items-center wg:gap-2 wg:font-medium">
            <AssetIcon symbol={asset} size="sm" />
            <ShortText text={asset} length={16} />
          </span>
        ),
      },
      amount('total'),
      amount('available', { hideBelow: 44 }),
      amount('inOrders', { hideBelow: 50 }),
      {
        id: 'value',
        header: t.value({ currency }),
        align: 'figures',
        sortBy: ({ value }) => Decimal.parse(value),
        sortFirst: 'descending',
        cell: ({ value }) => <Amount value={value} currency={currency} />,
      },
    ];
  }, [t, digitsOf, currency]);
}
