import type { Fill, OrderWithFills } from '@agio/api-client/contract';
import { expect, test } from 'vitest';
import { timelineOf } from './order-timeline.ts';
import { sampleOrders } from '../testing/sample-orders.ts';

const order: OrderWithFills = { ...sampleOrders[0]!, createdAt: '2026-11-20T10:00:00.000Z' };
const fill = (id: string, time: string): Fill => ({
  id,
  price: '6.4',
  amount: '1',
  fee: '0',
  feeAsset: 'XCB',
  liquidity: 'Maker',
  time,
});
const kindsOf = (change: Partial<OrderWithFills>) =>
  timelineOf({ ...order, ...change }).map((event) =>
    event.kind === 'fill' ? event.fill.id : event.kind,
  );

test('the timeline of an order begins with its placing and has its fills in their order', () => {
  const fills = [fill('b', '2026-11-20T12:00:00.000Z'), fill('a', '2026-11-20T11:00:00.000Z')];
  expect(kindsOf({ fills })).toEqual(['placed', 'a', 'b']);
  expect(kindsOf({ fills, status: 'Filled' })).toEqual(['placed', 'a', 'b', 'filled']);
});

test('a stop order was triggered before it was filled, and ends as it ended', () => {
  const triggeredAt = '2026-11-20T10:30:00.000Z';
  const fills = [fill('a', triggeredAt)];
  expect(kindsOf({ triggeredAt, fills, status: 'Cancelled' })).toEqual([
    'placed',
    'triggered',
    'a',
    'cancelled',
  ]);
  expect(kindsOf({ status: 'Rejected' })).toEqual(['placed', 'rejected']);
  expect(kindsOf({ status: 'Unknown' })).toEqual(['placed']);
});
