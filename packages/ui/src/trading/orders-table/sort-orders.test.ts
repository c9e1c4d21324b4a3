import { describe, expect, test } from 'vitest';
import type { OpenOrder } from './orders-table.tsx';
import { nextSort, sortOrders } from './sort-orders.ts';

const order = (id: string, createdAt: string, symbol: string, price: string | null): OpenOrder => ({
  id,
  symbol,
  side: 'Buy',
  type: 'Limit',
  price,
  amount: '1',
  filledAmount: '0',
  createdAt,
  quoteAsset: 'CTN',
  tickSize: '0.01',
  stepSize: '0.01',
});
const orders = [
  order('a', '2026-11-20T10:00:00Z', 'XCB/CTN', '9.5'),
  order('b', '2026-11-20T12:00:00Z', 'BTC/USDC', '10'),
  order('c', '2026-11-20T11:00:00Z', 'BTC/USDC', null),
];
const ids = (...sort: [Parameters<typeof sortOrders>[1]]) =>
  sortOrders(orders, ...sort).map((each) => each.id);

describe('sorting open orders', () => {
  test('by time, newest first', () => {
    expect(ids({ key: 'placed', direction: 'descending' })).toEqual(['b', 'c', 'a']);
  });

  test('by market, and the newest first within one', () => {
    expect(ids({ key: 'market', direction: 'ascending' })).toEqual(['b', 'c', 'a']);
    expect(ids({ key: 'market', direction: 'descending' })).toEqual(['a', 'b', 'c']);
  });

  test('by price as numbers, not as text, with those without a price at the end', () => {
    expect(ids({ key: 'price', direction: 'descending' })).toEqual(['b', 'a', 'c']);
    expect(ids({ key: 'price', direction: 'ascending' })).toEqual(['a', 'b', 'c']);
  });

  test('pressing a head again turns it round', () => {
    const first = nextSort({ key: 'placed', direction: 'descending' }, 'price');
    expect(first).toEqual({ key: 'price', direction: 'descending' });
    expect(nextSort(first, 'price')).toEqual({ key: 'price', direction: 'ascending' });
    expect(nextSort(first, 'market')).toEqual({ key: 'market', direction: 'ascending' });
  });
});
