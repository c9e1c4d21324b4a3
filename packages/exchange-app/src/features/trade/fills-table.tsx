import type { Instrument } from '@agio/api-client/contract';
import { useOpenOrders, useOrderHistory } from '@agio/api-client/react';
import { Decimal, formatDateTime, formatPrice } from '@agio/money';
import { Amount } from '@agio/ui/amount';
import { Button } from '@agio/ui/button';
import { DataTable, type DataTableColumn } from '@agio/ui/data-table';
import { cutText, ShortText } from '@agio/ui/short-text';
import { StatePanel } from '@agio/ui/state-panel';
import { type ReactNode, useMemo } from 'react';
import { useLocale, useTranslate } from '../../i18n/use-translate.ts';
import { useFailureWords } from '../../shared/use-failure-words.ts';
import type { Translate } from '../../i18n/words.ts';
import { useUser } from '../../shared/use-user.ts';
import { WhyNotActive } from '../../shared/why-not-active.tsx';
import { type FillRow, fillRows } from './order-rows.ts';

const ordersLooked = 100;
/** Of any asset, as it is displayed. */
const feeDigits = 6;
const noRows: never[] = [];

/** What the user's orders were filled at, those still open too, one row a fill; a page of orders more at a time. */
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
  const failureWords = useFailureWords();
  const locale = useLocale();
  const { isSignedIn } = useUser();
  const open = useOpenOrders();
  const closed = useOrderHistory({ limit: ordersLooked, ...(market !== undefined && { market }) });
  const error = open.error ?? closed.error;
  const more = Boolean(closed.data?.nextCursor);
  const rows = useMemo(
    () =>
      open.data &&
      closed.data &&
      fillRows(
        open.data.filter((order) => market === undefined || order.market === market),
        closed.data.items,
        { instruments, more },
      ),
    [open.data, closed.data, market, instruments, more],
  );
  const columns = useMemo(() => columnsOf(t, locale), [t, locale]);
  const moreButton = more ? (
    <Button size="sm" variant="ghost" onClick={closed.loadMore} loading={closed.isLoadingMore}>
      {t('orders.more')}
    </Button>
  ) : null;
  const table = (
    <DataTable
      className="min-w-[34rem]"
      label={t('orders.fills')}
      columns={columns}
      rows={rows ?? noRows}
      rowId={(fill) => fill.id}
      rowHeight="trading"
      skeletonRows={isSignedIn && !rows ? 4 : 0}
      locale={locale}
      placeholder={
        !isSignedIn ? (
          <StatePanel state="not-allowed" title={t('orders.signedOut')} actions={signInButton} />
        ) : error?.kind === 'gated' ? (
          <StatePanel state="not-allowed" title={t('orders.notActive')}>
            <WhyNotActive />
          </StatePanel>
        ) : error && !rows ? (
          <StatePanel
            state="error"
            title={t('orders.historyError')}
            actions={
              <Button
                size="sm"
                onClick={() => {
                  void open.mutate();
                  void closed.mutate();
                }}
              >
                {t('orders.retry')}
              </Button>
            }
          >
            {failureWords(error)}
          </StatePanel>
        ) : rows?.length === 0 ? (
          <StatePanel state="empty" title={t('orders.fillsEmpty')} actions={moreButton}>
            {t('orders.fillsEmptyHint')}
          </StatePanel>
        ) : undefined
      }
    />
  );
  if (!rows?.length || !moreButton) return table;
  return (
    <>
      {table}
      <div className="flex justify-center py-2">{moreButton}</div>
    </>
  );
}

function columnsOf(t: Translate<'trade'>, locale: string): DataTableColumn<FillRow>[] {
  const time = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  return [
    {
      id: 'time',
      header: t('orders.fillTime'),
      width: '148px',
      cell: (fill) => (
        <time
          dateTime={fill.time}
          title={formatDateTime(fill.time, { locale })}
          className="num text-fg-muted"
        >
          {time.format(Date.parse(fill.time))}
        </time>
      ),
    },
    {
      id: 'market',
      header: t('orders.market'),
      rowHeader: true,
      cell: (fill) => <ShortText text={fill.symbol} length={24} />,
    },
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
      align: 'figures',
      cell: (fill) => formatPrice(fill.price, { tickSize: fill.tickSize, locale }),
    },
    {
      id: 'amount',
      header: t('orders.amount'),
      align: 'figures',
      cell: (fill) => (
        <Amount
          value={fill.amount}
          minDigits={Decimal.of(fill.stepSize).scale}
          unit={cutText(fill.baseAsset, 12)}
          locale={locale}
        />
      ),
    },
    {
      id: 'fee',
      header: t('orders.fee'),
      align: 'figures',
      width: '156px',
      hideBelow: 'lg',
      cell: (fill) => (
        <Amount
          value={fill.fee}
          maxDigits={feeDigits}
          alignDigits={feeDigits}
          unit={cutText(fill.feeAsset, 12)}
          locale={locale}
        />
      ),
    },
    {
      id: 'role',
      header: t('orders.role'),
      width: '80px',
      hideBelow: 'lg',
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
