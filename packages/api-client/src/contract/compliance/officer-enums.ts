// @where Back office: requests that two officers must approve
// @where Back office: notes about a person (user), and the longest one
// @where Back office: kinds of entries and subjects of the audit trail
/* Enumerations that only staff are shown, apart from the enumerations that the first load has. */
import { roles } from '../base/enums.ts';

/** Requests that two officers must approve, each for themselves: those for the highest tier, and high risks. */
export const twoOfficerTypes = ['HighRiskToTier2', 'Tier1ToTier3', 'Tier2ToTier3'] as const;
/** Returns true if a request of this type needs two officers; the first approval does not change its status. */
export const needsTwoOfficers = (requestType: string): boolean =>
  twoOfficerTypes.some((type) => type === requestType);

/** Filters of the queue by approvals: requests that one of two officers has approved. */
export const approvalStates = ['OneOfTwo'] as const;
/** Filters of the queue by officer. */
export const assignments = ['Mine', 'Nobodys'] as const;
/** Filters of the queue by due date. */
export const dueStates = ['Overdue'] as const;

/** Filters of the list of users by role; `Customer` has no role of the staff. */
export const userRoles = ['Customer', ...roles] as const;
/** Users with and without a note of the exchange. */
export const noteStates = ['With', 'Without'] as const;

/** Characters of a note on a person, at most. */
export const longestNote = 1000;

/** Signals that raise the risk of a person, with the weight of each. */
export const riskSignals = [
  'NameDiscrepancy',
  'IdentityHighRisk',
  'IdentityExpired',
  'IdentityEndsSoon',
  'HighRiskResidence',
  'DeclaredValueHigh',
  'AddressShared',
  'AddressInvalidated',
  'AddressReproven',
  'AddressBlocked',
  'WithdrawalsHigh',
  'TransferRiskHigh',
] as const;
export const riskSeverities = ['Low', 'Medium', 'High'] as const;

/**
 * Kinds of entries of the audit trail: an act of staff; a look at what is not shown to everybody; a file that left the
 * exchange; a call that was refused; a sign-in of staff; an act of a customer, of the exchange or a partner, and of a
 * customer who stands in for staff in a demonstration.
 */
export const auditEntryKinds = [
  'act',
  'look',
  'export',
  'refusal',
  'signIn',
  'customer',
  'exchange',
  'demonstration',
] as const;
export type AuditEntryKind = (typeof auditEntryKinds)[number];
