import type { ComplianceRequest } from '@agio/api-client/contract';

export type Urgency = 'fresh' | 'soon' | 'late';

const day = 24 * 60 * 60 * 1000;

type Waiting = Pick<ComplianceRequest, 'readyToReviewAt' | 'usualDays' | 'statusType'>;

/** Since when a request waits for an officer; undefined where it does not: it is decided, or the person has the word. */
export const waitsSince = ({ readyToReviewAt, statusType }: Waiting): number | undefined =>
  readyToReviewAt !== null && (statusType === 'PendingForReview' || statusType === 'Open')
    ? Date.parse(readyToReviewAt)
    : undefined;

/** How a request stands to the days that the exchange promises; without a promise it is never late. */
export function urgencyOf(request: Waiting, now: number): Urgency {
  const since = waitsSince(request);
  const { usualDays } = request;
  if (since === undefined || usualDays === undefined) return 'fresh';
  const share = (now - since) / (usualDays * day);
  return share > 1 ? 'late' : share > 0.5 ? 'soon' : 'fresh';
}
