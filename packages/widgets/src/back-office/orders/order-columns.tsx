import type { StaffOrder } from '@agio/api-client/contract';
import { Amount } from '@agio/ui/amount';
import type { DataGridColumn } from '@agio/ui/data-grid';
import { TimeText } from '@agio/ui/data-table';
import { useMessages } from '@agio/ui/language';
import { StatusPill, type StatusPillProps } from '@agio/ui/status-pill';
import { useMemo } from 'react';
import { SideAndType } from '../../lists/columns/order-cells.tsx';
import type { OrderRow } from '../../lists/columns/order-rows.ts';
import { useOrderColumns } from '../../lists/columns/orders.tsx';
import { orderStateMessages } from '../../words/order-state-messages.ts';
import { RowCard } from '../frame/list/row-card.tsx';
import { RowLink } from '../frame/list/row-link.tsx';
import { sorted, sortedDown, useStaffColumns } from '../frame/list/staff-columns.tsx';

/** An order of a customer, with what is needed to write its figures. */
type StaffOrderRow = StaffOrder & OrderRow;

const tones: Readonly<Record<StaffOrder['status'], StatusPillProps['tone']>> = {
  Open: 'accent',
  PartiallyFilled: 'accent',
  Filled: 'success',
  Cancelled: 'neutral',
  Rejected: 'danger',
  Unknown: 'neutral',
};

/** Status of an order, in a word. */
function OrderStatus({ status }: Pick<StaffOrder, 'status'>) {
  const { statuses } = useMessages(orderStateMessages);
  return <StatusPill tone={tones[status]}>{statuses[status]}</StatusPill>;
}

/** The columns of orders of all users. */
export function useStaffOrderColumns(): readonly DataGridColumn<StaffOrderRow>[] {
  const { id, market, side, type, price, amount, filled, status } = useOrderColumns();
  const { owner, time } = useStaffColumns();
  return useMemo(
    (): DataGridColumn<StaffOrderRow>[] => [
      { ...id, rowHeader: true, size: 126 },
      time,
      { ...owner, size: 124 },
      { ...market, ...sorted, size: 114 },
      { ...side, ...sorted, size: 76 },
      { ...type, ...sorted, size: 92 },
      { ...price, ...sortedDown, size: 112 },
      {
        ...amount,
        ...sortedDown,
        size: 116,
        cell: (order) => <Amount value={order.amount} unit={order.baseAsset} />,
      },
      { ...filled, ...sortedDown, size: 88 },
      {
        ...status,
        sortable: true,
        size: 108,
        cell: (order) => <OrderStatus status={order.status} />,
      },
    ],
    [id, time, owner, market, side, type, price, amount, filled, status],
  );
}

/** Order of a customer on a phone: a link to its details. */
export function OrderCard({ order, href }: { order: StaffOrderRow; href: string }) {
  return (
    <RowCard
      title={
        <RowLink href={href}>
          <SideAndType order={order} /> {order.symbol}
        </RowLink>
      }
      more={
        <>
          <bdi className="wg:block wg:truncate wg:match-parent">{order.userName}</bdi>
          <TimeText iso={order.createdAt} short />
        </>
      }
      end={<OrderStatus status={order.status} />}
      endMore={<Amount value={order.amount} unit={order.baseAsset} />}
    />
  );
}
