// @where Client: permissions of staff: roles that may make a call and open an area
import type { Role } from '../base/enums.ts';

/**
 * Permissions of staff, each with its roles besides admin, which has all of them. The exchange refuses by this
 * table, screens show areas by it, and `docs/access.md` prints it.
 */
export const staffPermissions = {
  /** Reads orders, transfers and people. */
  readRecords: ['ComplianceReviewer', 'TradeDataViewer', 'support'],
  /** Decides on people and their money, and reads the trail. */
  review: ['ComplianceReviewer'],
  /** Changes markets and wallets, and gives keys and roles. */
  administer: [],
} as const satisfies Readonly<Record<string, readonly Role[]>>;
export type StaffPermission = keyof typeof staffPermissions;

export const reviewers: readonly Role[] = staffPermissions.review;
export const readers: readonly Role[] = staffPermissions.readRecords;
export const adminsOnly: readonly Role[] = staffPermissions.administer;

/** Roles that only two administrators together give or take. */
export const guardedRoles: readonly Role[] = ['admin', 'ComplianceReviewer'];

export const backOffice = '/back-api/backoffice';
export const backApiV2 = '/back-api/api/v2';
export const backApiV3 = '/back-api/api/v3';
