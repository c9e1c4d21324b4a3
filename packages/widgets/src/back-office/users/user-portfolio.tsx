import type { Balance } from '@agio/api-client/contract';
import { useUserPortfolio } from '@agio/api-client/react';
import { Decimal } from '@agio/money';
import { Amount } from '@agio/ui/amount';
import { AssetIcon } from '@agio/ui/asset-icon';
import { type DataTableColumn } from '@agio/ui/data-table';
import { useMessages } from '@agio/ui/language';
import { PanelHeader, PanelTitle } from '@agio/ui/panel';
import { ShortText } from '@agio/ui/short-text';
import { useMemo } from 'react';
import { sumsOf } from '../../amounts/balance-sums.ts';
import { useDisplayDigits } from '../../amounts/use-display-digits.ts';
import { profileMessages } from './profile-messages.ts';
import { ProfileTable } from './profile-table.tsx';

/** Holdings of one user, the most valuable first. */
export function UserPortfolio({ userId }: { userId: string }) {
  const t = useMessages(profileMessages);
  const portfolio = useUserPortfolio(userId);
  const rows = (portfolio.data?.balances ?? []).filter(
    ({ total }) => Decimal.parse(total)?.isZero === false,
  );
  const currency = portfolio.data?.currency ?? 'CHF';
  return (
    <ProfileTable
      tab="portfolio"
      query={portfolio}
      head={
        <PanelHeader>
          <PanelTitle>{t.total}</PanelTitle>
          <span className="wg:ms-auto wg:font-medium">
            {portfolio.data === undefined ? null : (
              <Amount value={sumsOf(rows, currency).total} currency={currency} unit={currency} />
            )}
          </span>
        </PanelHeader>
      }
      columns={useColumns(currency)}
      rows={rows}
      rowId={({ asset }) => asset}
      defaultSort={{ column: 'value', direction: 'descending' }}
      skeletonRows={5}
    />
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
