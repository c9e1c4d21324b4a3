import { expect, test } from 'vitest';
import type { Transfer } from '@agio/api-client/contract';
import { processedOf } from './processed-transfer.ts';

const transfer: Transfer = {
  id: 'x1',
  clientTransferId: null,
  type: 'Withdrawal',
  asset: 'ETH',
  network: 'ethereum',
  amount: '1',
  fee: '0.1',
  netAmount: '0.9',
  address: '0x0',
  addressName: null,
  memo: null,
  status: 'Confirmed',
  confirmations: 12,
  requiredConfirmations: 12,
  transaction: 'tx',
  rejectReason: null,
  cancellable: false,
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:04:00.000Z',
};

test('each step of a transfer has the time that the exchange says of it', () => {
  const at = (minute: number) => `2026-11-20T12:0${minute}:00.000Z`;
  const events = (['Requested', 'Approved', 'Broadcast', 'Confirming', 'Confirmed'] as const).map(
    (status, minute) => ({ status, time: at(minute) }),
  );
  expect(processedOf({ ...transfer, events }, undefined).times).toMatchObject({
    Requested: at(0),
    Approved: at(1),
    Broadcast: at(2),
    Confirmed: at(4),
  });
});

test('an exchange that gives no steps still gives the first and the last', () => {
  expect(processedOf(transfer, undefined).times).toEqual({
    Requested: transfer.createdAt,
    Confirmed: transfer.updatedAt,
  });
});

test('a transfer that waits for the exchange is in review since then, and no longer once it is decided', () => {
  const review = {
    since: '2026-11-20T12:00:00.000Z',
    usualHours: 4,
    until: '2026-11-23T12:00:00.000Z',
  };
  const held = processedOf({ ...transfer, status: 'Requested', review }, undefined);
  expect(held).toMatchObject({ isInReview: true, times: { InReview: review.since } });
  expect(processedOf(transfer, undefined)).toMatchObject({ isInReview: false });
});
