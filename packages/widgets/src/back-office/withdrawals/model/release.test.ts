import type { HeldWithdrawal } from '@agio/api-client/contract';
import { describe, expect, test } from 'vitest';
import {
  canDecide,
  isFirstOfTwo,
  isGivenBy,
  isReasonMissing,
  outcomeOf,
  subjectOf,
} from './release.ts';

type Hold = HeldWithdrawal['hold'];
const act = (officerId: string) => ({
  officerId,
  officer: `Officer ${officerId}`,
  time: '2026-11-20T12:00:00.000Z',
  comment: null,
});
const held = (id: string, hold: Partial<Hold> = {}): HeldWithdrawal => ({
  id,
  clientTransferId: null,
  type: 'Withdrawal',
  asset: 'USDC',
  network: 'stellar',
  amount: '18000',
  fee: '0.2',
  netAmount: '17999.8',
  address: 'GBX7',
  addressName: null,
  memo: null,
  status: 'Requested',
  confirmations: 0,
  requiredConfirmations: 3,
  transaction: null,
  rejectReason: null,
  cancellable: true,
  createdAt: '2026-11-20T11:30:00.000Z',
  updatedAt: '2026-11-20T11:30:00.000Z',
  userId: 'trader',
  userName: 'Lena Keller',
  risk: { level: 'Low', reasons: [] },
  hold: {
    state: 'Held',
    reasons: [],
    version: 1,
    since: '2026-11-20T11:30:00.000Z',
    expiresAt: '2026-11-23T11:30:00.000Z',
    value: '18000',
    currency: 'CHF',
    needsTwo: false,
    firstApproval: null,
    decision: null,
    ...hold,
  },
});
const approvedBy = (officerId: string): Partial<Hold> => ({
  state: 'Approved',
  version: 2,
  decision: act(officerId),
});

describe('a decision whose answer was lost', () => {
  const seen = [held('x-1'), held('x-2')];

  test('did not arrive where every withdrawal is as it was', () => {
    expect(outcomeOf(seen, seen, 'me')).toBeUndefined();
  });

  test('was carried out where this officer was the last', () => {
    const now = [held('x-1', approvedBy('me')), held('x-2', approvedBy('me'))];
    expect(outcomeOf(seen, now, 'me')).toEqual([]);
  });

  test('names the officer who was faster on some of several', () => {
    const now = [held('x-1', approvedBy('me')), held('x-2', approvedBy('other'))];
    expect(outcomeOf(seen, now, 'me')).toEqual([{ id: 'x-2', reason: 'Officer other' }]);
  });

  test('came second where other officers were faster on all', () => {
    const now = [held('x-1', approvedBy('other')), held('x-2', approvedBy('third'))];
    expect(outcomeOf(seen, now, 'me')).toEqual({ conflict: 'Officer other, Officer third' });
  });

  test('was the first of two approvals, by whose it is', () => {
    const first = (officerId: string) => [
      held('x-1', { version: 2, needsTwo: true, firstApproval: act(officerId) }),
      held('x-2'),
    ];
    expect(outcomeOf(seen, first('me'), 'me')).toEqual([]);
    expect(outcomeOf(seen, first('other'), 'me')).toEqual({ conflict: 'Officer other' });
  });
});

test('a rejection needs a reason, an approval takes a note that says something or none', () => {
  expect(isReasonMissing('Reject', '')).toBe(true);
  expect(isReasonMissing('Reject', 'no')).toBe(true);
  expect(isReasonMissing('Reject', 'Not known to us.')).toBe(false);
  expect(isReasonMissing('Approve', '')).toBe(false);
  expect(isReasonMissing('Approve', 'ok')).toBe(true);
});

test('the second of two approvals is for another officer than the first', () => {
  const waiting = held('x-1', { needsTwo: true });
  const once = held('x-1', { needsTwo: true, version: 2, firstApproval: act('me') });
  expect([isFirstOfTwo(waiting), isFirstOfTwo(once), isFirstOfTwo(held('x-1'))]).toEqual([
    true,
    false,
    false,
  ]);
  expect([isGivenBy('me', once), isGivenBy('other', once)]).toEqual([true, false]);
  // Before it is known who is signed in, nothing is theirs.
  expect(isGivenBy(undefined, waiting)).toBe(false);
  expect([canDecide(once), canDecide(held('x-1', approvedBy('me')))]).toEqual([true, false]);
});

test('reasons are kept by the withdrawals, in whatever order they were chosen', () => {
  expect(subjectOf([held('x-2'), held('x-1')])).toBe(subjectOf([held('x-1'), held('x-2')]));
  expect(subjectOf([held('x-1')])).not.toBe(subjectOf([held('x-1'), held('x-2')]));
});
