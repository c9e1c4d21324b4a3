// @where Client: consequences of the state of an account: landing, banner, menus, commands
import {
  accountStates,
  type ClosedReason,
  hasRole,
  isOfficer,
  isSupport,
  isTradeViewer,
  stateOf,
  type StateMeaning,
} from '@agio/api-client';
import type { Account } from './account.ts';

/** Reason for which a signed-in reader may not trade. */
export type NotActiveReason = ClosedReason | 'staff';

/** Page on which an account lands; the host knows the addresses. */
export type Landing = StateMeaning['landing'] | 'compliance' | 'backOffice';

/** Effects of an account's state on pages, menus, banners and forms. */
export interface AccountRestrictions {
  /** Reason for which it may not trade; undefined if it may. */
  readonly reason: NotActiveReason | undefined;
  /** Limited: it trades and reads, but sends nothing. */
  readonly isLimited: boolean;
  readonly banner: StateMeaning['banner'];
  readonly landing: Landing;
  /** Pages that a sign-in may lead back to. */
  readonly returnsTo: 'anyPage' | 'backOffice' | 'landing';
  /** Reason for which the menus of the verified are disabled; undefined if they are not. */
  readonly closesMenus: (typeof asking)[number] | undefined;
}

/** The reasons of those who are asked for answers. */
const asking = ['unverified', 'waitingForData'] as const;

type Judged = Omit<Account, 'isSignedIn' | 'isActive'>;

/**
 * Returns the effects of an account's state on screens, by the table of the contract (`accountStates`). No other
 * function reads that table for screens.
 */
export function restrictionsOf(account: Judged): AccountRestrictions {
  const meaning = meaningOf(account);
  const reason = reasonOf(account, meaning);
  return {
    reason,
    isLimited: account.standing?.activityStatus === 'Limited',
    // The limits of a limited account are shown to customers only.
    banner: reason === 'staff' ? undefined : meaning.banner,
    ...landingOf(account, meaning),
    closesMenus: meaning.asks ? asking.find((each) => each === reason) : undefined,
  };
}

/** Returns the row of the table. A refused profile says that an account is closed before anything else is known of it. */
export function meaningOf({
  isTerminated,
  isFrozen,
  standing,
}: Pick<Account, 'isTerminated' | 'isFrozen' | 'standing'>): StateMeaning {
  if (isTerminated) return accountStates.Terminated;
  if (isFrozen) return accountStates.Frozen;
  return accountStates[standing === undefined ? 'Unknown' : stateOf(standing)];
}

/** The reasons that close the account of staff, too. */
const ofEverybody: readonly (NotActiveReason | undefined)[] = [
  'terminated',
  'frozen',
  'inReview',
  'banned',
];

function reasonOf({ kind }: Judged, { reason }: StateMeaning): NotActiveReason | undefined {
  if (ofEverybody.includes(reason)) return reason;
  return kind === 'officer' || kind === 'viewer' ? 'staff' : reason;
}

/** Roles first: an admin lands in the back office, as the other back-office roles do. */
function landingOf(
  { standing }: Judged,
  { landing }: StateMeaning,
): Pick<AccountRestrictions, 'landing' | 'returnsTo'> {
  if (standing && isSupport(standing)) return { landing: 'markets', returnsTo: 'landing' };
  if (standing && isOfficer(standing)) return { landing: 'compliance', returnsTo: 'backOffice' };
  if (standing && (isTradeViewer(standing) || hasRole(standing, 'admin')))
    return { landing: 'backOffice', returnsTo: 'backOffice' };
  const isKept = landing === 'portfolio' && standing?.complianceStep !== 'FormA';
  return { landing, returnsTo: isKept ? 'anyPage' : 'landing' };
}
