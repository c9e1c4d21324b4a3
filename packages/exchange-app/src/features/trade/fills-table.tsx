import type { Instrument } from '@agio/api-client/contract';
import { useOrderHistory } from '@agio/api-client/react';
import { formatCrypto, formatPrice } from '@agio/money';
import { Button } from '@agio/ui/button';
import { DataTable, type DataTableColumn } from '@agio/ui/data-table';
import { StatePanel } from '@agio/ui/state-panel';
import type { ReactNode } from 'react';
import { useLocale, useTranslate } from '../../i18n/use-translate.ts';
import type { Translate } from '../../i18n/words.ts';
import { useUser } from '../../shared/use-user.ts';
import { type FillRow, fillRows } from './order-rows.ts';

const ordersLooked = 100;

/** What the user's latest orders were filled at, one row a fill. */
export function FillsTable({
  market,
  instruments,
  signInButton,
}: {
  market: string | undefined;
  instruments: readonly Instrument[];
  signInButton: ReactNode;
}) {
  const t = useTranslate('trade');
  const locale = useLocale();
  const { isSignedIn } = useUser();
  const { data, error, mutate } = useOrderHistory({
    limit: ordersLooked,
    ...(market !== undefined && { market }),
  });
  const rows = fillRows(data?.items ?? [], instruments);
  return (
    <DataTable
      label={t('orders.fills')}
      columns={columnsOf(t, locale)}
      rows={rows}
      rowId={(fill) => fill.id}
      rowHeight="trading"
      skeletonRows={isSignedIn && !data ? 4 : 0}
      locale={locale}
      placeholder={
        !isSignedIn ? (
          <StatePanel state="not-allowed" title={t('orders.signedOut')} actions={signInButton} />
        ) : error?.kind === 'gated' ? (
          <StatePanel state="not-allowed" title={t('orders.notActive')}>
            {t('orders.notActiveHint')}
          </StatePanel>
        ) : error && !data ? (
          <StatePanel
            state="error"
            title={t('orders.historyError')}
            actions={
              <Button size="sm" onClick={() => void mutate()}>
                {t('orders.retry')}
              </Button>
            }
          />
        ) : data && rows.length === 0 ? (
          <StatePanel state="empty" title={t('orders.fillsEmpty')}>
            {t('orders.fillsEmptyHint')}
          </StatePanel>
        ) : undefined
      }
    />
  );
}

function columnsOf(t: Translate<'trade'>, locale: string): DataTableColumn<FillRow>[] {
  const time = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    hourCycle: 'h23',
  });
  return [
    {
      id: 'time',
      header: t('orders.fillTime'),
      width: '196px',
      cell: (fill) => (
        <time dateTime={fill.time} className="num text-fg-muted">
          {time.format(Date.parse(fill.time))}
        </time>
      ),
    },
    { id: 'market', header: t('orders.market'), rowHeader: true, cell: (fill) => fill.symbol },
    {
      id: 'side',
      header: t('side.name'),
      width: '72px',
      cell: (fill) => (
        <span className={fill.side === 'Buy' ? 'font-medium text-up' : 'font-medium text-down'}>
          {t(`side.${fill.side}`)}
        </span>
      ),
    },
    {
      id: 'price',
      header: t('orders.price'),
      align: 'end',
      cell: (fill) => formatPrice(fill.price, { tickSize: fill.tickSize, locale }),
    },
    {
      id: 'amount',
      header: t('orders.amount'),
      align: 'end',
      cell: (fill) => `${formatCrypto(fill.amount, { locale })} ${fill.baseAsset}`,
    },
    {
      id: 'fee',
      header: t('orders.fee'),
      align: 'end',
      cell: (fill) => `${formatCrypto(fill.fee, { locale })} ${fill.feeAsset}`,
    },
    {
      id: 'role',
      header: t('orders.role'),
      width: '80px',
      cell: (fill) => (
        <span className="text-fg-muted">
          {fill.liquidity === 'Maker'
            ? t('orders.maker')
            : fill.liquidity === 'Taker'
              ? t('orders.taker')
              : '—'}
        </span>
      ),
    },
  ];
}
