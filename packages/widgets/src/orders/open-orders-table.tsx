// @where Trading: columns of the tables below the desk: open orders, order history, fills, balances
import { Decimal } from '@agio/money';
import { Amount } from '@agio/ui/amount';
import {
  amountColumn,
  DataTable,
  type DataTableColumn,
  type DataTableProps,
  priceColumn,
  timeColumn,
} from '@agio/ui/data-table';
import { useMessages } from '@agio/ui/language';
import { useMemo } from 'react';
import { onePage } from '../lists/csv/read-pages.ts';
import { DetailsButton } from './details/details-button.tsx';
import { orderExport } from '../lists/csv/contract-columns.ts';
import { CancelButton, EditButton } from './order-buttons.tsx';
import { messages } from './messages.ts';
import { MarketDistance } from './market-distance.tsx';
import { OrderCard } from './order-card.tsx';
import { FilledPercent, SideAndType, TriggerText } from '../lists/columns/order-cells.tsx';
import { orderColumnMessages } from '../lists/columns/order-column-messages.ts';
import { amountFigure, useOrderColumns } from '../lists/columns/orders.tsx';
import type { OrderRow } from '../lists/columns/order-rows.ts';
import { TableToolbar } from './table-toolbar.tsx';
import { useTableTools } from './table-tools.tsx';

export interface OpenOrdersTableProps extends Omit<
  DataTableProps<OrderRow>,
  'label' | 'columns' | 'rows' | 'rowId' | 'density' | 'card' | 'defaultSort' | 'hiddenColumns'
> {
  /** The open orders, in any order. */
  orders: readonly OrderRow[];
  /** Ids of orders whose cancelling is on its way. */
  cancelling?: ReadonlySet<string> | undefined;
  /** Called with the id of the order to cancel. */
  onCancel: (id: string) => void;
  /** Called with the order to edit; without it no order can be edited. */
  onEdit?: ((order: OrderRow) => void) | undefined;
  /** All orders are of the market that the page is about anyway: in a narrow panel Market goes as well. */
  ofOneMarket?: boolean | undefined;
  /** With the distance of each order from its market, live: for a table inside of an exchange. */
  hasDistance?: boolean | undefined;
}

const none: ReadonlySet<string> = new Set();

/** Open orders, newest first, each with a button that cancels it. */
export function OpenOrdersTable({
  orders,
  cancelling = none,
  onCancel,
  onEdit,
  ofOneMarket = false,
  hasDistance = false,
  ...rest
}: OpenOrdersTableProps) {
  const t = useMessages(messages);
  const { hiddenColumns } = useTableTools();
  const columns = useColumns({ orders, cancelling, onCancel, onEdit, ofOneMarket, hasDistance });
  return (
    <>
      <TableToolbar columns={columns} file={orders.length === 0 ? undefined : fileOf(orders)} />
      <DataTable
        hiddenColumns={hiddenColumns}
        label={t.open}
        columns={columns}
        rows={orders}
        rowId={({ id }) => id}
        density="trading"
        defaultSort={{ column: 'placed', direction: 'descending' }}
        isMuted={({ id }) => cancelling.has(id)}
        cardsBelow={38}
        cardHeight={6}
        card={(order) => (
          <OrderCard
            order={order}
            isCancelling={cancelling.has(order.id)}
            onCancel={onCancel}
            onEdit={onEdit}
          />
        )}
        {...rest}
      />
    </>
  );
}

const fileOf = (orders: readonly OrderRow[]) => ({
  name: 'open-orders',
  columns: orderExport,
  read: () => onePage(orders),
});

/**
 * Returns the columns. A narrow panel drops, in this order: the year, the distance, Total, and Market if all orders are
 * of the page's own.
 */
function useColumns({
  orders,
  cancelling,
  onCancel,
  onEdit,
  ofOneMarket,
  hasDistance,
}: Required<
  Pick<OpenOrdersTableProps, 'orders' | 'onCancel'> & {
    cancelling: ReadonlySet<string>;
    ofOneMarket: boolean;
    hasDistance: boolean;
  }
> &
  Pick<OpenOrdersTableProps, 'onEdit'>): DataTableColumn<OrderRow>[] {
  const t = useMessages(messages);
  const c = useMessages(orderColumnMessages);
  const { market, order, amount, filled } = useOrderColumns();
  return useMemo(() => {
    const digits = digitsOf(orders);
    const distance: DataTableColumn<OrderRow> = {
      id: 'distance',
      header: t.distance,
      optional: true,
      align: 'figures',
      hideBelow: 58,
      cell: (row) => <MarketDistance order={row} />,
    };
    return [
      timeColumn({
        id: 'placed',
        header: c.placed,
        optional: true,
        sortable: true,
        time: (row) => row.createdAt,
        keepSeconds: true,
      }),
      { ...market, sortBy: (row) => row.symbol, hideBelow: ofOneMarket ? 44 : undefined },
      {
        ...order,
        cell: (row) => (
          <>
            <DetailsButton order={row}>
              <SideAndType order={row} hasTerms />
            </DetailsButton>
            <span className="wg:num wg:text-fg-muted">
              <TriggerText order={row} />
            </span>
          </>
        ),
      },
      priceColumn({
        id: 'price',
        header: c.price,
        optional: true,
        sortable: true,
        none: c.marketPrice,
        price: ({ price, tickSize }) => ({ value: price, tickSize, alignDigits: digits.price }),
      }),
      ...(hasDistance ? [distance] : []),
      amountColumn({
        ...amount,
        amount: (row) => ({ ...amountFigure(row), alignDigits: digits.amount }),
      }),
      { ...filled, optional: true, cell: (row) => <FilledPercent order={row} hasMeter /> },
      {
        id: 'total',
        header: c.total,
        optional: true,
        align: 'figures',
        hideBelow: 44,
        yields: true,
        cell: ({ price, amount: whole, quoteAsset }) => (
          <Amount
            value={price === null ? undefined : Decimal.of(price).times(Decimal.of(whole))}
            minDigits={2}
            maxDigits={2}
            unit={quoteAsset}
          />
        ),
      },
      {
        id: 'cancel',
        header: t.cancel,
        headerHidden: true,
        align: 'end',
        width: onEdit ? '4rem' : '2.5rem',
        skeleton: 'none',
        cell: (row) => {
          const given = { order: row, isCancelling: cancelling.has(row.id) };
          return (
            <>
              <EditButton size="sm" {...given} onEdit={onEdit} />
              <CancelButton size="sm" {...given} onCancel={onCancel} />
            </>
          );
        },
      },
    ];
  }, [
    t,
    c,
    market,
    order,
    amount,
    filled,
    orders,
    cancelling,
    onCancel,
    onEdit,
    ofOneMarket,
    hasDistance,
  ]);
}

/** The longest fractions of the columns: orders of several markets stand in one table. */
function digitsOf(orders: readonly OrderRow[]) {
  const most = (step: 'tickSize' | 'stepSize') =>
    Math.max(0, ...[...new Set(orders.map((order) => order[step]))].map(scaleOf));
  return { price: most('tickSize'), amount: most('stepSize') };
}

const scaleOf = (step: string): number => Decimal.of(step).scale;
