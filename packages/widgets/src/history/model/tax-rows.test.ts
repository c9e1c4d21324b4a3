import type { LedgerEntry } from '@agio/api-client/contract';
import { expect, test } from 'vitest';
import { taxCells, taxColumns } from './tax-rows.ts';

const worth = (amount: string) => ({ currency: 'CHF', amount }) as const;
const trade: LedgerEntry = {
  id: 'j1',
  time: '2026-11-20T12:00:00.000Z',
  type: 'Trade',
  changes: [
    { asset: 'XCB', change: '12.5', worth: worth('71.25') },
    { asset: 'CTN', change: '-80.1', worth: worth('71.4') },
  ],
  fee: { asset: 'XCB', amount: '0.0125', worth: worth('0.07') },
  reference: 'o1',
  market: 'XCB-CTN',
  fiat: null,
};

const cellsOf = (entry: LedgerEntry) =>
  Object.fromEntries(taxCells(entry).map((cell, index) => [taxColumns[index], cell]));

test('a row has what was sent, received and taken as a fee was worth when it moved', () => {
  expect(cellsOf(trade)).toMatchObject({
    Sent: '80.1',
    'Value of sent': '71.4',
    Received: '12.5',
    'Value of received': '71.25',
    'Value of fee': '0.07',
    'Value currency': 'CHF',
  });
});

test('where no price of then is known the cell is empty, and not a nought', () => {
  const [received, sent] = trade.changes;
  const changes = [
    { ...received!, worth: null },
    { asset: sent!.asset, change: sent!.change },
  ];
  expect(cellsOf({ ...trade, changes, fee: null })).toMatchObject({
    'Value of sent': '',
    'Value of received': '',
    'Value of fee': '',
    'Value currency': '',
  });
});

test('a row says what was given away had cost, what it was given for and the gain; of a transfer nothing is realised', () => {
  const disposal = {
    currency: 'CHF',
    method: 'FIFO',
    cost: '60.2',
    proceeds: '71.4',
    gain: '11.2',
  } as const;
  expect(cellsOf({ ...trade, disposal })).toMatchObject({
    Booked: trade.time,
    Market: 'XCB/CTN',
    Cost: '60.2',
    Proceeds: '71.4',
    Gain: '11.2',
    'Cost method': 'FIFO',
  });
  expect(cellsOf({ ...trade, type: 'Withdrawal', disposal: null })).toMatchObject({
    Cost: '',
    Gain: '',
  });
});
