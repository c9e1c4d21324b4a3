import type { WalletNetwork } from '@agio/api-client/contract';
import { expect, test } from 'vitest';
import { transactionLink } from './transaction-link.ts';

const network = (explorerUrl: string | null) =>
  [{ id: 'bitcoin', asset: 'BTC', explorerUrl }] as unknown as WalletNetwork[];
const row = { assets: ['BTC'] as const, transaction: { network: 'bitcoin', id: 'ab/12?' } };

test('a transaction leads to the explorer of its network, with its id as one part of the address', () => {
  expect(transactionLink(row, network('https://explorer.example/tx/{tx}'))).toBe(
    'https://explorer.example/tx/ab%2F12%3F',
  );
});

test('S40 nothing but https is followed, and nothing where there is no explorer', () => {
  for (const url of [null, '', '{tx}', 'http://a.example/{tx}', 'javascript:alert(1)//{tx}']) {
    expect(transactionLink(row, network(url))).toBeUndefined();
  }
  expect(
    transactionLink({ ...row, transaction: undefined }, network('https://a.example/{tx}')),
  ).toBe(undefined);
  expect(transactionLink(row, [])).toBeUndefined();
});
