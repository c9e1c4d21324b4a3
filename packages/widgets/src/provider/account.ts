import {
  hasRole,
  isActive,
  isFrozen,
  isInReview,
  isOfficer,
  isSignedIn,
  isSupport,
  isTerminated,
  isTradeViewer,
  type UserInformation,
  type UserStanding,
} from '@agio/api-client';
import { useSession, useUserInformation } from '@agio/api-client/react';
import { useMemo } from 'react';
import { useHost } from './host.ts';

/** In which role somebody uses the exchange. */
export type AccountKind = 'guest' | 'trader' | 'officer' | 'viewer' | 'support' | 'admin';

/** What the exchange has said of the account, as far as widgets need it. */
export type AccountStanding = UserStanding &
  Pick<UserInformation, 'complianceTier' | 'lastRequest'>;

/** Who uses the widgets, and what their account may do. */
export interface Account {
  readonly kind: AccountKind;
  /** In the session, whether or not the exchange has said more yet. */
  readonly isSignedIn: boolean;
  /** Undefined for guests, and until the exchange has answered for the first time. */
  readonly standing: AccountStanding | undefined;
  readonly isFrozen: boolean;
  readonly isTerminated: boolean;
  readonly isInReview: boolean;
  readonly isActive: boolean;
}

/**
 * An account by what is known of it.
 *
 * @param refusal what a refused profile said of the account (error codes 30200 and 30201)
 */
export function accountOf(
  signedIn: boolean,
  known: AccountStanding | undefined,
  refusal?: 'terminated' | 'frozen',
): Account {
  const standing = signedIn ? known : undefined;
  return {
    kind: kindOf(signedIn, standing),
    isSignedIn: signedIn,
    standing,
    isFrozen: signedIn && (refusal === 'frozen' || (standing !== undefined && isFrozen(standing))),
    isTerminated:
      signedIn && (refusal === 'terminated' || (standing !== undefined && isTerminated(standing))),
    isInReview: standing !== undefined && isInReview(standing),
    isActive: standing !== undefined && isActive(standing) && refusal === undefined,
  };
}

function kindOf(signedIn: boolean, standing: UserStanding | undefined): AccountKind {
  if (!signedIn) return 'guest';
  if (standing === undefined) return 'trader';
  if (isOfficer(standing)) return 'officer';
  if (isTradeViewer(standing)) return 'viewer';
  if (hasRole(standing, 'admin')) return 'admin';
  return isSupport(standing) ? 'support' : 'trader';
}

/** The account of the reader: as the host knows it, else as the exchange tells it. */
export function useAccount(): Account {
  const { account } = useHost();
  const signedIn = isSignedIn(useSession());
  const { data } = useUserInformation();
  return useMemo(() => account ?? accountOf(signedIn, data), [account, signedIn, data]);
}
