import { isSignedIn } from '@agio/api-client';
import { useSession, useUserInformation } from '@agio/api-client/react';
import { cutText } from '@agio/ui/short-text';
import { type Account, type AccountKind, accountOf } from '@agio/widgets/provider';
import { useMemo, useSyncExternalStore } from 'react';
import { useAccountRefusal } from './account-refusal.ts';
import { keptUser } from './kept-user.ts';

/** Which of the product's shells somebody sees. */
export type UserKind = AccountKind;

export interface User extends Account {
  name: string;
  coreId: string | null;
}

/** In graphemes; whoever chose it, a screen has no room for more. */
const longestName = 60;

/** Who is using the app, as their account: from the exchange, before that what was known at the last page. */
export function useKnownAccount(): Account {
  const signedIn = isSignedIn(useSession());
  const known = useKnown();
  const refusal = useAccountRefusal();
  return useMemo(() => accountOf(signedIn, known, refusal), [signedIn, known, refusal]);
}

/** Who is using the app. */
export function useUser(): User {
  const session = useSession();
  const { data } = useUserInformation();
  const account = useKnownAccount();
  const known = useKnown();
  return {
    ...account,
    name: cutText(
      data?.displayName ?? session.user?.name ?? session.user?.email ?? '',
      longestName,
    ),
    coreId: (account.isSignedIn && known?.coreId) || null,
  };
}

function useKnown() {
  const { data } = useUserInformation();
  const kept = useSyncExternalStore(follow, read);
  return data ?? kept;
}

const follow = (listener: () => void) => keptUser.subscribe(listener);
const read = () => keptUser.getSnapshot();
