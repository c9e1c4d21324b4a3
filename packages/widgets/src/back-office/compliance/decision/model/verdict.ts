import type { ComplianceDetails, ComplianceRequest, StaffRequest } from '@agio/api-client/contract';

/** Decisions of an officer about a request. */
const decisions = ['Approve', 'Deny', 'RequestMoreData'] as const;
export type Decision = (typeof decisions)[number];

/** Returns true if a request can still be decided. */
export const isUndecided = ({ statusType }: Pick<ComplianceRequest, 'statusType'>): boolean =>
  statusType === 'Open' || statusType === 'PendingForReview' || statusType === 'RequestedMoreData';

/**
 * Returns the outcome of a decision whose answer was lost, from the case as it is now: `unchanged` if it was not
 * carried
 * out and may be sent again, `others` if another officer acted first.
 *
 * @param before the request when the decision was sent
 */
export function verdictOf(
  before: StaffRequest,
  { request, audit }: Pick<ComplianceDetails, 'request' | 'audit'>,
  officerId: string | undefined,
): 'unchanged' | 'ours' | 'others' {
  const decidedAt = request?.id === before.id ? (request.decidedAt ?? null) : undefined;
  if (decidedAt === (before.decidedAt ?? null) && request?.statusType === before.statusType) {
    const approval = request.firstApproval ?? null;
    if (approval?.time === before.firstApproval?.time) return 'unchanged';
    return isOf(approval?.officerId, officerId);
  }
  const at = typeof decidedAt === 'string' ? Date.parse(decidedAt) : Infinity;
  // Newest first. The trail is written after the decision: by the clock, a moment later.
  return isOf(audit.findLast(({ time }) => Date.parse(time) >= at)?.actorId, officerId);
}

const isOf = (actorId: string | null | undefined, officerId: string | undefined) =>
  actorId === officerId && officerId !== undefined ? 'ours' : 'others';
