import { csvFile } from '@agio/api-client';
import { expect, test } from 'vitest';
import { balanceExport, fillExport, orderExport } from '../shared/csv/contract-columns.ts';
import { fillRows } from './order-rows.ts';
import { samplePastOrders } from './testing/sample-orders.ts';

const [sample] = samplePastOrders;
const order = {
  ...sample!,
  filledAmount: '500.000000000000000001',
  fills: [
    {
      id: 'f1',
      price: '6.4158',
      amount: '0.000000000000000001',
      fee: '0.4',
      feeAsset: 'XCB',
      liquidity: 'Taker' as const,
      time: '2026-11-20T10:58:11.000Z',
    },
  ],
};
const asRecord = ({ header, cells }: { header: readonly string[]; cells: readonly string[] }) =>
  Object.fromEntries(header.map((name, at) => [name, cells[at]]));

test('a file has every field of an order as the exchange says it, to the last digit', () => {
  const row = asRecord({ header: orderExport.header, cells: orderExport.cells(order) });
  expect(row).toMatchObject({
    id: 'p1',
    market: 'XCB-CTN',
    postOnly: 'false',
    stopPrice: '',
    filledAmount: '500.000000000000000001',
    createdAt: '2026-11-20T09:00:00.000Z',
    triggeredAt: '',
  });
  expect(row).not.toHaveProperty('fills');
  // What a table adds for its own sake is no field of an order.
  expect(row).not.toHaveProperty('symbol');
});

test('a fill says of which order it is, and what it came to exactly', () => {
  const [fill] = fillRows([], [order], { instruments: [], more: false });
  const row = asRecord({ header: fillExport.header, cells: fillExport.cells(fill!) });
  expect(row).toMatchObject({
    id: 'f1',
    orderId: 'p1',
    market: 'XCB-CTN',
    side: 'Buy',
    amount: '0.000000000000000001',
    total: '0.0000000000000000064158',
    liquidity: 'Taker',
  });
});

test('S43 an own id that a spreadsheet would compute goes out as text', async () => {
  const cells = orderExport.cells({ ...order, clientOrderId: '=1+1' });
  const text = await csvFile(orderExport.header, [cells]).text();
  expect(text.split('\r\n')[1]).toContain(",'=1+1,");
});

test('a balance has its worth with its currency', () => {
  const balance = {
    asset: 'BTC',
    total: '1.00000001',
    available: '1',
    inOrders: '0.00000001',
    price: null,
    value: null,
    changePercent24h: null,
    currency: 'CHF',
  };
  expect(balanceExport.cells(balance)).toEqual(
    expect.arrayContaining(['BTC', '1.00000001', '', 'CHF']),
  );
});
