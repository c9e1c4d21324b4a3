import type { OrderWithFills } from '../core.ts';

/** An open order, as the exchange answers it. */
export const order: OrderWithFills = {
  id: 'o1',
  clientOrderId: 'c1',
  market: 'XCB-CTN',
  side: 'Buy',
  type: 'Limit',
  timeInForce: 'GTC',
  postOnly: false,
  status: 'Open',
  cancelReason: 'NotCancelled',
  price: '10',
  stopPrice: null,
  amount: '1',
  quoteAmount: null,
  filledAmount: '0',
  filledQuote: '0',
  averagePrice: null,
  fee: '0',
  feeAsset: 'XCB',
  createdAt: '2026-11-20T11:30:00.000Z',
  triggeredAt: null,
  updatedAt: '2026-11-20T11:30:00.000Z',
  fills: [],
};
