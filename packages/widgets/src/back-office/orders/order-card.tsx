import { Amount } from '@agio/ui/amount';
import { CellWords, TimeText } from '@agio/ui/data-table';
import { useMessages } from '@agio/ui/language';
import { type OrderRow, sideAndType } from '../../orders/index.ts';
import { common } from '../../words/messages.ts';
import { orderStateMessages } from '../../words/order-state-messages.ts';
import { RowLink } from '../frame/list/row-link.tsx';
import { OrderStatus } from './order-columns.tsx';

/** An order of somebody on a phone: a link to its details. */
export function OrderCard({ order, name, href }: { order: OrderRow; name: string; href: string }) {
  const { side: sides } = useMessages(common);
  const states = useMessages(orderStateMessages);
  return (
    <div className="wg:relative wg:flex wg:min-h-18 wg:items-center wg:gap-3 wg:px-4 wg:py-3">
      <div className="wg:min-w-0 wg:flex-1">
        <RowLink href={href}>
          <CellWords {...sideAndType(order, { sides, states })} /> {order.symbol}
        </RowLink>
        <span className="wg:block wg:truncate wg:text-sm wg:text-fg-muted">
          <bdi>{name}</bdi>
        </span>
        <TimeText iso={order.createdAt} short className="wg:text-sm wg:text-fg-muted" />
      </div>
      <div className="wg:flex wg:flex-none wg:flex-col wg:items-end wg:gap-1 wg:text-sm">
        <OrderStatus status={order.status} />
        <Amount value={order.amount} unit={order.baseAsset} />
      </div>
    </div>
  );
}
