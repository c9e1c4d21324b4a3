import { describe, expect, test } from 'vitest';
import { activityStatuses } from '../contract/index.ts';
import {
  hasRole,
  isActive,
  isInReview,
  isOfficer,
  isReferralSettled,
  isStaff,
  isSupport,
  isTradeViewer,
  type UserStanding,
} from './user-roles.ts';

const trader: UserStanding = {
  verificationLevel: 2,
  roles: [],
  complianceStep: 'Trading',
  activityStatus: 'Active',
  isTerminated: false,
  isFrozen: false,
};
describe('roles and states', () => {
  test('roles are compared case-insensitively, and an unknown one grants nothing', () => {
    expect(hasRole({ roles: ['ADMIN'] }, 'admin')).toBe(true);
    expect(isOfficer({ roles: ['compliancereviewer'] })).toBe(true);
    expect(isTradeViewer({ roles: ['tradeDATAviewer'] })).toBe(true);
    const nobody = { roles: ['administrator', 'supporter', ''] };
    expect([isStaff, isSupport, isOfficer, isTradeViewer].some((is) => is(nobody))).toBe(false);
  });

  test('admin and support both count as staff', () => {
    expect(isStaff({ roles: ['admin'] })).toBe(true);
    expect(isStaff({ roles: ['Support'] })).toBe(true);
    expect(isStaff({ roles: ['ComplianceReviewer'] })).toBe(false);
  });

  test('Active and Limited count as active, nothing else does', () => {
    const active = [...activityStatuses, 'Unknown' as const].filter((activityStatus) =>
      isActive({ activityStatus }),
    );
    expect(active).toEqual(['Active', 'Limited']);
  });

  test('in review wins over everything but frozen and terminated', () => {
    expect(isInReview({ ...trader, activityStatus: 'WaitingForReview' })).toBe(true);
    expect(isInReview({ ...trader, complianceStep: 'PendingForReview' })).toBe(true);
    expect(
      isInReview({ ...trader, complianceStep: 'PendingForReview', activityStatus: 'Banned' }),
    ).toBe(true);
    expect(isInReview({ ...trader, complianceStep: 'PendingForReview', isFrozen: true })).toBe(
      false,
    );
    expect(isInReview({ ...trader, complianceStep: 'PendingForReview', isTerminated: true })).toBe(
      false,
    );
    expect(isInReview(trader)).toBe(false);
  });

  test('the referral code has done its duty once the profile is verified and no verification runs', () => {
    expect(isReferralSettled({ verificationLevel: 1, verificationIsInProgress: false })).toBe(true);
    expect(isReferralSettled({ verificationLevel: 1, verificationIsInProgress: true })).toBe(false);
    expect(isReferralSettled({ verificationLevel: 0, verificationIsInProgress: false })).toBe(
      false,
    );
    expect(isReferralSettled({ verificationLevel: null, verificationIsInProgress: false })).toBe(
      false,
    );
  });
});
