import { csvFile } from '@agio/api-client';
import { expect, test } from 'vitest';
import { balanceExport, fillExport, orderExport } from '../lists/csv/contract-columns.ts';
import { rampExport, swapExport, transferExport } from '../history/model/export-columns.ts';
import { fillRows } from '../lists/columns/order-rows.ts';
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
    ID: 'p1',
    Market: 'XCB/CTN',
    'Post only': 'false',
    'Trigger price': '',
    Filled: '500.000000000000000001',
    Placed: '2026-11-20T09:00:00.000Z',
    Triggered: '',
  });
  expect(row).not.toHaveProperty('Fills');
  // Fields that a table adds for itself are no fields of an order.
  expect(row).not.toHaveProperty('Symbol');
});

test('a fill says of which order it is, and what it came to exactly', () => {
  const [fill] = fillRows([], [order], { instruments: [], more: false });
  const row = asRecord({ header: fillExport.header, cells: fillExport.cells(fill!) });
  expect(row).toMatchObject({
    ID: 'f1',
    'Order ID': 'p1',
    Market: 'XCB/CTN',
    Side: 'Buy',
    Amount: '0.000000000000000001',
    Total: '0.0000000000000000064158',
    Role: 'Taker',
  });
});

test('every file begins with the time, ends with the id, and has the heads between in one order', () => {
  const files = [orderExport, fillExport, transferExport, swapExport, rampExport];
  const all = files.map(({ header }) => header);
  for (const header of all) {
    expect(header[0]).toMatch(/^(Time|Started)$/);
    expect(header.at(-1)).toBe('ID');
    expect(new Set(header).size).toBe(header.length);
    expect(header.join()).not.toMatch(/[a-z][A-Z]/);
  }
  // Two files that have the same heads have them in the same order.
  const isSame = (one: readonly string[], other: readonly string[]) => {
    const shared = one.slice(1).filter((head) => other.slice(1).includes(head));
    expect(other.slice(1).filter((head) => shared.includes(head))).toEqual(shared);
  };
  for (const one of all) for (const other of all) isSame(one, other);
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
