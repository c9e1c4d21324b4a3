import type { UserInformation } from '@agio/api-client';
import { expect, test } from 'vitest';
import { effectsOf } from './account-effects.ts';

const trader: UserInformation = {
  id: 'trader',
  coreId: null,
  email: 'trader@agio.test',
  displayName: 'Trader',
  verificationLevel: 1,
  roles: [],
  complianceTier: 'Tier2',
  complianceStep: 'Trading',
  activityStatus: 'Active',
  isTerminated: false,
  isFrozen: false,
  documentExpirationDate: null,
  lastRequest: null,
};

test.each([
  ['Active', undefined, ['trades', 'sends', 'reads']],
  ['Limited', undefined, ['trades', 'sendsNot', 'reads']],
  ['Frozen', 'frozen', ['tradesNot', 'sendsNot', 'reads', 'ordersCancelled', 'banner']],
  ['Terminated', 'terminated', ['tradesNot', 'sendsNot', 'closed', 'ordersCancelled', 'banner']],
  ['Banned', 'banned', ['tradesNot', 'sendsNot', 'closed', 'ordersCancelled']],
  ['WaitingForData', 'waitingForData', ['tradesNot', 'sendsNot', 'reads', 'answers']],
  ['WaitingForReview', 'inReview', ['tradesNot', 'sendsNot', 'reads']],
] as const)('an account that is set to %s: why, and what it can do', (status, reason, effects) => {
  expect(effectsOf(trader, status)).toEqual({ reason, effects });
});

test('a frozen account that is set to Active can do everything again', () => {
  const frozen = { ...trader, activityStatus: 'Frozen', isFrozen: true } as const;
  expect(effectsOf(frozen, 'Active').effects).toEqual(['trades', 'sends', 'reads']);
});

test('an account without an identity check cannot trade, whatever its status', () => {
  const unverified = { ...trader, verificationLevel: null };
  expect(effectsOf(unverified, 'Active').reason).toBe('unverified');
});
