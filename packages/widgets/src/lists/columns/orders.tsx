import { Decimal, formatPrice } from '@agio/money';
import { amountColumn, type DataTableColumn, timeColumn } from '@agio/ui/data-table';
import { useLocale, useMessages } from '@agio/ui/language';
import { ShortText } from '@agio/ui/short-text';
import { useMemo } from 'react';
import { orderStateMessages } from '../../words/order-state-messages.ts';
import { FilledPercent, SideAndType } from './order-cells.tsx';
import { orderColumnMessages } from './order-column-messages.ts';
import type { OrderRow } from './order-rows.ts';

type OrderColumnId = 'time' | 'market' | 'order' | 'price' | 'amount' | 'filled' | 'status';

/** Returns the columns that lists of orders share. A list names those that it shows, and says how. */
export function useOrderColumns(): Readonly<Record<OrderColumnId, DataTableColumn<OrderRow>>> {
  const t = useMessages(orderColumnMessages);
  const { statuses } = useMessages(orderStateMessages);
  const locale = useLocale();
  return useMemo(
    () => ({
      time: timeColumn({ id: 'time', header: t.time, time: ({ createdAt }) => createdAt }),
      market: {
        id: 'market',
        header: t.market,
        className: 'wg:font-medium',
        cell: ({ symbol }) => <ShortText text={symbol} length={24} />,
      },
      order: { id: 'order', header: t.order, cell: (order) => <SideAndType order={order} /> },
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
        amount: ({ amount, stepSize }) => ({
          value: amount,
          minDigits: Decimal.of(stepSize).scale,
        }),
      }),
      filled: {
        id: 'filled',
        header: t.filled,
        align: 'figures',
        cell: (order) => <FilledPercent order={order} />,
      },
      status: { id: 'status', header: t.status, cell: ({ status }) => statuses[status] },
    }),
    [t, statuses, locale],
  );
}
