import type { Changes } from '../../../engine/changes.ts';
import type { Exchange } from '../../../engine/exchange.ts';
import type { Market } from '../../../engine/market.ts';
import { isOpen, type Order } from '../../../engine/order.ts';
import type { OrderRecord } from '../../../records/trading.ts';
import { ListIndex } from './list-index.ts';

/** Facts of an order that the list of the staff filters and sorts by. */
export type ListedOrder = Pick<
  Order,
  | 'id'
  | 'accountId'
  | 'market'
  | 'side'
  | 'type'
  | 'status'
  | 'ticks'
  | 'lots'
  | 'filledLots'
  | 'createdAt'
  | 'updatedAt'
>;

/** Orders that have ended, and with them those that are open, which are in memory anyway. */
export class OrderIndex extends ListIndex<'orders', ListedOrder> {
  constructor(exchange: Exchange) {
    super(exchange, 'orders');
  }

  override *all(): Generator<ListedOrder> {
    yield* this.exchange.orders.allOpen();
    yield* super.all();
  }

  protected override rowOf(id: string, record: OrderRecord): ListedOrder | undefined {
    const market = this.exchange.markets.get(record.market);
    return market === undefined || isOpen(record) ? undefined : listed(id, record, market);
  }

  protected override *changed({ orders }: Changes): Generator<ListedOrder> {
    for (const order of orders.keys())
      if (!isOpen(order)) yield listed(order.id, order, order.market);
  }
}

function listed(id: string, order: Order | OrderRecord, market: Market): ListedOrder {
  const { accountId, side, type, status, ticks, createdAt, updatedAt } = order;
  const [lots, filledLots] = [BigInt(order.lots), BigInt(order.filledLots)];
  return {
    id,
    accountId,
    market,
    side,
    type,
    status,
    ticks,
    lots,
    filledLots,
    createdAt,
    updatedAt,
  };
}
