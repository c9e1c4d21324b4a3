import {
  activityStatuses,
  complianceSteps,
  roles as everyRole,
  type UserInformation,
} from '@agio/api-client';
import { expect, test } from 'vitest';
import { accountOf, type AccountStanding, tradeStandingOf } from './account.ts';
import { restrictionsOf, type NotActiveReason } from './account-restrictions.ts';

const standing: AccountStanding = {
  verificationLevel: 2,
  roles: [],
  complianceTier: 'Tier2',
  complianceStep: 'Trading',
  activityStatus: 'Active',
  isTerminated: false,
  isFrozen: false,
  lastRequest: null,
};
const of = (change: Partial<UserInformation>) =>
  restrictionsOf(accountOf(true, { ...standing, ...change }));

test.each<[NotActiveReason | undefined, Partial<UserInformation>]>([
  ['terminated', { isTerminated: true, isFrozen: true }],
  ['terminated', { activityStatus: 'Terminated' }],
  ['frozen', { isFrozen: true, complianceStep: 'PendingForReview' }],
  ['inReview', { activityStatus: 'WaitingForReview' }],
  ['inReview', { complianceStep: 'PendingForReview', verificationLevel: null }],
  ['inReview', { complianceStep: 'PendingForReview', activityStatus: 'WaitingForData' }],
  ['inReview', { complianceStep: 'PendingForReview', activityStatus: 'Banned' }],
  // A higher tier that is asked for takes nothing away until the decision.
  [undefined, { complianceStep: 'PendingForReview' }],
  [undefined, { complianceStep: 'PendingForReview', activityStatus: 'Limited' }],
  ['banned', { activityStatus: 'Banned', verificationLevel: null }],
  ['waitingForData', { activityStatus: 'WaitingForData' }],
  ['unverified', { activityStatus: 'WaitingForData', verificationLevel: null }],
  // Lowered to Tier 0, or not checked yet: the exchange refuses every order of theirs.
  ['unverified', { activityStatus: 'Active', verificationLevel: null }],
  ['unverified', { activityStatus: 'Active', verificationLevel: 0 }],
  ['staff', { roles: ['ComplianceReviewer'] }],
  ['staff', { roles: ['TradeDataViewer'], verificationLevel: null }],
  ['unknown', { activityStatus: 'Unknown' }],
  [undefined, {}],
  [undefined, { activityStatus: 'Limited' }],
  [undefined, { roles: ['admin'] }],
])('who may not trade hears why: %s for %o', (reason, change) => {
  expect(of(change).reason).toBe(reason);
});

test('a refused profile closes the account before anything else is known of it', () => {
  expect(restrictionsOf(accountOf(true, undefined, 'frozen'))).toMatchObject({
    reason: 'frozen',
    banner: 'frozen',
  });
  expect(accountOf(true, standing, 'terminated')).toMatchObject({
    isTerminated: true,
    isActive: false,
  });
});

test('a refused profile of a banned user does not make them terminated: the exchange has one code for both', () => {
  const banned = accountOf(true, { ...standing, activityStatus: 'Banned' }, 'terminated');
  expect(banned).toMatchObject({ isTerminated: false, isActive: false });
  expect(restrictionsOf(banned)).toMatchObject({ reason: 'banned', banner: 'banned' });
});

test('a form is open to an account exactly where it has no reason not to be', () => {
  for (const activityStatus of activityStatuses)
    for (const complianceStep of complianceSteps)
      for (const verificationLevel of [null, 0, 1, 3])
        for (const roles of [[], ...everyRole.map((role) => [role])]) {
          const account = accountOf(true, {
            ...standing,
            activityStatus,
            complianceStep,
            verificationLevel,
            roles,
          });
          const { reason } = restrictionsOf(account);
          expect(tradeStandingOf(account)).toBe(reason === undefined ? 'active' : 'notActive');
          expect(account.isActive || reason !== undefined).toBe(true);
        }
  expect(tradeStandingOf(accountOf(true, undefined))).toBe('loading');
  expect(tradeStandingOf(accountOf(false, standing))).toBe('guest');
});
