// @where Trading: columns of the tables below the desk: open orders, order history, fills, balances
import type { Balance } from '@agio/api-client/contract';
import { usePortfolio } from '@agio/api-client/react';
import { Decimal, formatFiat } from '@agio/money';
import { Amount, Mask } from '@agio/ui/amount';
import { AssetIcon } from '@agio/ui/asset-icon';
import { amountColumn, DataTable, type DataTableColumn } from '@agio/ui/data-table';
import { Change } from '@agio/ui/change';
import { ShortText } from '@agio/ui/short-text';
import { useMemo } from 'react';
import { useLocale, useMessages } from '@agio/ui/language';
import { useHost, useSetting } from '../host/index.ts';
import { hideBalances } from '../preferences/index.ts';
import { useAccountLoadState, useLoadNotes } from '../states/index.ts';
import { balanceExport } from '../lists/csv/contract-columns.ts';
import { messages, type OrdersWords } from './messages.ts';
import { TableToolbar } from './table-toolbar.tsx';
import { useTableTools } from './table-tools.tsx';
import { priceDigits } from '../amounts/price-digits.ts';
import { onePage } from '../lists/csv/read-pages.ts';
import { type DigitsOf, useDisplayDigits } from '../amounts/use-display-digits.ts';

/** Maximum number of digits of an asset's amount. */
const maxDigits = 6;
const noRows: never[] = [];

/** Balances of the user, most valuable first. */
export function BalancesTable() {
  const t = useMessages(messages);
  const locale = useLocale();
  const { currency } = useHost();
  const portfolio = usePortfolio(currency);
  const { data } = portfolio;
  const digitsOf = useDisplayDigits();
  const [isHidden] = useSetting(hideBalances);
  const rows = data?.balances ?? noRows;
  const shownCurrency = data?.currency ?? currency;
  const { hiddenColumns } = useTableTools();
  const columns = useMemo(
    () => columnsOf(t, { locale, currency: shownCurrency, digitsOf, isHidden }),
    [t, locale, shownCurrency, digitsOf, isHidden],
  );
  const state = useAccountLoadState(portfolio, rows.length === 0);
  const notes = useLoadNotes(state, {
    error: t.error,
    empty: { title: t.balancesEmpty, text: t.balancesEmptyHint },
    signedOut: { title: t.signedOut },
    notActive: { title: t.notActive },
  });
  return (
    <>
      <TableToolbar
        columns={columns}
        file={
          rows.length === 0
            ? undefined
            : {
                name: 'balances',
                columns: balanceExport,
                read: () => onePage(rows.map((row) => ({ ...row, currency: shownCurrency }))),
              }
        }
      />
      <DataTable
        hiddenColumns={hiddenColumns}
        label={t.balances}
        columns={columns}
        rows={rows}
        rowId={(balance) => balance.asset}
        density="trading"
        defaultSort={{ column: 'value', direction: 'descending' }}
        state={state}
        notes={notes}
        onRetry={() => void portfolio.mutate()}
      />
    </>
  );
}

/** The currency of the account’s values, which need not be that of a market. */
const Unit = ({ currency }: { currency: string }) => (
  <span className="wg:text-fg-muted"> {currency}</span>
);

function columnsOf(
  t: OrdersWords,
  {
    locale,
    currency,
    digitsOf,
    isHidden,
  }: { locale: string; currency: string; digitsOf: DigitsOf; isHidden: boolean },
): DataTableColumn<Balance>[] {
  const figure = (
    id: string,
    header: string,
    of: (balance: Balance) => string,
    hideBelow?: DataTableColumn<Balance>['hideBelow'],
  ) =>
    amountColumn<Balance>({
      id,
      header,
      optional: true,
      hideBelow,
      amount: (balance) => ({
        value: of(balance),
        ...digitsOf(balance.asset),
        alignDigits: maxDigits,
        masked: isHidden,
      }),
    });
  const gain = (
    id: 'unrealised' | 'realised',
    header: string,
    hideBelow: DataTableColumn<Balance>['hideBelow'],
  ): DataTableColumn<Balance> => ({
    id,
    header,
    optional: true,
    align: 'figures',
    hideBelow,
    sortFirst: 'descending',
    sortBy: (balance) => Decimal.parse(balance[id]),
    cell: (balance) => (
      <bdi dir="ltr">
        <Change kind="amount" currency={currency} value={balance[id]} masked={isHidden} />
        <Unit currency={currency} />
      </bdi>
    ),
  });
  return [
    {
      id: 'asset',
      header: t.asset,
      rowHeader: true,
      sortBy: (balance) => balance.asset,
      cell: (balance) => (
        <span className="wg:flex wg:items-center wg:gap-2 wg:font-medium">
          <AssetIcon symbol={balance.asset} size="sm" />
          <ShortText text={balance.asset} length={16} />
        </span>
      ),
    },
    figure('total', t.balanceTotal, (balance) => balance.total),
    figure('available', t.balanceAvailable, (balance) => balance.available),
    figure('inOrders', t.balanceInOrders, (balance) => balance.inOrders, 58),
    {
      id: 'averageCost',
      header: t.balanceAverageCost,
      optional: true,
      align: 'figures',
      hideBelow: 50,
      sortFirst: 'descending',
      sortBy: (balance) => Decimal.parse(balance.averageCost),
      cell: ({ averageCost }) => (
        <Amount
          value={averageCost}
          minDigits={priceDigits(averageCost, currency)}
          maxDigits={priceDigits(averageCost, currency)}
          alignDigits={4}
          masked={isHidden}
          unit={currency}
        />
      ),
    },
    gain('unrealised', t.balanceUnrealised, 38),
    gain('realised', t.balanceRealised, 50),
    {
      id: 'value',
      header: t.balanceValue,
      optional: true,
      align: 'figures',
      sortFirst: 'descending',
      sortBy: (balance) => Decimal.parse(balance.value),
      cell: (balance) => (
        <bdi dir="ltr" className="wg:text-fg-muted">
          {isHidden ? <Mask /> : formatFiat(balance.value, { currency, locale, display: 'code' })}
        </bdi>
      ),
    },
  ];
}
