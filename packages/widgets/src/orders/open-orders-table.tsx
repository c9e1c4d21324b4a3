import { Decimal } from '@agio/money';
import { Amount } from '@agio/ui/amount';
import {
  amountColumn,
  CellWords,
  DataTable,
  type DataTableColumn,
  type DataTableProps,
  priceColumn,
  timeColumn,
} from '@agio/ui/data-table';
import { useLocale, useMessages } from '@agio/ui/language';
import { ShortText } from '@agio/ui/short-text';
import { useMemo } from 'react';
import { onePage } from '../lists/csv/read-pages.ts';
import { common } from '../words/messages.ts';
import { orderStateMessages, type OrderStateWords } from '../words/order-state-messages.ts';
import { DetailsButton } from './details/details-button.tsx';
import { orderExport } from '../lists/csv/contract-columns.ts';
import { CancelButton, EditButton } from './order-buttons.tsx';
import { messages, type OrdersWords } from './messages.ts';
import { MarketDistance } from './market-distance.tsx';
import { OrderCard } from './order-card.tsx';
import { FilledPercent, sideAndType, type SideWords, triggerText } from './order-parts.tsx';
import type { OrderRow } from './order-rows.ts';
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
  const states = useMessages(orderStateMessages);
  const { side: sides } = useMessages(common);
  const locale = useLocale();
  const { hiddenColumns } = useTableTools();
  const columns = useMemo(
    () =>
      columnsOf({
        t,
        sides,
        states,
        locale,
        orders,
        cancelling,
        onCancel,
        onEdit,
        ofOneMarket,
        hasDistance,
      }),
    [t, sides, states, locale, orders, cancelling, onCancel, onEdit, ofOneMarket, hasDistance],
  );
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

/** Returns the columns. A narrow panel drops, in this order: the year, the distance, Total, and Market where all orders are of the page's own. */
function columnsOf({
  t,
  sides,
  states,
  locale,
  orders,
  cancelling,
  onCancel,
  onEdit,
  ofOneMarket,
  hasDistance,
}: {
  t: OrdersWords;
  sides: SideWords;
  states: OrderStateWords;
  locale: string;
} & Required<
  Pick<OpenOrdersTableProps, 'orders' | 'onCancel'> & {
    cancelling: ReadonlySet<string>;
    ofOneMarket: boolean;
    hasDistance: boolean;
  }
> &
  Pick<OpenOrdersTableProps, 'onEdit'>): DataTableColumn<OrderRow>[] {
  const digits = digitsOf(orders);
  const distance: DataTableColumn<OrderRow> = {
    id: 'distance',
    header: t.distance,
    optional: true,
    align: 'figures',
    hideBelow: 58,
    cell: (order) => <MarketDistance order={order} />,
  };
  return [
    timeColumn({
      id: 'placed',
      header: t.placed,
      optional: true,
      sortable: true,
      time: (order) => order.createdAt,
      keepSeconds: true,
    }),
    {
      id: 'market',
      header: t.market,
      sortBy: (order) => order.symbol,
      className: 'wg:font-medium',
      hideBelow: ofOneMarket ? 44 : undefined,
      cell: (order) => <ShortText text={order.symbol} length={24} />,
    },
    {
      id: 'order',
      header: t.order,
      cell: (order) => (
        <>
          <DetailsButton order={order}>
            <CellWords {...sideAndType(order, { sides, states, t })} />
          </DetailsButton>
          <span className="wg:num wg:text-fg-muted">{triggerText(order, { t, locale })}</span>
        </>
      ),
    },
    priceColumn({
      id: 'price',
      header: t.price,
      optional: true,
      sortable: true,
      none: t.marketPrice,
      price: ({ price, tickSize }) => ({ value: price, tickSize, alignDigits: digits.price }),
    }),
    ...(hasDistance ? [distance] : []),
    amountColumn({
      id: 'amount',
      header: t.amount,
      amount: ({ amount, stepSize }) => ({
        value: amount,
        minDigits: Decimal.of(stepSize).scale,
        alignDigits: digits.amount,
      }),
    }),
    {
      id: 'filled',
      header: t.filled,
      optional: true,
      align: 'figures',
      cell: (order) => <FilledPercent order={order} hasMeter />,
    },
    {
      id: 'total',
      header: t.total,
      optional: true,
      align: 'figures',
      hideBelow: 44,
      cell: ({ price, amount, quoteAsset }) => (
        <Amount
          value={price === null ? undefined : Decimal.of(price).times(Decimal.of(amount))}
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
      cell: (order) => (
        <>
          <EditButton
            size="sm"
            order={order}
            isCancelling={cancelling.has(order.id)}
            onEdit={onEdit}
          />
          <CancelButton
            size="sm"
            order={order}
            isCancelling={cancelling.has(order.id)}
            onCancel={onCancel}
          />
        </>
      ),
    },
  ];
}

/** The longest fractions of the columns: orders of several markets stand in one table. */
function digitsOf(orders: readonly OrderRow[]) {
  const most = (step: 'tickSize' | 'stepSize') =>
    Math.max(0, ...[...new Set(orders.map((order) => order[step]))].map(scaleOf));
  return { price: most('tickSize'), amount: most('stepSize') };
}

const scaleOf = (step: string): number => Decimal.of(step).scale;
