import { isApiError } from '@agio/api-client';
import type { ComplianceDetails, ComplianceRequest } from '@agio/api-client/contract';

/** What an officer decides about a request. */
export const decisions = ['Approve', 'Deny', 'RequestMoreData'] as const;
export type Decision = (typeof decisions)[number];

/** Whether somebody may still decide about it. */
export const isUndecided = ({ statusType }: Pick<ComplianceRequest, 'statusType'>): boolean =>
  statusType === 'Open' || statusType === 'PendingForReview' || statusType === 'RequestedMoreData';

/** Whether a decision may or may not have arrived: its answer was lost. */
export function isAnswerLost(error: unknown): boolean {
  if (!isApiError(error)) return false;
  const { kind, status = 0, path } = error;
  if (kind === 'malformed') return path?.startsWith('input') !== true;
  return kind === 'network' || kind === 'timeout' || (kind === 'http' && status >= 500);
}

/** Whether somebody else was first. */
export const isConflict = (error: unknown): boolean =>
  isApiError(error, 'http') && error.status === 409;

/**
 * What became of a decision whose answer was lost, from the case as it is now: `unchanged` was not carried out and may be
 * sent again; of `others` somebody else was first.
 *
 * @param before the request as it was when the decision was sent
 */
export function verdictOf(
  before: ComplianceRequest,
  { request, audit }: Pick<ComplianceDetails, 'request' | 'audit'>,
  officerId: string | undefined,
): 'unchanged' | 'ours' | 'others' {
  const seen = before.decidedAt ?? null;
  const decidedAt = request?.id === before.id ? (request.decidedAt ?? null) : undefined;
  if (decidedAt === seen && request?.statusType === before.statusType) return 'unchanged';
  const last = audit.find(({ time }) => time === decidedAt);
  return last?.actorId === officerId && officerId !== undefined ? 'ours' : 'others';
}
