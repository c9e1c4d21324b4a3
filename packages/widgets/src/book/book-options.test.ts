import type { Order } from '@agio/api-client/contract';
import { describe, expect, test } from 'vitest';
import { groupingsOf, ownPrices, ownRows } from './book-options.ts';

const order = (side: 'Buy' | 'Sell', price: string | null) => ({ side, price }) as Order;
const rows = (...prices: string[]) => prices.map((price) => ({ price }));

test('a book is grouped by 1, 2 and 5 ticks and their multiples of ten, up to 1,000', () => {
  expect(groupingsOf('0.0001')).toEqual([
    '0.0001',
    '0.0002',
    '0.0005',
    '0.001',
    '0.002',
    '0.005',
    '0.01',
    '0.02',
    '0.05',
    '0.1',
  ]);
  expect(groupingsOf('0.50').slice(0, 4)).toEqual(['0.5', '1', '2.5', '5']);
});

describe('own orders in the book', () => {
  test('are found by price, however its zeros are written', () => {
    const own = ownRows(ownPrices([order('Buy', '6.4000')], '0.0001'), {
      bids: rows('6.4', '6.39'),
      asks: [],
    });
    expect(own?.bids).toEqual(new Set(['6.4']));
  });

  test('stand in the group that holds them: bids rounded down, asks up', () => {
    const orders = [order('Buy', '6.4169'), order('Sell', '6.4184')];
    const own = ownRows(ownPrices(orders, '0.01'), {
      bids: rows('6.41', '6.40'),
      asks: rows('6.42', '6.43'),
    });
    expect(own).toEqual({ bids: new Set(['6.41']), asks: new Set(['6.42']) });
  });

  test('a bid never marks an ask of the same price', () => {
    const own = ownRows(ownPrices([order('Buy', '6.4')], '0.1'), { bids: [], asks: rows('6.4') });
    expect(own?.asks).toEqual(new Set());
  });

  test('market orders have no place there', () => {
    const own = ownPrices([order('Buy', null)], '0.1');
    expect(ownRows(own, { bids: rows('6.4'), asks: [] })).toBeUndefined();
  });
});
