// @where Trading: cells and columns that lists of orders share
import { formatPrice } from '@agio/money';
import { amountColumn, CellWords, type DataTableColumn, timeColumn } from '@agio/ui/data-table';
import { useLocale, useMessages } from '@agio/ui/language';
import { ShortText } from '@agio/ui/short-text';
import { useMemo } from 'react';
import { common } from '../../words/messages.ts';
import { orderStateMessages } from '../../words/order-state-messages.ts';
import { FilledPercent, SideAndType, sideWord } from './order-cells.tsx';
import { orderColumnMessages } from './order-column-messages.ts';
import { type OrderRow, sizeOf } from './order-rows.ts';

type OrderColumnId =
  | 'id'
  | 'time'
  | 'market'
  | 'order'
  | 'side'
  | 'type'
  | 'price'
  | 'amount'
  | 'filled'
  | 'status';

/** The unit is said where it is not the one of the market's amounts. */
export const amountFigure = (order: OrderRow) => {
  const { unit, ...figure } = sizeOf(order);
  return unit === order.baseAsset ? figure : { ...figure, unit };
};

/** Returns the columns that lists of orders share. A list names those that it shows, and says how. */
export function useOrderColumns(): Readonly<Record<OrderColumnId, DataTableColumn<OrderRow>>> {
  const t = useMessages(orderColumnMessages);
  const { side: sides } = useMessages(common);
  const { statuses, typeNames } = useMessages(orderStateMessages);
  const locale = useLocale();
  return useMemo(
    () => ({
      id: {
        id: 'id',
        header: t.id,
        cell: ({ id }) => <ShortText text={id} length={14} className="wg:num" />,
      },
      time: timeColumn({ id: 'time', header: t.time, time: ({ createdAt }) => createdAt }),
      market: {
        id: 'market',
        header: t.market,
        className: 'wg:font-medium',
        cell: ({ symbol }) => <ShortText text={symbol} length={24} />,
      },
      order: { id: 'order', header: t.order, cell: (order) => <SideAndType order={order} /> },
      side: {
        id: 'side',
        header: t.side,
        cell: ({ side }) => <CellWords {...sideWord(side, sides)} />,
      },
      type: { id: 'type', header: t.type, cell: ({ type }) => typeNames[type] },
      price: {
        id: 'price',
        header: t.price,
        align: 'figures',
        className: 'wg:num',
        cell: ({ price, tickSize }) =>
          price === null ? t.marketPrice : formatPrice(price, { tickSize, locale }),
      },
      amount: amountColumn({
        id: 'amount',
        header: t.amount,
        amount: amountFigure,
      }),
      filled: {
        id: 'filled',
        header: t.filled,
        align: 'figures',
        cell: (order) => <FilledPercent order={order} />,
      },
      status: { id: 'status', header: t.status, cell: ({ status }) => statuses[status] },
    }),
    [t, sides, statuses, typeNames, locale],
  );
}
