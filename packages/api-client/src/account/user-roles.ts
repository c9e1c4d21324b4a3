import { accountStates, type Profile, type Role, type UserInformation } from '../contract/core.ts';

/** The part of user information that roles and rules look at. */
export type UserStanding = Pick<
  UserInformation,
  'verificationLevel' | 'roles' | 'complianceStep' | 'activityStatus' | 'isTerminated' | 'isFrozen'
>;

type WithRoles = Pick<UserStanding, 'roles'>;

/** Returns true if a user has a role. Roles are compared case-insensitively. */
export function hasRole(user: WithRoles, role: Role): boolean {
  return user.roles.some((own) => own.toLowerCase() === role.toLowerCase());
}

/** Returns true for the support desk. */
export const isSupport = (user: WithRoles): boolean => hasRole(user, 'support');
/** Returns true for a compliance officer. */
export const isOfficer = (user: WithRoles): boolean => hasRole(user, 'ComplianceReviewer');
/** Returns true for staff who may read trade data and change nothing. */
export const isTradeViewer = (user: WithRoles): boolean => hasRole(user, 'TradeDataViewer');
/** Returns true for admins and support. */
export const isStaff = (user: WithRoles): boolean => hasRole(user, 'admin') || isSupport(user);

/**
 * Returns true if the status is Active or Limited: both count as active for gating.
 */
export function isActive({ activityStatus }: Pick<UserStanding, 'activityStatus'>): boolean {
  return accountStates[activityStatus].goodFor === 'verified';
}

/** Returns true if the flag or the status says terminated. */
export const isTerminated = (
  user: Pick<UserStanding, 'activityStatus' | 'isTerminated'>,
): boolean => user.isTerminated || user.activityStatus === 'Terminated';

/** Returns true if the flag or the status says frozen. */
export const isFrozen = (user: Pick<UserStanding, 'activityStatus' | 'isFrozen'>): boolean =>
  user.isFrozen || user.activityStatus === 'Frozen';

/**
 * The status is WaitingForReview or the step is PendingForReview. It wins over everything but frozen and
 * terminated. An active account with a tier is in review for a higher one: that closes nothing (`stateOf`).
 */
export function isInReview(user: Omit<UserStanding, 'roles' | 'verificationLevel'>): boolean {
  if (isFrozen(user) || isTerminated(user)) return false;
  return user.activityStatus === 'WaitingForReview' || user.complianceStep === 'PendingForReview';
}

/** Returns true from a verification level of 1. */
export function isVerified({
  verificationLevel,
}: Pick<UserStanding, 'verificationLevel'>): boolean {
  return verificationLevel !== null && verificationLevel >= 1;
}

/** Returns true if the stored referral code has served its purpose. */
export function isReferralSettled(
  profile: Pick<Profile, 'verificationLevel' | 'verificationIsInProgress'>,
): boolean {
  return isVerified(profile) && !profile.verificationIsInProgress;
}
