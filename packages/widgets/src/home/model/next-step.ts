// @where Widgets: home of a variant; the next step of verification
import { isVerified } from '@agio/api-client';
import { requestNotice } from '@agio/ui/status-button';
import type { Account } from '../../host/index.ts';

/** Next step in the verification of an account; `closed` means none, because it is frozen, banned or terminated. */
export type NextStep = 'closed' | 'documents' | 'inReview' | 'verify' | 'denied' | 'raise' | 'done';

/** The next step by what the exchange says of the account; undefined until it has. What keeps others back comes first. */
export function nextStep({
  standing,
  isFrozen,
  isTerminated,
  isInReview,
}: Pick<Account, 'standing' | 'isFrozen' | 'isTerminated' | 'isInReview'>): NextStep | undefined {
  if (isFrozen || isTerminated) return 'closed';
  if (!standing) return undefined;
  if (standing.activityStatus === 'Banned') return 'closed';
  const { activityStatus, complianceStep, complianceTier, lastRequest } = standing;
  const notice = requestNotice(lastRequest && { statusType: lastRequest.status });
  if (notice === 'more-data') return 'documents';
  if (isInReview) return 'inReview';
  if (!isVerified(standing) || activityStatus === 'WaitingForData' || complianceStep === 'NoData')
    return 'verify';
  if (notice === 'rejected') return 'denied';
  if (complianceTier === 'Tier0') return 'verify';
  return complianceTier === 'Tier1' || complianceTier === 'Tier2' ? 'raise' : 'done';
}
