import { useInstruments, useUserOrders } from '@agio/api-client/react';
import { Decimal, formatPrice } from '@agio/money';
import { Amount } from '@agio/ui/amount';
import { CopyButton } from '@agio/ui/copy-button';
import { type DataTableColumn, TimeText } from '@agio/ui/data-table';
import { useLocale, useMessages } from '@agio/ui/language';
import { ShortText } from '@agio/ui/short-text';
import { useMemo } from 'react';
import { SideAndType } from '../../lists/columns/order-cells.tsx';
import { type OrderRow, orderRow } from '../../lists/columns/order-rows.ts';
import { useOrderColumns } from '../../lists/columns/orders.tsx';
import { orderStateMessages } from '../../words/order-state-messages.ts';
import { CopyableText } from '../frame/copyable-text.tsx';
import { profileMessages } from './profile-messages.ts';
import { ProfileTable } from './profile-table.tsx';
import { RowCard } from '../frame/list/row-card.tsx';
import { pageRows, pagingOf } from '../../lists/paging.ts';

/** The orders of one user, newest first. */
export function UserOrders({ userId }: { userId: string }) {
  const t = useMessages(profileMessages);
  const states = useMessages(orderStateMessages);
  const locale = useLocale();
  const orders = useUserOrders({ userId, limit: pageRows.staff });
  const { data: instruments } = useInstruments();
  const rows = useMemo(
    () => (orders.data?.items ?? []).map((order) => orderRow(order, instruments ?? [])),
    [orders.data, instruments],
  );
  return (
    <ProfileTable
      tab="orders"
      query={orders}
      columns={useColumns()}
      rows={rows}
      rowId={({ id }) => id}
      density="trading"
      cardHeight={5.5}
      card={(order) => (
        <RowCard
          title={
            <>
              <SideAndType order={order} /> <ShortText text={order.symbol} length={24} />
            </>
          }
          more={
            <>
              <Amount value={order.amount} minDigits={Decimal.of(order.stepSize).scale} />
              {order.price === null
                ? null
                : ` × ${formatPrice(order.price, { tickSize: order.tickSize, locale })}`}
            </>
          }
          end={states.statuses[order.status]}
          endMore={
            <span className="wg:text-xs wg:text-fg-muted">
              <TimeText iso={order.createdAt} short />
              <CopyButton value={order.id} labels={{ copy: t.copyOrder }} />
            </span>
          }
        />
      )}
      skeletonRows={8}
      {...pagingOf(orders)}
    />
  );
}

function useColumns(): DataTableColumn<OrderRow>[] {
  const t = useMessages(profileMessages);
  const { id, time, market, order, price, amount, filled, status } = useOrderColumns();
  return useMemo(
    () => [
      { ...time, hideBelow: 44 },
      { ...market, rowHeader: true },
      order,
      { ...price, hideBelow: 50 },
      { ...amount, hideBelow: 38 },
      { ...filled, hideBelow: 58 },
      status,
      {
        ...id,
        header: t.id,
        hideBelow: 62,
        cell: (row) => <CopyableText value={row.id} copy={t.copyOrder} length={12} />,
      },
    ],
    [t, id, time, market, order, price, amount, filled, status],
  );
}
