import type { Balance } from '@agio/api-client/contract';
import { usePortfolio } from '@agio/api-client/react';
import { Decimal, formatFiat } from '@agio/money';
import { Amount } from '@agio/ui/amount';
import { AssetIcon } from '@agio/ui/asset-icon';
import { Button } from '@agio/ui/button';
import { DataTable, type DataTableColumn } from '@agio/ui/data-table';
import { ShortText } from '@agio/ui/short-text';
import { StatePanel } from '@agio/ui/state-panel';
import { type ReactNode, useMemo } from 'react';
import { useLocale, useTranslate } from '../../i18n/use-translate.ts';
import { useFailureWords } from '../../shared/use-failure-words.ts';
import type { Translate } from '../../i18n/words.ts';
import { useCurrency } from '../../shared/use-currency.ts';
import { useUser } from '../../shared/use-user.ts';
import { WhyNotActive } from '../../shared/why-not-active.tsx';
import { type DigitsOf, useDisplayDigits } from './use-display-digits.ts';

/** Of any asset, as it is displayed. */
const mostDigits = 6;
const noRows: never[] = [];

/** What the user has, the most valuable first. */
export function BalancesTable({ signInButton }: { signInButton: ReactNode }) {
  const t = useTranslate('trade');
  const failureWords = useFailureWords();
  const locale = useLocale();
  const { isSignedIn } = useUser();
  const { currency } = useCurrency();
  const { data, error, mutate } = usePortfolio(currency);
  const digitsOf = useDisplayDigits();
  const rows = data?.balances ?? noRows;
  const shownCurrency = data?.currency ?? currency;
  const columns = useMemo(
    () => columnsOf(t, { locale, currency: shownCurrency, digitsOf }),
    [t, locale, shownCurrency, digitsOf],
  );
  return (
    <DataTable
      label={t('orders.balances')}
      columns={columns}
      rows={rows}
      rowId={(balance) => balance.asset}
      rowHeight="trading"
      defaultSort={{ column: 'value', direction: 'descending' }}
      skeletonRows={isSignedIn && !data ? 4 : 0}
      locale={locale}
      placeholder={
        !isSignedIn ? (
          <StatePanel state="not-allowed" title={t('orders.signedOut')} actions={signInButton} />
        ) : error?.kind === 'gated' ? (
          <StatePanel state="not-allowed" title={t('orders.notActive')}>
            <WhyNotActive />
          </StatePanel>
        ) : error && !data ? (
          <StatePanel
            state="error"
            title={t('orders.error')}
            actions={
              <Button size="sm" onClick={() => void mutate()}>
                {t('orders.retry')}
              </Button>
            }
          >
            {failureWords(error)}
          </StatePanel>
        ) : data && rows.length === 0 ? (
          <StatePanel state="empty" title={t('orders.balancesEmpty')}>
            {t('orders.balancesEmptyHint')}
          </StatePanel>
        ) : undefined
      }
    />
  );
}

function columnsOf(
  t: Translate<'trade'>,
  { locale, currency, digitsOf }: { locale: string; currency: string; digitsOf: DigitsOf },
): DataTableColumn<Balance>[] {
  const figure = ({ asset }: Balance, value: string) => (
    <Amount value={value} {...digitsOf(asset)} alignDigits={mostDigits} locale={locale} />
  );
  return [
    {
      id: 'asset',
      header: t('orders.asset'),
      rowHeader: true,
      sortBy: (balance) => balance.asset,
      cell: (balance) => (
        <span className="flex items-center gap-2 font-medium">
          <AssetIcon symbol={balance.asset} size="sm" />
          <ShortText text={balance.asset} length={16} />
        </span>
      ),
    },
    {
      id: 'total',
      header: t('orders.balanceTotal'),
      align: 'figures',
      cell: (balance) => figure(balance, balance.total),
    },
    {
      id: 'available',
      header: t('orders.balanceAvailable'),
      align: 'figures',
      cell: (balance) => figure(balance, balance.available),
    },
    {
      id: 'inOrders',
      header: t('orders.balanceInOrders'),
      align: 'figures',
      cell: (balance) => figure(balance, balance.inOrders),
    },
    {
      id: 'value',
      header: t('orders.balanceValue'),
      align: 'figures',
      sortFirst: 'descending',
      sortBy: (balance) => Decimal.parse(balance.value),
      cell: (balance) => (
        <span className="text-fg-muted">
          {formatFiat(balance.value, { currency, locale, display: 'code' })}
        </span>
      ),
    },
  ];
}
