import type { Transfer } from '@agio/api-client/contract';
import { messagesIn } from '@agio/ui/language';
import { expect, test } from 'vitest';
import { common, orderNoticeMessages } from '../../words/messages.ts';
import { orderStateMessages } from '../../words/order-state-messages.ts';
import { statusMessages } from '../../words/status-messages.ts';
import { messages } from '../messages.ts';
import { transferRow } from './money-rows.ts';
import type { RowWords } from './row-words.ts';

const english = { locale: 'en' };
const words: RowWords = {
  t: messagesIn(messages, english),
  sides: messagesIn(common, english).side,
  orders: messagesIn(orderStateMessages, english),
  statuses: messagesIn(statusMessages, english),
  notices: messagesIn(orderNoticeMessages, english),
  locale: 'en',
  instruments: [],
  networkOf: (_asset, id) => id,
};

const requested = '2026-11-20T12:00:00.000Z';
const transfer: Transfer = {
  id: 'x1',
  clientTransferId: null,
  type: 'Withdrawal',
  asset: 'USDC',
  network: 'stellar',
  amount: '14000',
  fee: '0.2',
  netAmount: '13999.8',
  address: 'GBX7K2MQWERTYUIOPLKJHGFDSAZXCVBNM2345676JQ4ABCDEFGHIJKLM',
  addressName: null,
  memo: null,
  status: 'Requested',
  confirmations: 0,
  requiredConfirmations: 3,
  transaction: null,
  rejectReason: null,
  cancellable: true,
  events: [{ status: 'Requested', time: requested }],
  createdAt: requested,
  updatedAt: requested,
};
const review = { since: requested, usualHours: 4, until: '2026-11-23T12:00:00.000Z' };
const shown = (change: Partial<Transfer>) => {
  const { status, events, sendAgain } = transferRow({ ...transfer, ...change }, words);
  return { status, events: events.map(({ words: word }) => word), sendAgain };
};

test('a withdrawal that waits for the exchange is in review, in its status and its timeline', () => {
  expect(shown({ review })).toEqual({
    status: { word: 'In review', tone: 'warning' },
    events: ['Requested', 'In review'],
    sendAgain: undefined,
  });
  expect(shown({ review, events: [] }).events).toEqual(['Requested', 'In review']);
});

test('one that is decided is in review no more', () => {
  const later = { time: '2026-11-20T14:00:00.000Z' };
  const events = transfer.events ?? [];
  expect(
    shown({ status: 'Approved', events: [...events, { ...later, status: 'Approved' }] }),
  ).toEqual({
    status: { word: 'Approved', tone: 'accent' },
    events: ['Requested', 'Approved'],
    sendAgain: undefined,
  });
  expect(
    shown({ status: 'Rejected', events: [...events, { ...later, status: 'Rejected' }] }),
  ).toEqual({
    status: { word: 'Rejected', tone: 'danger' },
    events: ['Requested', 'Rejected'],
    sendAgain: 'USDC',
  });
});
