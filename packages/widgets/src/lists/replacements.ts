import { type Order, type OrderWithFills, replacedIdOf } from '@agio/api-client';

/** Returns the orders that took the place of another one in an edit, by the id of that one. */
export function replacementsIn(
  orders: readonly OrderWithFills[],
): ReadonlyMap<string, OrderWithFills> {
  return new Map(
    orders.flatMap((order): [string, OrderWithFills][] => {
      const replaced = replacedIdOf(order);
      return replaced === undefined ? [] : [[replaced, order]];
    }),
  );
}

/** Returns the order that took the place of this one; undefined of an order that did not end by an edit. */
export function replacementOf(
  order: Pick<Order, 'id' | 'status' | 'cancelReason'>,
  replacements: ReadonlyMap<string, OrderWithFills>,
): OrderWithFills | undefined {
  const isEdited = order.status === 'Cancelled' && order.cancelReason === 'CancelledByTrader';
  return isEdited ? replacements.get(order.id) : undefined;
}
