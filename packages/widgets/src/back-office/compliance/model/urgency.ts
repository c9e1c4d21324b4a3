// @where Back office: working days in which a request is decided, and its due date
import type { ComplianceRequest } from '@agio/api-client/contract';

export type Urgency = 'fresh' | 'soon' | 'late';

type Waiting = Pick<ComplianceRequest, 'readyToReviewAt' | 'dueAt' | 'statusType'>;

/** Since when a request waits for an officer; undefined where it does not: it is decided, or the person has the word. */
export const waitsSince = ({ readyToReviewAt, statusType }: Waiting): number | undefined =>
  readyToReviewAt !== null && statusType === 'PendingForReview'
    ? Date.parse(readyToReviewAt)
    : undefined;

/**
 * Returns the time at which an undecided request becomes late, by the exchange's own count of working days; undefined
 * without a promise.
 */
export function dueAt(request: Waiting): number | undefined {
  return waitsSince(request) === undefined || !request.dueAt
    ? undefined
    : Date.parse(request.dueAt);
}

/** Returns the urgency of a request, by the days that the exchange promises; without a promise it is never late. */
export function urgencyOf(request: Waiting, now: number): Urgency {
  const since = waitsSince(request);
  const due = dueAt(request);
  if (since === undefined || due === undefined) return 'fresh';
  return now > due ? 'late' : now - since > (due - since) / 2 ? 'soon' : 'fresh';
}
