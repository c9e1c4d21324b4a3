// @where Client: roles that may make a call of the staff
import type { Role } from '../base/enums.ts';

/**
 * Roles that may act in each part of the back office, besides admin (spec §6; enforced by the server, used by the
 * screens).
 */
export const reviewers: readonly Role[] = ['ComplianceReviewer'];
export const readers: readonly Role[] = ['ComplianceReviewer', 'TradeDataViewer', 'support'];
export const adminsOnly: readonly Role[] = [];

export const backOffice = '/back-api/backoffice';
export const backApiV2 = '/back-api/api/v2';
export const backApiV3 = '/back-api/api/v3';
