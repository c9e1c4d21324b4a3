import type { Instrument, orderSorts, StaffOrder } from '@agio/api-client/contract';
import { Amount } from '@agio/ui/amount';
import type { DataGridColumn } from '@agio/ui/data-grid';
import { CellWords, TimeText } from '@agio/ui/data-table';
import { useMessages } from '@agio/ui/language';
import { Price } from '@agio/ui/price';
import { ShortText } from '@agio/ui/short-text';
import { StatusPill, type StatusPillProps } from '@agio/ui/status-pill';
import { useMemo } from 'react';
import { FilledPercent, sideWord } from '../../lists/columns/order-cells.tsx';
import { orderRow } from '../../lists/columns/order-rows.ts';
import { common } from '../../words/messages.ts';
import { orderStateMessages } from '../../words/order-state-messages.ts';
import { tradingMessages } from '../frame/trading-messages.ts';

/** Columns that can sort, by what an address calls them: those that the exchange sorts by. */
export const orderColumnIds = [
  'time',
  'user',
  'market',
  'side',
  'type',
  'price',
  'amount',
  'filled',
  'status',
] as const satisfies typeof orderSorts;

const tones: Readonly<Record<StaffOrder['status'], StatusPillProps['tone']>> = {
  Open: 'accent',
  PartiallyFilled: 'accent',
  Filled: 'success',
  Cancelled: 'neutral',
  Rejected: 'danger',
  Unknown: 'neutral',
};

/** How an order stands, in a word. */
export function OrderStatus({ status }: Pick<StaffOrder, 'status'>) {
  const { statuses } = useMessages(orderStateMessages);
  return <StatusPill tone={tones[status]}>{statuses[status]}</StatusPill>;
}

/** The columns of orders of all users. */
export function useStaffOrderColumns(
  instruments: readonly Instrument[],
): readonly DataGridColumn<StaffOrder>[] {
  const t = useMessages(tradingMessages);
  const { side: sides } = useMessages(common);
  const states = useMessages(orderStateMessages);
  return useMemo((): DataGridColumn<StaffOrder>[] => {
    const marketOf = (order: StaffOrder) => orderRow({ ...order, fills: [] }, instruments);
    return [
      {
        id: 'id',
        header: t.orders.id,
        rowHeader: true,
        size: 126,
        cell: ({ id }) => <ShortText text={id} length={14} className="wg:num" />,
      },
      {
        id: 'time',
        header: t.time,
        size: 190,
        optional: true,
        sortFirst: 'descending',
        sortable: true,
        cell: ({ createdAt }) => <TimeText iso={createdAt} className="wg:text-fg-muted" />,
      },
      {
        id: 'user',
        header: t.user,
        size: 124,
        optional: true,
        sortable: true,
        cell: ({ userName }) => <bdi>{userName}</bdi>,
      },
      {
        id: 'market',
        header: t.market,
        size: 114,
        optional: true,
        sortable: true,
        cell: (order) => marketOf(order).symbol,
      },
      {
        id: 'side',
        header: t.side,
        size: 76,
        optional: true,
        sortable: true,
        cell: (order) => <CellWords {...sideWord(order.side, sides)} />,
      },
      {
        id: 'type',
        header: t.type,
        size: 92,
        optional: true,
        sortable: true,
        cell: ({ type }) => states.typeNames[type],
      },
      {
        id: 'price',
        header: t.price,
        align: 'figures',
        size: 112,
        optional: true,
        sortFirst: 'descending',
        sortable: true,
        cell: (order) => <Price value={order.price} tickSize={marketOf(order).tickSize} />,
      },
      {
        id: 'amount',
        header: t.amount,
        align: 'figures',
        size: 116,
        optional: true,
        sortFirst: 'descending',
        sortable: true,
        cell: (order) => <Amount value={order.amount} unit={marketOf(order).baseAsset} />,
      },
      {
        id: 'filled',
        header: t.filled,
        align: 'figures',
        size: 88,
        optional: true,
        sortable: true,
        sortFirst: 'descending',
        cell: (order) => <FilledPercent order={order} />,
      },
      {
        id: 'status',
        header: t.status,
        size: 108,
        sortable: true,
        cell: (order) => <OrderStatus status={order.status} />,
      },
    ];
  }, [t, sides, states, instruments]);
}
