import {
  hasRole,
  isActive,
  isFrozen,
  isInReview,
  isOfficer,
  isSignedIn,
  isStaff,
  isTerminated,
  isTradeViewer,
  stateOf,
  type UserInformation,
  type UserStanding,
} from '@agio/api-client';
import { useSession, useUserInformation } from '@agio/api-client/react';
import { useMemo } from 'react';
import { restrictionsOf } from './account-restrictions.ts';
import { useHost } from './host.ts';

/** The role of the reader. */
export type AccountKind = 'guest' | 'trader' | 'officer' | 'viewer' | 'support' | 'admin';

/** The parts of the user's profile that widgets need. */
export type AccountStanding = UserStanding &
  Pick<UserInformation, 'complianceTier' | 'lastRequest'>;

/** The reader's account and what it may do. */
export interface Account {
  readonly kind: AccountKind;
  /** There is a session, whether or not the profile is loaded. */
  readonly isSignedIn: boolean;
  /** Undefined for guests, and until the profile is loaded. */
  readonly standing: AccountStanding | undefined;
  readonly isFrozen: boolean;
  readonly isTerminated: boolean;
  /** A review is under way, also one of a higher tier, which closes nothing. */
  readonly isInReview: boolean;
  /** The review closes the account: `isInReview`, but not an active account with a tier. */
  readonly isHeld: boolean;
  /** Active or limited, and not frozen, terminated or held for a review. */
  readonly isActive: boolean;
}

/**
 * The account from session and profile.
 *
 * @param refusal the state of the account from a refused profile (error codes 30200 and 30201)
 */
export function accountOf(
  signedIn: boolean,
  known: AccountStanding | undefined,
  refusal?: 'terminated' | 'frozen',
): Account {
  const standing = signedIn ? known : undefined;
  // The exchange refuses the profile of a banned account with the code of a terminated one.
  const refused = standing?.activityStatus === 'Banned' ? undefined : refusal;
  const is = (closed: 'terminated' | 'frozen', says: (known: AccountStanding) => boolean) =>
    signedIn && (refused === closed || (standing !== undefined && says(standing)));
  const isOpen = standing !== undefined && refused === undefined;
  const state = {
    isFrozen: is('frozen', isFrozen),
    isTerminated: is('terminated', isTerminated),
    isHeld: isOpen && stateOf(standing) === 'WaitingForReview',
  };
  const isClosed = Object.values(state).includes(true);
  return {
    kind: kindOf(signedIn, standing),
    isSignedIn: signedIn,
    standing,
    ...state,
    isInReview: isOpen && isInReview(standing),
    isActive: standing !== undefined && isActive(standing) && !isClosed,
  };
}

function kindOf(signedIn: boolean, standing: UserStanding | undefined): AccountKind {
  if (!signedIn) return 'guest';
  if (standing === undefined) return 'trader';
  if (isOfficer(standing)) return 'officer';
  if (isTradeViewer(standing)) return 'viewer';
  // They have an account to trade with; the other roles only work here.
  if (isStaff(standing)) return hasRole(standing, 'admin') ? 'admin' : 'support';
  return 'trader';
}

/** Returns the reader's account: from the host, by default from the exchange. */
export function useAccount(): Account {
  const { account } = useHost();
  const signedIn = isSignedIn(useSession());
  const { data } = useUserInformation();
  return useMemo(() => account ?? accountOf(signedIn, data), [account, signedIn, data]);
}

/** Permission to send orders and conversions. Staff look at markets; only traders trade. */
export type TradeStanding = 'guest' | 'loading' | 'active' | 'notActive';

export function tradeStandingOf(account: Account): TradeStanding {
  if (!account.isSignedIn) return 'guest';
  if (!account.standing) return 'loading';
  return restrictionsOf(account).reason === undefined ? 'active' : 'notActive';
}
