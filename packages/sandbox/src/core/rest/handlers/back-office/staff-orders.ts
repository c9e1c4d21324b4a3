// @where Back office: columns of an exported list of staff
import { csvFile, type StaffOrder } from '@agio/api-client/contract';
import { type OrderFilter, passes } from '../../../engine/order-history.ts';
import type { Order } from '../../../engine/order.ts';
import { orderView, orderWithFillsView } from '../../../engine/views/order-view.ts';
import { withTotal } from '../../../store/paged-lists.ts';
import { refuse } from '../../../refusal.ts';
import { isNewestFirst, lengthOf, maxListed, sortedPage } from '../../../services/sorting.ts';
import type { ListedOrder } from '../../../services/staff/list-index/order-index.ts';
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
  tradedFrom?: string | undefined;
};

/** Returns true for a filter by what lists of orders keep of their entries. */
const isPlain = ({ search, tradedFrom }: OrdersQuery): boolean =>
  search === undefined && tradedFrom === undefined;

export const staffOrders: Pick<
  AreaHandlers<'backOfficeTrading'>,
  'orders' | 'ordersCsv' | 'cancelOrder'
> = {
  orders: (context, { id, cursor, limit, sort, ...filter }) => {
    if (id !== undefined) {
      const order = context.exchange.orders.get(id);
      return { items: order ? [withFills(context, order)] : [], nextCursor: null };
    }
    const { orderIndex } = context;
    if (isPlain(filter) && isNewestFirst(sort)) {
      const { orders } = context.exchange;
      const page = withTotal(
        orders.placed({ ...filterOf(filter), cursor, limit }),
        { cursor },
        () =>
          orderIndex.isWhole
            ? { count: lengthOf(ordersAskedFor(context, filter)), isMore: false }
            : orders.countPlaced(filterOf(filter)),
      );
      return { ...page, items: page.items.map((order) => staffOrder(context, order)) };
    }
    const { items, ...page } = sortedPage(ordersAskedFor(context, filter), orderKeys(context), {
      sort: sort ?? '-time',
      cursor,
      limit,
      most: maxListed,
    });
    return { items: items.flatMap((each) => asWhole(context, each)), ...page };
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
      ...exitColumns,
      ...sliceColumns,
    ];
    const found =
      isPlain(filter) && isNewestFirst(sort)
        ? context.exchange.orders.allPlaced(filterOf(filter))
        : sortedPage(ordersAskedFor(context, filter), orderKeys(context), {
            sort: sort ?? '-time',
            limit: longestFile,
            most: maxListed,
          }).items;
    const rows = rowsOf(wholeOrders(context, found), (order) => {
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
        ...exitCells(order),
        ...sliceCells(order),
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
 * The orders that are asked for, in no order. A search finds those of the people whom it names, and those whose id begins
 * so.
 */
function* ordersAskedFor(context: Context, filter: OrdersQuery): Generator<ListedOrder> {
  const asked = filterOf(filter);
  const people = peopleFound(context, filter.search);
  const start = filter.search?.trim().toLowerCase() ?? '';
  const isNamed = ({ id }: ListedOrder) =>
    // Less than a few letters begin every id.
    start.length >= shortestBeginning ? id.startsWith(start) : id === start;
  const { userId } = filter;
  const [from, to] = [timeOf(filter.from, -Infinity), timeOf(filter.to, Infinity)];
  for (const order of context.orderIndex.all()) {
    if (userId !== undefined && order.accountId !== userId) continue;
    if (order.createdAt < from || order.createdAt > to || !passes(order, asked)) continue;
    if (!hasTradedSince(context, order, filter.tradedFrom)) continue;
    if (people === undefined || people.has(order.accountId) || isNamed(order)) yield order;
  }
}

/** Reads the fills of few orders only: of those that changed since then. */
function hasTradedSince(
  { exchange }: Context,
  { id, filledLots, updatedAt }: ListedOrder,
  since: string | undefined,
): boolean {
  if (since === undefined) return true;
  const from = Date.parse(since);
  if (filledLots === 0n || updatedAt < from) return false;
  return exchange.orders.get(id)?.fills.some(({ time }) => time >= from) ?? false;
}

const timeOf = (text: string | undefined, otherwise: number): number =>
  text === undefined ? otherwise : Date.parse(text);

function asWhole(context: Context, { id }: { id: string }): StaffOrder[] {
  const order = context.exchange.orders.get(id);
  return order === undefined ? [] : [staffOrder(context, order)];
}

/** The orders with all that a row says, one after the other. */
function* wholeOrders(context: Context, found: Iterable<{ id: string }>): Generator<StaffOrder> {
  for (const each of found) yield* asWhole(context, each);
}

function staffOrder(context: Context, order: Order): StaffOrder {
  return { ...orderView(order), ...owner(context, order.accountId) };
}

const withFills = (context: Context, order: Order): StaffOrder => ({
  ...orderWithFillsView(order),
  ...owner(context, order.accountId),
});

/** Exits of an entry, and the entry of an exit, as in the customer's own file. */
const exitColumns = ['take profit', 'stop loss', 'stop limit', 'amount with exits', 'entry order'];

const exitCells = ({ exits, parentOrderId }: StaffOrder): string[] => [
  exits?.takeProfitPrice ?? '',
  exits?.stopLossPrice ?? '',
  exits?.stopLossLimit ?? '',
  exits?.amount ?? '',
  parentOrderId ?? '',
];

/** Slices of an order that trades over a time, in the words of the customer's own file. */
const sliceColumns = ['duration in seconds', 'slices', 'slices done', 'next slice', 'paused'];

const sliceCells = ({ schedule }: StaffOrder): string[] =>
  [
    schedule?.duration,
    schedule?.slices,
    schedule?.slicesDone,
    schedule?.nextSliceAt,
    schedule?.pausedAt,
  ].map((cell) => String(cell ?? ''));
