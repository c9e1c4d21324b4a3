import {
  isActive,
  isFrozen,
  isInReview,
  isOfficer,
  isSignedIn,
  isSupport,
  isTerminated,
  isTradeViewer,
  hasRole,
  type UserInformation,
  type UserStanding,
} from '@agio/api-client';
import { useSession, useUserInformation } from '@agio/api-client/react';
import { cutText } from '@agio/ui/short-text';
import { useSyncExternalStore } from 'react';
import { useAccountRefusal } from './account-refusal.ts';
import { keptUser } from './kept-user.ts';

/** Which of the product's shells somebody sees. */
export type UserKind = 'guest' | 'trader' | 'officer' | 'viewer' | 'support' | 'admin';

export interface User {
  kind: UserKind;
  /** In the session, whether or not the exchange has said more yet. */
  isSignedIn: boolean;
  /** Undefined for guests, and until the exchange has answered for the first time. */
  standing: (UserStanding & Pick<UserInformation, 'complianceTier' | 'lastRequest'>) | undefined;
  name: string;
  coreId: string | null;
  isFrozen: boolean;
  isTerminated: boolean;
  isInReview: boolean;
  isActive: boolean;
}

/** In graphemes; whoever chose it, a screen has no room for more. */
const longestName = 60;

/** Who is using the app: from the exchange, before that what was known at the last page. */
export function useUser(): User {
  const session = useSession();
  const signedIn = isSignedIn(session);
  const { data } = useUserInformation();
  const kept = useSyncExternalStore(follow, read);
  const refusal = useAccountRefusal();
  const standing = signedIn ? (data ?? kept) : undefined;
  return {
    kind: kindOf(signedIn, standing),
    isSignedIn: signedIn,
    standing,
    name: cutText(
      data?.displayName ?? session.user?.name ?? session.user?.email ?? '',
      longestName,
    ),
    coreId: standing?.coreId ?? null,
    isFrozen: signedIn && (refusal === 'frozen' || (standing !== undefined && isFrozen(standing))),
    isTerminated:
      signedIn && (refusal === 'terminated' || (standing !== undefined && isTerminated(standing))),
    isInReview: standing !== undefined && isInReview(standing),
    isActive: standing !== undefined && isActive(standing) && refusal === undefined,
  };
}

const follow = (listener: () => void) => keptUser.subscribe(listener);
const read = () => keptUser.getSnapshot();

function kindOf(signedIn: boolean, user: UserStanding | undefined): UserKind {
  if (!signedIn) return 'guest';
  if (user === undefined) return 'trader';
  if (isOfficer(user)) return 'officer';
  if (isTradeViewer(user)) return 'viewer';
  if (hasRole(user, 'admin')) return 'admin';
  return isSupport(user) ? 'support' : 'trader';
}
