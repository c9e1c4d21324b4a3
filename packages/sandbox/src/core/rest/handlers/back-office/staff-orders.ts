// @where Back office: columns of an exported list of staff
import { csvFile, type StaffOrder } from '@agio/api-client/contract';
import { type OrderFilter, passes } from '../../../engine/order-history.ts';
import type { Order } from '../../../engine/order.ts';
import { orderView } from '../../../engine/views/order-view.ts';
import { withTotal } from '../../../store/paged-lists.ts';
import { refuse } from '../../../refusal.ts';
import { isWithin } from '../../../services/paging.ts';
import { isNewestFirst, sortedPage } from '../../../services/sorting.ts';
import { differences } from '../../../services/staff/differences.ts';
import type { AreaHandlers, Context } from '../../context.ts';
import { peopleFound } from './find-people.ts';
import { orderKeys } from './sort-keys.ts';
import { fileName, filterOf, longestFile, owner, rowsOf } from './staff-lists.ts';
import { trail } from '../../../language/staff-messages.ts';

/** Characters from which on a text is looked for as the beginning of an id, and not as a whole one. */
const shortestBeginning = 4;

type OrdersQuery = Omit<OrderFilter, 'accountId' | 'cursor' | 'limit'> & {
  userId?: string | undefined;
};

export const staffOrders: Pick<
  AreaHandlers<'backOfficeTrading'>,
  'orders' | 'ordersCsv' | 'cancelOrder'
> = {
  orders: (context, { id, cursor, limit, sort, ...filter }) => {
    if (id !== undefined) {
      const order = context.exchange.orders.get(id);
      return { items: order ? [staffOrder(context, order)] : [], nextCursor: null };
    }
    const { orders } = context.exchange;
    const { items, ...page } =
      filter.search === undefined && isNewestFirst(sort)
        ? withTotal(orders.placed({ ...filterOf(filter), cursor, limit }), { cursor }, () =>
            orders.countPlaced(filterOf(filter)),
          )
        : sortedPage(ordersAskedFor(context, filter), orderKeys(context), {
            sort: sort ?? '-time',
            cursor,
            limit,
          });
    return { items: items.map((order) => staffOrder(context, order)), ...page };
  },

  ordersCsv: (context, { sort, ...filter }) => {
    const header = [
      'time',
      'order',
      'user',
      'name',
      'market',
      'side',
      'type',
      'price',
      'amount',
      'filled',
      'average',
      'status',
    ];
    const all = ordersAskedFor(context, filter);
    const found =
      filter.search === undefined && isNewestFirst(sort)
        ? all
        : sortedPage(all, orderKeys(context), { sort: sort ?? '-time', limit: longestFile }).items;
    const rows = rowsOf(found, (each) => {
      const order = staffOrder(context, each);
      return [
        order.createdAt,
        order.id,
        order.userId,
        order.userName,
        order.market,
        order.side,
        order.type,
        order.price ?? '',
        order.amount,
        order.filledAmount,
        order.averagePrice ?? '',
        order.status,
      ];
    });
    context.audit.exported(context.actor(), 'orders', rows.length, filter);
    return { blob: csvFile(header, rows), fileName: fileName('orders', context.now) };
  },

  cancelOrder: (context, { id, reason = '' }) => {
    const order = context.exchange.orders.get(id);
    if (order === undefined) throw refuse('orderNotFound', 'id');
    const { status } = order;
    context.exchange.cancel(order, 'CancelledByAdmin');
    context.audit.add(order.accountId, context.actor(), trail.cancelledOrder, {
      detail: reason === '' ? id : `${id}: ${reason}`,
      changes: differences({ status }, { status: order.status }),
    });
    return orderView(order);
  },
};

/**
 * The orders that are asked for, newest first unless searched for. A search reads those of the people whom it finds, and
 * those whose id begins so; it looks at no others, however many there are.
 */
function* ordersAskedFor(context: Context, filter: OrdersQuery): Generator<Order> {
  const { orders } = context.exchange;
  const asked = filterOf(filter);
  const people = peopleFound(context, filter.search);
  if (people === undefined) {
    yield* orders.allPlaced(asked);
    return;
  }
  const { userId } = filter;
  for (const accountId of people) {
    if (userId === undefined || userId === accountId) {
      yield* orders.allPlaced({ ...asked, accountId });
    }
  }
  const start = filter.search?.trim().toLowerCase() ?? '';
  const whole = orders.get(start);
  // Less than a few letters begin every id.
  const named =
    start.length >= shortestBeginning
      ? orders.beginning(start)
      : whole === undefined
        ? []
        : [whole];
  for (const order of named) {
    const isOther = !people.has(order.accountId);
    if (
      isOther &&
      (userId === undefined || userId === order.accountId) &&
      isWithin(order.createdAt, filter) &&
      passes(order, asked)
    ) {
      yield order;
    }
  }
}

function staffOrder(context: Context, order: Order): StaffOrder {
  return { ...orderView(order), ...owner(context, order.accountId) };
}
