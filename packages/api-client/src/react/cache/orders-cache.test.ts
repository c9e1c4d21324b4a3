import { expect, test } from 'vitest';
import { withOrder } from './orders-cache.ts';
import { order } from '../../contract/testing/sample-order.ts';

const other = { ...order, id: 'o2' };

test('a new open order comes first, a changed one stays where it is, a closed one goes', () => {
  expect(withOrder([order], other)).toEqual([other, order]);
  const partly = { ...order, status: 'PartiallyFilled' as const };
  expect(withOrder([other, order], partly)).toEqual([other, partly]);
  for (const status of ['Filled', 'Cancelled', 'Rejected', 'Unknown'] as const) {
    expect(withOrder([other, order], { ...order, status })).toEqual([other]);
    expect(withOrder([other], { ...order, status })).toEqual([other]);
  }
});

test('news that were overtaken change nothing', () => {
  const newer = { ...order, filledAmount: '0.5', updatedAt: '2026-11-20T11:31:00.000Z' };
  expect(withOrder([newer], order)).toEqual([newer]);
});

test('fills that arrive one after the other add up, each once', () => {
  const fill = (id: string) => ({
    id,
    price: '10',
    amount: '0.1',
    fee: '0',
    feeAsset: 'XCB',
    liquidity: 'Maker' as const,
    time: '2026-11-20T11:31:00.000Z',
  });
  const once = withOrder([order], order, [fill('f1')]);
  const twice = withOrder(once, order, [fill('f1'), fill('f2')]);
  expect(twice[0]?.fills.map(({ id }) => id)).toEqual(['f1', 'f2']);
  expect(withOrder(twice, order)[0]?.fills).toHaveLength(2);
  expect(withOrder([], order, [fill('f1')])[0]?.fills).toHaveLength(1);
});
