import type { Transfer } from '@agio/api-client/contract';
import { expect, test } from 'vitest';
import { sameUnderWay, type SentTransfer } from './same-transfer.ts';

const intent: SentTransfer = {
  clientTransferId: 'mine',
  asset: 'ETH',
  network: 'ethereum',
  address: '0xabCD',
  amount: '0.5',
};
const sent = {
  ...intent,
  id: 'x1',
  clientTransferId: 'other',
  type: 'Withdrawal',
  address: '0xABcd',
  amount: '0.50',
  memo: null,
  status: 'Requested',
} as unknown as Transfer;

test('the same transfer of another tab is found while it is under way', () => {
  expect(sameUnderWay(intent, [sent])).toBe(sent);
  expect(sameUnderWay({ ...intent, memo: '' }, [sent])).toBe(sent);
});

test.each([
  ['its own', { clientTransferId: 'mine' }],
  ['a deposit', { type: 'Deposit' }],
  ['one that has arrived', { status: 'Confirmed' }],
  ['one that was taken back', { status: 'Cancelled' }],
  ['another amount', { amount: '0.51' }],
  ['another memo', { memo: '7' }],
  ['another address', { address: '0xabCE' }],
])('%s is not the same', (_, change) => {
  expect(sameUnderWay(intent, [{ ...sent, ...change } as Transfer])).toBeUndefined();
});
