import { expect, test } from 'vitest';
import { type Account, type AccountStanding, accountOf } from '../../host/index.ts';
import { nextStep, type NextStep } from './next-step.ts';

const trader: AccountStanding = {
  verificationLevel: 2,
  roles: [],
  complianceStep: 'Trading',
  complianceTier: 'Tier2',
  activityStatus: 'Active',
  isTerminated: false,
  isFrozen: false,
  lastRequest: null,
};
const account = (change: Partial<AccountStanding>): Account =>
  accountOf(true, { ...trader, ...change });
const asked = (status: 'Open' | 'RequestedMoreData' | 'Denied' | 'Approved') => ({
  id: 'r',
  status,
});

test.each<[string, Partial<AccountStanding>, NextStep]>([
  ['a newcomer verifies their identity', { verificationLevel: null }, 'verify'],
  ['who has not answered yet does so', { complianceStep: 'NoData' }, 'verify'],
  ['whose data is waited for gives it', { activityStatus: 'WaitingForData' }, 'verify'],
  ['an application in review is waited for', { complianceStep: 'PendingForReview' }, 'inReview'],
  [
    'documents are sent before the review goes on',
    { complianceStep: 'PendingForReview', lastRequest: asked('RequestedMoreData') },
    'documents',
  ],
  [
    'documents for a request that compliance opened are sent',
    { lastRequest: asked('Open') },
    'documents',
  ],
  ['a rejection is read', { lastRequest: asked('Denied') }, 'denied'],
  ['a verified trader may go a tier higher', { lastRequest: asked('Approved') }, 'raise'],
  ['the highest tier is the end', { complianceTier: 'Tier3' }, 'done'],
  ['a tier that is not known asks for nothing', { complianceTier: 'Unknown' }, 'done'],
  ['a frozen account has no next step, whatever was asked', { isFrozen: true }, 'closed'],
  ['neither has a terminated one', { isTerminated: true }, 'closed'],
])('%s', (_, change, step) => {
  expect(nextStep(account(change))).toBe(step);
});

test('nothing is said before the exchange has', () => {
  expect(nextStep(accountOf(true, undefined))).toBeUndefined();
});
