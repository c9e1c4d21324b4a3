import { orderView, orderWithFillsView } from '../../engine/views/order-view.ts';
import { passes } from '../../engine/order-history.ts';
import type { Order } from '../../engine/order.ts';
import { isWithin } from '../../services/paging.ts';
import type { AreaHandlers } from '../context.ts';

export const trading: AreaHandlers<'trading'> = {
  createOrder: (context, order) =>
    orderWithFillsView(context.exchange.place(context.account().id, order)),

  cancelOrder: (context, { orderId }) => {
    const order = context.exchange.orders.ofAccount(context.account().id, orderId);
    context.exchange.cancel(order, 'CancelledByTrader');
    return orderView(order);
  },

  pauseOrder: (context, { orderId, paused }) => {
    const order = context.exchange.orders.ofAccount(context.account().id, orderId);
    context.exchange.slices.setPaused(order, paused);
    return orderView(order);
  },

  cancelAllOrders: (context, { market, familyId }) => {
    const open = openOrders(context.exchange.orders.open(context.account().id), market);
    const orders =
      familyId === undefined
        ? open
        : open.filter((order) => (order.scale?.familyId ?? order.familyId) === familyId);
    context.exchange.cancelAll(orders, 'CancelledByTrader');
    return { cancelled: orders.map((order) => order.id) };
  },

  openOrders: (context, { market }) =>
    openOrders(context.exchange.orders.open(context.account().id), market)
      .toSorted((a, b) => b.createdAt - a.createdAt || b.sequence - a.sequence)
      .map(orderWithFillsView),

  orderHistory: (context, { clientOrderId, cursor, limit, ...filter }) => {
    const { id } = context.account();
    const { history } = context.exchange.orders;
    if (clientOrderId !== undefined) {
      const order = history.get(history.named(id, clientOrderId) ?? '');
      const found =
        order !== undefined && passes(order, filter) && isWithin(order.updatedAt, filter);
      return { items: found ? [orderWithFillsView(order)] : [], nextCursor: null };
    }
    const { items, ...page } = history.ended(id, { ...filter, cursor, limit });
    return { items: items.map(orderWithFillsView), ...page };
  },
};

function openOrders(orders: readonly Order[], market: string | undefined): Order[] {
  return orders.filter((order) => market === undefined || order.market.id === market);
}
