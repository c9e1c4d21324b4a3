import { useMessages } from '@agio/ui/language';
import { type Account, useAccount } from './account.ts';
import { common } from '../shared/messages.ts';

/** Why a signed-in reader may not trade. */
export type NotActiveReason =
  | 'terminated'
  | 'frozen'
  | 'inReview'
  | 'unverified'
  | 'staff'
  | 'unknown';

/** The most important reason: a closed account before a step that is still to do. */
export function whyNotActive({
  isTerminated,
  isFrozen,
  isInReview,
  kind,
  standing,
}: Omit<Account, 'isSignedIn' | 'isActive'>): NotActiveReason {
  if (isTerminated) return 'terminated';
  if (isFrozen) return 'frozen';
  if (isInReview) return 'inReview';
  if (standing?.activityStatus === 'WaitingForData' || standing?.complianceStep === 'NoData')
    return 'unverified';
  return kind === 'officer' || kind === 'viewer' ? 'staff' : 'unknown';
}

/** The reason as a sentence. */
export function WhyNotActive() {
  return useMessages(common).notActive[whyNotActive(useAccount())];
}
