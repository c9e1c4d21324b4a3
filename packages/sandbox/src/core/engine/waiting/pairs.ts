import type { Order } from '../order.ts';
import type { UndoLog } from '../undo-log.ts';

/** Ties two orders of which one cancels the other. */
export function tie(undo: UndoLog, one: Order, other: Order): void {
  undo.keep(one);
  undo.keep(other);
  one.sibling = other;
  other.sibling = one;
}

/** Ends the tie of an order to the other leg of its pair, and returns that leg. */
export function untie(undo: UndoLog, order: Order): Order | undefined {
  const other = order.sibling;
  if (other === undefined) return undefined;
  undo.keep(order);
  undo.keep(other);
  order.sibling = undefined;
  other.sibling = undefined;
  return other;
}

/**
 * Returns the orders whose reserve is known once this one is taken back. The stop of a pair reserves what its limit order
 * does not: it waits for it.
 */
export function reservedWith(order: Order): Order[] {
  if (order.familyId === null || !order.waiting) {
    return order.sibling === undefined ? [order] : [order, order.sibling];
  }
  return order.sibling === undefined ? [] : [order];
}
