import {
  hasRole,
  isActive,
  isOfficer,
  isSupport,
  isTradeViewer,
  isVerified,
} from '@agio/api-client';
import type { Account } from './account.ts';

/** Why a signed-in reader may not trade. */
export type NotActiveReason =
  | 'terminated'
  | 'frozen'
  | 'inReview'
  | 'banned'
  | 'waitingForData'
  | 'unverified'
  | 'staff'
  | 'unknown';

/** Where an account lands; the host knows the addresses. */
export type Landing = 'markets' | 'verification' | 'portfolio' | 'compliance' | 'backOffice';

/** What follows from the state of an account, for pages, menus, banners and forms alike (spec §2, 4, 5 and 6). */
export interface Consequences {
  /** Why it may not trade; undefined: it may. */
  readonly reason: NotActiveReason | undefined;
  /** Limited: it trades and reads, but sends nothing. */
  readonly isLimited: boolean;
  readonly banner: 'terminated' | 'frozen' | undefined;
  readonly landing: Landing;
  /** Whether a sign-in leads back to any page, to one of the back office, or to the landing. */
  readonly returnsTo: 'anyPage' | 'backOffice' | 'landing';
  /** Why the menus of the verified are disabled; undefined: they are not. */
  readonly closesMenus: NotActiveReason | undefined;
}

type Judged = Omit<Account, 'isSignedIn' | 'isActive'>;

/** The one place in which screens learn what the state of an account means. */
export function consequencesOf(account: Judged): Consequences {
  const reason = reasonOf(account);
  const isToVerify = reason === 'unverified' || reason === 'waitingForData';
  return {
    reason,
    isLimited: account.standing?.activityStatus === 'Limited',
    banner: reason === 'terminated' || reason === 'frozen' ? reason : undefined,
    ...landingOf(account, reason),
    closesMenus: isToVerify ? reason : undefined,
  };
}

/** The most important reason: a closed account before a step that is still to do. */
function reasonOf({
  isTerminated,
  isFrozen,
  isInReview,
  kind,
  standing,
}: Judged): NotActiveReason | undefined {
  if (isTerminated) return 'terminated';
  if (isFrozen) return 'frozen';
  if (isInReview) return 'inReview';
  if (standing?.activityStatus === 'Banned') return 'banned';
  if (kind === 'officer' || kind === 'viewer') return 'staff';
  if (standing === undefined) return 'unknown';
  if (!isVerified(standing)) return 'unverified';
  if (standing.activityStatus === 'WaitingForData') return 'waitingForData';
  return isActive(standing) ? undefined : 'unknown';
}

/** Roles first: an admin lands in the back office, as the other back-office roles do. */
function landingOf(
  { standing }: Judged,
  reason: NotActiveReason | undefined,
): Pick<Consequences, 'landing' | 'returnsTo'> {
  if (standing && isSupport(standing)) return { landing: 'markets', returnsTo: 'landing' };
  if (standing && isOfficer(standing)) return { landing: 'compliance', returnsTo: 'backOffice' };
  if (standing && (isTradeViewer(standing) || hasRole(standing, 'admin')))
    return { landing: 'backOffice', returnsTo: 'backOffice' };
  switch (reason) {
    case 'terminated':
    case 'frozen':
    case 'inReview':
    case 'banned':
      return { landing: 'markets', returnsTo: 'landing' };
    // What is missing is asked for there.
    case 'unverified':
    case 'waitingForData':
      return { landing: 'verification', returnsTo: 'landing' };
    default:
      return {
        landing: 'portfolio',
        returnsTo: standing?.complianceStep === 'FormA' ? 'landing' : 'anyPage',
      };
  }
}
