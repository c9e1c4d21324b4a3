import { useTranslate } from '../i18n/use-translate.ts';
import { useUser, type User } from './use-user.ts';

/** Why somebody who is signed in may not trade. */
export type NotActiveReason =
  | 'terminated'
  | 'frozen'
  | 'inReview'
  | 'unverified'
  | 'staff'
  | 'unknown';

/** The reason that most wants saying: what ended comes before what is still to be done. */
export function whyNotActive({
  isTerminated,
  isFrozen,
  isInReview,
  kind,
  standing,
}: Pick<User, 'isTerminated' | 'isFrozen' | 'isInReview' | 'kind' | 'standing'>): NotActiveReason {
  if (isTerminated) return 'terminated';
  if (isFrozen) return 'frozen';
  if (isInReview) return 'inReview';
  if (standing?.activityStatus === 'WaitingForData' || standing?.complianceStep === 'NoData')
    return 'unverified';
  return kind === 'officer' || kind === 'viewer' ? 'staff' : 'unknown';
}

/** The same as a sentence. */
export function WhyNotActive() {
  const t = useTranslate('shell');
  return t(`notActive.${whyNotActive(useUser())}`);
}
