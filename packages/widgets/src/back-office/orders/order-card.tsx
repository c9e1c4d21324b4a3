import { Amount } from '@agio/ui/amount';
import { TimeText } from '@agio/ui/data-table';
import { SideAndType } from '../../lists/columns/order-cells.tsx';
import type { OrderRow } from '../../lists/columns/order-rows.ts';
import { RowLink } from '../frame/list/row-link.tsx';
import { OrderStatus } from './order-columns.tsx';

/** Order of a customer on a phone: a link to its details. */
export function OrderCard({ order, name, href }: { order: OrderRow; name: string; href: string }) {
  return (
    <div className="wg:relative wg:flex wg:min-h-18 wg:items-center wg:gap-3 wg:px-4 wg:py-3">
      <div className="wg:min-w-0 wg:flex-1">
        <RowLink href={href}>
          <SideAndType order={order} /> {order.symbol}
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
