import { expect, test } from 'vitest';
import { transferProgress } from './transfer-progress.ts';

const at = (type: string, status: string) => {
  const { steps, current, outcome } = transferProgress(type, status);
  return [steps[current], outcome];
};

test.each([
  ['Withdrawal', 'Requested', 'Approved'],
  ['Withdrawal', 'Approved', 'Broadcast'],
  ['Withdrawal', 'Broadcast', 'Broadcast'],
  ['Withdrawal', 'Confirming', 'Broadcast'],
  ['Deposit', 'Broadcast', 'Broadcast'],
  ['Deposit', 'Confirming', 'Broadcast'],
])('a %s that is %s waits at %s', (type, status, step) => {
  expect(at(type, status)).toEqual([step, 'processing']);
});

test('one in review waits at a step of its own, before the approval or the credit', () => {
  const { steps, current, outcome } = transferProgress('Withdrawal', 'Requested', true);
  expect(steps).toEqual(['Requested', 'InReview', 'Approved', 'Broadcast', 'Confirmed']);
  expect([steps[current], outcome]).toEqual(['InReview', 'processing']);
  expect(transferProgress('Withdrawal', 'Requested').steps).not.toContain('InReview');
  const deposit = transferProgress('Deposit', 'Confirming', true);
  expect(deposit.steps).toEqual(['Broadcast', 'InReview', 'Confirmed']);
  expect([deposit.steps[deposit.current], deposit.outcome]).toEqual(['InReview', 'processing']);
});

test.each(['Withdrawal', 'Deposit'])('a confirmed %s has every step behind it', (type) => {
  expect(at(type, 'Confirmed')).toEqual([undefined, 'confirmed']);
});

test('a rejected withdrawal stopped at the approval', () => {
  expect(at('Withdrawal', 'Rejected')).toEqual(['Approved', 'rejected']);
  expect(at('Withdrawal', 'Cancelled')).toEqual(['Approved', 'cancelled']);
});

test('one that failed or came back says so', () => {
  expect(at('Withdrawal', 'Failed')).toEqual(['Broadcast', 'failed']);
  expect(at('Withdrawal', 'Returned')).toEqual(['Confirmed', 'returned']);
});

test('an unknown status or type breaks nothing', () => {
  expect(at('Withdrawal', 'OnHold')).toEqual(['Requested', 'unknown']);
  expect(at('Bridge', 'Confirmed')).toEqual([undefined, 'confirmed']);
});
