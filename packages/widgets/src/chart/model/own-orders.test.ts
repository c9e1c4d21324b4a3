import type { OrderWithFills } from '@agio/api-client/contract';
import { expect, test } from 'vitest';
import { chartFills, chartOrders } from './own-orders.ts';

const order = (more: Partial<OrderWithFills>): OrderWithFills => ({
  id: 'o1',
  clientOrderId: null,
  market: 'XCB-CTN',
  side: 'Buy',
  type: 'Limit',
  timeInForce: 'GTC',
  postOnly: false,
  status: 'Open',
  cancelReason: 'Unknown',
  price: '6.1',
  stopPrice: null,
  quoteAmount: null,
  trailAmount: null,
  trailPercent: null,
  familyId: null,
  exits: null,
  parentOrderId: null,
  schedule: null,
  scale: null,
  displayAmount: null,
  shownAmount: null,
  expiresAt: null,
  triggeredAt: null,
  amount: '500',
  filledAmount: '0',
  filledQuote: '0',
  averagePrice: null,
  fee: '0',
  feeAsset: 'XCB',
  createdAt: '2026-11-20T11:00:00Z',
  updatedAt: '2026-11-20T11:00:00Z',
  fills: [],
  ...more,
});
const fill = {
  id: 'f1',
  price: '6.1',
  amount: '20',
  fee: '0.01',
  feeAsset: 'XCB',
  liquidity: 'Maker',
  time: '2026-11-20T11:01:00Z',
} as const;

test('an order is drawn with what is left of it, a stop order with the trigger that it waits for', () => {
  const orders = [
    order({ filledAmount: '20.5' }),
    order({ id: 'o2', type: 'StopLimit', stopPrice: '6.2' }),
    order({
      id: 'o3',
      type: 'StopLimit',
      stopPrice: '6.2',
      triggeredAt: '2026-11-20T11:00:30Z',
      filledAmount: '1',
    }),
    order({ id: 'o4', price: null, type: 'Market' }),
    order({ id: 'o5', market: 'BTC-USDC' }),
  ];
  expect(chartOrders(orders, 'XCB-CTN')).toEqual([
    { id: 'o1', side: 'Buy', price: '6.1', trigger: undefined, amount: '479.5' },
    { id: 'o2', side: 'Buy', price: '6.1', trigger: '6.2', amount: '500' },
    { id: 'o3', side: 'Buy', price: '6.1', trigger: undefined, amount: '499' },
  ]);
});

test('a fill is drawn once, while its order is among the open and the closed ones too', () => {
  const filled = order({ fills: [fill] });
  const other = order({ id: 'o2', market: 'BTC-USDC', fills: [fill] });
  expect(chartFills([filled, filled, other], 'XCB-CTN')).toEqual([
    { id: 'f1', side: 'Buy', price: '6.1', amount: '20', time: '2026-11-20T11:01:00Z' },
  ]);
});
