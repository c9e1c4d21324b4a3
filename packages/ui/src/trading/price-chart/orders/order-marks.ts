import type { Mark } from './chip-places.ts';
import type { ChartHandle } from '../chart-handle.ts';
import type { ChartOrder } from './price-lines.ts';

/** A line of an order: its price, or the trigger that it waits for. */
export interface OrderMark {
  readonly key: string;
  readonly order: ChartOrder;
  readonly price: string;
  readonly isTrigger: boolean;
}

export function orderMarks(orders: readonly ChartOrder[]): readonly OrderMark[] {
  return orders.flatMap((order) => {
    const own = { key: order.id, order, price: order.price, isTrigger: false };
    const { trigger } = order;
    // An order without a limit has one line: its trigger.
    if (trigger === order.price) return [{ ...own, isTrigger: true }];
    return trigger === undefined
      ? [own]
      : [own, { key: `${order.id} trigger`, order, price: trigger, isTrigger: true }];
  });
}

/** Returns the places of the marks in the chart as it is now; marks without a place are left out. */
export function marksIn(chart: ChartHandle, marks: readonly OrderMark[]): readonly Mark[] {
  return marks.flatMap(({ key, price }) => {
    const y = chart.yOf(price);
    return y === undefined ? [] : [{ key, y }];
  });
}
