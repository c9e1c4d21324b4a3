import type { Instrument } from '@agio/api-client/contract';
import { useOpenOrders, useOrderHistory } from '@agio/api-client/react';
import { Decimal, formatDateTime, formatPrice } from '@agio/money';
import { Amount } from '@agio/ui/amount';
import { DataTable, type DataTableColumn } from '@agio/ui/data-table';
import { cutText, ShortText } from '@agio/ui/short-text';
import { useMemo } from 'react';
import { type MessagesOf, useLocale, useMessages } from '@agio/ui/language';
import { useAccountLoadState, useLoadNotes } from '../provider/index.ts';
import { common } from '../shared/messages.ts';
import { messages, type OrdersWords } from './messages.ts';
import { type FillRow, fillRows } from './order-rows.ts';

const ordersLooked = 100;
/** Of any asset, as it is displayed. */
const feeDigits = 6;
const noRows: never[] = [];

/** What the user's orders were filled at, those still open too, one row a fill; a page of orders more at a time. */
export function FillsTable({
  market,
  instruments,
}: {
  market: string | undefined;
  instruments: readonly Instrument[];
}) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const locale = useLocale();
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
  const columns = useMemo(() => columnsOf(t, words.side, locale), [t, words, locale]);
  const state = useAccountLoadState({ data: rows, error }, rows?.length === 0);
  const notes = useLoadNotes(state, {
    error: t.historyError,
    empty: { title: t.fillsEmpty, text: t.fillsEmptyHint },
    signedOut: { title: t.signedOut },
    notActive: { title: t.notActive },
  });
  return (
    <DataTable
      className="wg:min-w-[34rem]"
      label={t.fills}
      columns={columns}
      rows={rows ?? noRows}
      rowId={(fill) => fill.id}
      density="trading"
      state={state}
      notes={notes}
      onRetry={() => {
        void open.mutate();
        void closed.mutate();
      }}
      onMore={more ? closed.loadMore : undefined}
      isLoadingMore={closed.isLoadingMore}
    />
  );
}

function columnsOf(
  t: OrdersWords,
  side: MessagesOf<typeof common>['side'],
  locale: string,
): DataTableColumn<FillRow>[] {
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
      header: t.fillTime,
      width: '148px',
      cell: (fill) => (
        <time
          dateTime={fill.time}
          title={formatDateTime(fill.time, { locale })}
          className="wg:num wg:text-fg-muted"
        >
          {time.format(Date.parse(fill.time))}
        </time>
      ),
    },
    {
      id: 'market',
      header: t.market,
      rowHeader: true,
      cell: (fill) => <ShortText text={fill.symbol} length={24} />,
    },
    {
      id: 'side',
      header: side.name,
      width: '72px',
      cell: (fill) => (
        <span
          className={
            fill.side === 'Buy' ? 'wg:font-medium wg:text-up' : 'wg:font-medium wg:text-down'
          }
        >
          {side[fill.side]}
        </span>
      ),
    },
    {
      id: 'price',
      header: t.price,
      align: 'figures',
      cell: (fill) => formatPrice(fill.price, { tickSize: fill.tickSize, locale }),
    },
    {
      id: 'amount',
      header: t.amount,
      align: 'figures',
      cell: (fill) => (
        <Amount
          value={fill.amount}
          minDigits={Decimal.of(fill.stepSize).scale}
          unit={cutText(fill.baseAsset, 12)}
        />
      ),
    },
    {
      id: 'fee',
      header: t.fee,
      align: 'figures',
      width: '156px',
      hideBelow: 54,
      cell: (fill) => (
        <Amount
          value={fill.fee}
          maxDigits={feeDigits}
          alignDigits={feeDigits}
          unit={cutText(fill.feeAsset, 12)}
        />
      ),
    },
    {
      id: 'role',
      header: t.role,
      width: '80px',
      hideBelow: 54,
      cell: (fill) => (
        <span className="wg:text-fg-muted">
          {fill.liquidity === 'Maker' ? t.maker : fill.liquidity === 'Taker' ? t.taker : '—'}
        </span>
      ),
    },
  ];
}
