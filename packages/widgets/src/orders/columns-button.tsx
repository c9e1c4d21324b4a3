import { IconButton } from '@agio/ui/icon-button';
import { useMessages } from '@agio/ui/language';
import { Columns3 } from 'lucide-react';
import { LazyMenu } from '../provider/index.ts';
import type { ColumnsMenuProps } from './columns-menu.tsx';
import { messages, type OrdersWords } from './messages.ts';

/** The tables of the panel. */
export type OrdersTab = 'open' | 'history' | 'fills' | 'balances';

/** Which columns the reader may take away: what a row is about, and its buttons, stay. */
const optional = (t: OrdersWords): Record<OrdersTab, ColumnsMenuProps['columns']> => ({
  open: [
    { id: 'placed', header: t.placed },
    { id: 'price', header: t.price },
    { id: 'filled', header: t.filled },
    { id: 'total', header: t.total },
  ],
  history: [
    { id: 'ended', header: t.ended },
    { id: 'price', header: t.price },
    { id: 'average', header: t.averagePrice },
    { id: 'filled', header: t.filled },
    { id: 'fee', header: t.fee },
    { id: 'status', header: t.status },
  ],
  fills: [
    { id: 'time', header: t.fillTime },
    { id: 'fee', header: t.fee },
    { id: 'role', header: t.role },
  ],
  balances: [
    { id: 'total', header: t.balanceTotal },
    { id: 'available', header: t.balanceAvailable },
    { id: 'inOrders', header: t.balanceInOrders },
    { id: 'value', header: t.balanceValue },
  ],
});

const load = async () => ({ default: (await import('./columns-menu.tsx')).ColumnsMenu });

/** Chooses the columns of the table on screen. */
export function ColumnsButton({
  tab,
  ...choice
}: { tab: OrdersTab } & Pick<ColumnsMenuProps, 'hidden' | 'onHiddenChange'>) {
  const t = useMessages(messages);
  return (
    <LazyMenu load={load} contentProps={{ columns: optional(t)[tab], ...choice }}>
      {(button) => (
        <IconButton size="sm" label={t.columns} {...button}>
          <Columns3 size={14} strokeWidth={1.5} aria-hidden />
        </IconButton>
      )}
    </LazyMenu>
  );
}
