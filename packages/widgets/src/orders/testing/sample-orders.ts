import type { OpenOrderRow, PastOrderRow } from '../order-rows.ts';

// Orders of one market that are the same in every story.
const market = {
  symbol: 'XCB/CTN',
  baseAsset: 'XCB',
  quoteAsset: 'CTN',
  tickSize: '0.0001',
  stepSize: '0.01',
};

export const sampleOrders: OpenOrderRow[] = [
  ['o1', '2026-11-20T11:18:42.000Z', 'Buy', 'Limit', '6.3450', '1200.00', '750.00'],
  ['o2', '2026-11-20T11:02:31.000Z', 'Buy', 'Limit', '6.4169', '900.00', '163.80'],
  ['o3', '2026-11-20T10:47:05.000Z', 'Sell', 'Limit', '6.4978', '640.00', '0'],
  ['o4', '2026-11-20T09:31:58.000Z', 'Buy', 'StopLimit', '6.2693', '2500.00', '0'],
  ['o5', '2026-11-19T22:06:14.000Z', 'Sell', 'Limit', '6.6531', '1850.00', '0'],
].map(([id = '', createdAt = '', side, type, orderPrice = '', size = '', filledAmount = '']) => ({
  ...market,
  id,
  createdAt,
  side: side === 'Sell' ? 'Sell' : 'Buy',
  type: type === 'StopLimit' ? 'StopLimit' : 'Limit',
  price: orderPrice,
  stopPrice: type === 'StopLimit' ? '6.2700' : null,
  amount: size,
  filledAmount,
}));

/** As many, one a minute. */
export const manyOrders = (count: number): OpenOrderRow[] =>
  Array.from({ length: count }, (_, index) => ({
    ...market,
    id: `m${index}`,
    createdAt: new Date(Date.UTC(2026, 10, 20, 11, 0) - index * 60_000).toISOString(),
    side: index % 3 === 0 ? 'Buy' : 'Sell',
    type: 'Limit',
    price: `6.${4000 + (index % 500)}`,
    stopPrice: null,
    amount: `${1 + (index % 900)}.50`,
    filledAmount: '0',
  }));

export const samplePastOrders: PastOrderRow[] = [
  {
    ...market,
    id: 'p1',
    side: 'Buy',
    type: 'Limit',
    price: '6.4160',
    averagePrice: '6.4158',
    amount: '500.00',
    filledAmount: '500.00',
    fee: '0.4',
    feeAsset: 'XCB',
    status: 'Filled',
    reason: undefined,
    updatedAt: '2026-11-20T10:58:11.000Z',
  },
  {
    ...market,
    id: 'p2',
    side: 'Sell',
    type: 'Market',
    price: null,
    averagePrice: '6.4091',
    amount: '931.20',
    filledAmount: '310.00',
    fee: '2.384185',
    feeAsset: 'CTN',
    status: 'Cancelled',
    reason: 'no more matches',
    updatedAt: '2026-11-20T09:12:40.000Z',
  },
  {
    ...market,
    id: 'p3',
    side: 'Buy',
    type: 'StopLimit',
    price: '6.5000',
    averagePrice: null,
    amount: '100.00',
    filledAmount: '0',
    fee: '0',
    feeAsset: 'XCB',
    status: 'Rejected',
    reason: 'by the exchange',
    updatedAt: '2026-11-18T17:30:00.000Z',
  },
];
