import { Decimal } from '@agio/money';
import type { OpenOrder } from './orders-table.tsx';

export type OrderSortKey = 'placed' | 'market' | 'price';

export interface OrderSort {
  readonly key: OrderSortKey;
  readonly direction: 'ascending' | 'descending';
}

/** The next sort when a head is pressed: newest and highest first, then the other way round. */
export function nextSort(now: OrderSort, key: OrderSortKey): OrderSort {
  if (now.key === key) {
    return { key, direction: now.direction === 'ascending' ? 'descending' : 'ascending' };
  }
  return { key, direction: key === 'market' ? 'ascending' : 'descending' };
}

/** Orders without a price come last, whichever way the prices go. */
export function sortOrders(
  orders: readonly OpenOrder[],
  { key, direction }: OrderSort,
): OpenOrder[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return orders.toSorted((a, b) => {
    if (key === 'placed') return sign * compareText(a.createdAt, b.createdAt);
    if (key === 'market') {
      return sign * compareText(a.symbol, b.symbol) || compareText(b.createdAt, a.createdAt);
    }
    const [one, other] = [Decimal.parse(a.price), Decimal.parse(b.price)];
    if (!one || !other) return one ? -1 : other ? 1 : 0;
    return sign * one.compare(other);
  });
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
