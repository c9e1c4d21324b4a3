import type { LedgerEntry } from '@agio/api-client/contract';
import { expect, test } from 'vitest';
import { dayIn, daysOf, monthsUpTo, statementOf } from './statement.ts';

const entry = (changes: [string, string][], fee?: [string, string]): LedgerEntry => ({
  id: changes.join(' '),
  time: '2026-11-20T11:30:00.000Z',
  type: 'Trade',
  changes: changes.map(([asset, change]) => ({ asset, change })),
  fee: fee ? { asset: fee[0], amount: fee[1] } : null,
  reference: null,
  market: null,
  fiat: null,
});

const balances = (...all: [string, string][]) => ({
  before: '2026-11-01T00:00:00.000Z',
  balances: all.map(([asset, amount]) => ({ asset, amount })),
});

test('M11 opening, received, sent and closing add up to the last unit of every asset', () => {
  const { rows, isWhole } = statementOf(
    balances(['BTC', '1'], ['XCB', '7']),
    [
      entry(
        [
          ['BTC', '-0.000000000000000001'],
          ['USDC', '99.9'],
        ],
        ['USDC', '0.1'],
      ),
      entry([['BTC', '0.5']]),
    ],
    balances(['BTC', '1.499999999999999999'], ['USDC', '99.9'], ['XCB', '7']),
  );
  expect(isWhole).toBe(true);
  expect(rows).toEqual([
    {
      asset: 'BTC',
      opening: '1',
      received: '0.5',
      sent: '0.000000000000000001',
      fees: '0',
      closing: '1.499999999999999999',
    },
    { asset: 'USDC', opening: '0', received: '99.9', sent: '0', fees: '0.1', closing: '99.9' },
    { asset: 'XCB', opening: '7', received: '0', sent: '0', fees: '0', closing: '7' },
  ]);
});

test('a statement that does not add up says so', () => {
  const { isWhole } = statementOf(balances(['BTC', '1']), [], balances(['BTC', '2']));
  expect(isWhole).toBe(false);
});

test('a month has its first and its last day, and months are counted over the year', () => {
  expect(daysOf('2024-02')).toEqual({ from: '2024-02-01', to: '2024-02-29' });
  expect(daysOf('2026-12')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  expect(monthsUpTo('2026-02', 4)).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
});

test('a moment is of the day that it has where the reader is', () => {
  const moment = Date.parse('2026-11-30T23:30:00.000Z');
  expect(dayIn(moment, 'UTC')).toBe('2026-11-30');
  expect(dayIn(moment, 'Europe/Zurich')).toBe('2026-12-01');
});
