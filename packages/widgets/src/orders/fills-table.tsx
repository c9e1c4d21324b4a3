import type { Instrument } from '@agio/api-client/contract';
import { useOpenOrders, useOrderHistory } from '@agio/api-client/react';
import { Decimal } from '@agio/money';
import {
  amountColumn,
  DataTable,
  type DataTableColumn,
  priceColumn,
  timeColumn,
  wordColumn,
} from '@agio/ui/data-table';
import { cutText, ShortText } from '@agio/ui/short-text';
import { useMemo } from 'react';
import { type MessagesOf, useMessages } from '@agio/ui/language';
import { useAccountLoadState, useLoadNotes } from '../provider/index.ts';
import { common } from '../shared/messages.ts';
import { ColumnsButton } from './columns-button.tsx';
import { messages, type OrdersWords } from './messages.ts';
import { sideWord } from './order-parts.tsx';
import { type FillRow, fillRows } from './order-rows.ts';
import { useTableTools } from './table-tools.tsx';

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
  const { hiddenColumns } = useTableTools();
  const columns = useMemo(() => columnsOf(t, words.side), [t, words]);
  const state = useAccountLoadState({ data: rows, error }, rows?.length === 0);
  const notes = useLoadNotes(state, {
    error: t.historyError,
    empty: { title: t.fillsEmpty, text: t.fillsEmptyHint },
    signedOut: { title: t.signedOut },
    notActive: { title: t.notActive },
  });
  return (
    <>
      <ColumnsButton columns={columns} />
      <DataTable
        hiddenColumns={hiddenColumns}
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
    </>
  );
}

function columnsOf(
  t: OrdersWords,
  sides: MessagesOf<typeof common>['side'],
): DataTableColumn<FillRow>[] {
  return [
    timeColumn({ id: 'time', header: t.fillTime, optional: true, time: (fill) => fill.time }),
    {
      id: 'market',
      header: t.market,
      rowHeader: true,
      className: 'wg:font-medium',
      cell: (fill) => <ShortText text={fill.symbol} length={24} />,
    },
    wordColumn({ id: 'side', header: sides.name, word: (fill) => sideWord(fill.side, sides) }),
    priceColumn({
      id: 'price',
      header: t.price,
      price: ({ price, tickSize }) => ({ value: price, tickSize }),
    }),
    amountColumn({
      id: 'amount',
      header: t.amount,
      amount: (fill) => ({
        value: fill.amount,
        minDigits: Decimal.of(fill.stepSize).scale,
        unit: cutText(fill.baseAsset, 12),
      }),
    }),
    amountColumn({
      id: 'fee',
      header: t.fee,
      optional: true,
      hideBelow: 44,
      amount: (fill) => ({
        value: fill.fee,
        maxDigits: feeDigits,
        alignDigits: feeDigits,
        unit: cutText(fill.feeAsset, 12),
      }),
    }),
    wordColumn({
      id: 'role',
      header: t.role,
      optional: true,
      hideBelow: 50,
      word: ({ liquidity }) => ({
        word: liquidity === 'Maker' ? t.maker : liquidity === 'Taker' ? t.taker : '—',
        tone: 'muted',
      }),
    }),
  ];
}
