// @where Trading: columns of the tables below the desk: open orders, order history, fills, balances
import type { Instrument, OrderWithFills } from '@agio/api-client/contract';
import { useExchange, useOpenOrders, useOrderHistory } from '@agio/api-client/react';
import { Decimal } from '@agio/money';
import {
  amountColumn,
  CellWords,
  DataTable,
  type DataTableColumn,
  priceColumn,
  timeColumn,
  wordColumn,
} from '@agio/ui/data-table';
import { cutText, ShortText } from '@agio/ui/short-text';
import { useCallback, useMemo } from 'react';
import { type MessagesOf, useMessages } from '@agio/ui/language';
import { useAccountLoadState, useLoadNotes } from '../states/index.ts';
import { common } from '../words/messages.ts';
import { allRows } from '../lists/csv/read-pages.ts';
import { matchesFilter } from '../lists/order-filter.ts';
import { DetailsButton } from './details/details-button.tsx';
import { fillExport } from '../lists/csv/contract-columns.ts';
import { feeFigure } from './fee-figure.ts';
import { messages, type OrdersWords } from './messages.ts';
import { orderColumnMessages } from '../lists/columns/order-column-messages.ts';
import { sideWord } from '../lists/columns/order-cells.tsx';
import { type FillRow, fillRows } from '../lists/columns/order-rows.ts';
import { historyQuery, readHistory } from './read-history.ts';
import { TableToolbar } from './table-toolbar.tsx';
import { useTableTools } from './table-tools.tsx';
import { useLoadUntilShown, pageRows } from '../lists/paging.ts';
import { useNoOrderMatch } from './filter/order-filter-chips.tsx';
import type { TableFilter } from './filter/use-table-filter.ts';

const noRows: never[] = [];

/** Fills of the user's orders, including open ones, one row a fill; loads another page of orders at a time. */
export function FillsTable({
  filtering,
  instruments,
}: {
  filtering: TableFilter;
  instruments: readonly Instrument[];
}) {
  const t = useMessages(messages);
  const c = useMessages(orderColumnMessages);
  const words = useMessages(common);
  const client = useExchange();
  const { filter, span } = filtering;
  // An order may have ended after the last day that is asked for, its fills not.
  const query = useMemo(() => historyQuery(filter, { from: span.from }), [filter, span]);
  const open = useOpenOrders();
  const closed = useOrderHistory({ ...query, limit: pageRows.customer });
  const error = open.error ?? closed.error;
  const more = Boolean(closed.data?.nextCursor);
  const rowsOf = useCallback(
    (live: readonly OrderWithFills[], ended: readonly OrderWithFills[], hasMore: boolean) =>
      fillRows(live, ended, { instruments, more: hasMore }).filter((fill) =>
        matchesFilter(fill.order, fill.time, filter, span),
      ),
    [instruments, filter, span],
  );
  const rows = useMemo(
    () => open.data && closed.data && rowsOf(open.data, closed.data.items, more),
    [open.data, closed.data, rowsOf, more],
  );
  const { hiddenColumns } = useTableTools();
  const columns = useMemo(() => columnsOf(t, c, words.side), [t, c, words]);
  const noMatch = useNoOrderMatch(filtering, instruments);
  const shown = useLoadUntilShown({ ...closed, error }, rows?.length ?? 0);
  const state = useAccountLoadState(
    { data: shown.data && rows, error },
    rows?.length === 0 && (noMatch ? 'noMatch' : true),
  );
  const notes = useLoadNotes(state, {
    error: t.historyError,
    empty: noMatch ?? { title: t.fillsEmpty, text: t.fillsEmptyHint },
    signedOut: { title: t.signedOut },
    notActive: { title: t.notActive },
  });
  return (
    <>
      <TableToolbar
        columns={columns}
        file={
          rows && rows.length > 0
            ? {
                name: 'fills',
                columns: fillExport,
                read: async function* readFills(signal) {
                  const ended = await allRows(readHistory(client, query, signal));
                  yield rowsOf(open.data ?? noRows, ended, false);
                },
              }
            : undefined
        }
      />
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
  c: MessagesOf<typeof orderColumnMessages>,
  sides: MessagesOf<typeof common>['side'],
): DataTableColumn<FillRow>[] {
  return [
    timeColumn({
      id: 'time',
      header: c.time,
      optional: true,
      keepSeconds: true,
      time: (fill) => fill.time,
    }),
    {
      id: 'market',
      header: c.market,
      rowHeader: true,
      className: 'wg:font-medium',
      cell: (fill) => <ShortText text={fill.symbol} length={24} />,
    },
    {
      id: 'side',
      header: sides.name,
      cell: (fill) => (
        <DetailsButton order={{ ...fill, ...fill.order }}>
          <CellWords {...sideWord(fill.side, sides)} />
        </DetailsButton>
      ),
    },
    priceColumn({
      id: 'price',
      header: c.price,
      price: ({ price, tickSize }) => ({ value: price, tickSize }),
    }),
    amountColumn({
      id: 'amount',
      header: c.amount,
      amount: (fill) => ({
        value: fill.amount,
        minDigits: Decimal.of(fill.stepSize).scale,
        unit: cutText(fill.baseAsset, 12),
      }),
    }),
    amountColumn({
      id: 'total',
      header: c.total,
      optional: true,
      hideBelow: 38,
      amount: (fill) => ({
        value: fill.total,
        minDigits: 2,
        maxDigits: 2,
        unit: cutText(fill.quoteAsset, 12),
      }),
    }),
    amountColumn({
      id: 'fee',
      header: c.fee,
      optional: true,
      hideBelow: 44,
      amount: (fill) => ({
        ...feeFigure(fill.fee),
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
