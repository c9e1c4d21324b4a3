import type { Order, SwapRecord, Transfer } from '@agio/api-client';
import { expect, test } from 'vitest';
import { activityId, recentActivity } from './activity.ts';

const at = (minute: number) => `2026-11-20T12:0${minute}:00Z`;
const order = (id: string, minute: number, status: Order['status'] = 'Filled') =>
  ({ id, status, updatedAt: at(minute) }) as Order;
const transfer = (id: string, minute: number) => ({ id, updatedAt: at(minute) }) as Transfer;
const swap = (id: string, minute: number) => ({ id, createdAt: at(minute) }) as SwapRecord;
const none = { openOrders: [], pastOrders: [], transfers: [], swaps: [] };

test('orders, transfers and conversions stand together, the newest first, up to the requested number', () => {
  const sources = {
    openOrders: [order('1', 5, 'Open')],
    pastOrders: [order('2', 1)],
    transfers: [transfer('1', 3)],
    swaps: [swap('1', 4), swap('2', 0)],
  };
  const all = ['order 1', 'conversion 1', 'transfer 1', 'order 2', 'conversion 2'];
  expect(recentActivity(sources, 9).map(activityId)).toEqual(all);
  expect(recentActivity(sources, 3).map(activityId)).toEqual(all.slice(0, 3));
});

test('an order that closes meanwhile stands once, as it is now', () => {
  const both = {
    ...none,
    openOrders: [order('1', 1, 'PartiallyFilled')],
    pastOrders: [order('1', 2)],
  };
  const [only, ...others] = recentActivity(both, 9);
  expect(only).toMatchObject({ kind: 'order', order: { status: 'Filled' } });
  expect(others).toEqual([]);
});

test('a list that cannot be loaded leaves the others', () => {
  const sources = { ...none, transfers: undefined, swaps: [swap('1', 0)] };
  expect(recentActivity(sources, 9).map(activityId)).toEqual(['conversion 1']);
});
