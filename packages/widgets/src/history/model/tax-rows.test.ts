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
    sentAmount: '80.1',
    sentValue: '71.4',
    receivedAmount: '12.5',
    receivedValue: '71.25',
    feeValue: '0.07',
    valueCurrency: 'CHF',
  });
});

test('where no price of then is known the cell is empty, and not a nought', () => {
  const [received, sent] = trade.changes;
  const changes = [
    { ...received!, worth: null },
    { asset: sent!.asset, change: sent!.change },
  ];
  expect(cellsOf({ ...trade, changes, fee: null })).toMatchObject({
    sentValue: '',
    receivedValue: '',
    feeValue: '',
    valueCurrency: '',
  });
});
