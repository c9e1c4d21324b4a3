import { errorCatalogue, isApiError, isSignedIn } from '@agio/api-client';
import { useSession, useStore, useUserInformation } from '@agio/api-client/react';
import { ValueStore } from '@agio/api-client/store';
import { cutText } from '@agio/ui/short-text';
import { type Account, type AccountKind, accountOf } from '@agio/widgets/host';
import { useMemo, useSyncExternalStore } from 'react';
import { keptUser } from './user-store.ts';

/** Shell of the product that a user sees. */
export type UserKind = AccountKind;

export interface User extends Account {
  name: string;
  coreId: string | null;
}

/** The words for a role that is shown instead of a tier; undefined for traders and guests. */
export function roleName(kind: UserKind) {
  switch (kind) {
    case 'officer':
      return 'profile.Officer';
    case 'viewer':
      return 'profile.TradeViewer';
    case 'support':
      return 'profile.Support';
    case 'admin':
      return 'profile.Admin';
    case 'guest':
    case 'trader':
      return undefined;
  }
}

/** Meaning of a refused profile for the account (spec §4, Profile load: 30200 and 30201). */
type AccountRefusal = 'terminated' | 'frozen';

const refusal = new ValueStore<AccountRefusal | undefined>(undefined);

/** Takes the outcome of the latest load of the profile; one that went well forgets the refusal before it. */
export function setAccountRefusal(error: unknown): void {
  const code = isApiError(error, 'http') ? error.errorCode : undefined;
  const effect = code === undefined ? undefined : errorCatalogue[code];
  refusal.set(effect === 'terminated' || effect === 'frozen' ? effect : undefined);
}

/** Maximum length of a shown name, in graphemes; a screen has no room for more. */
const longestName = 60;

/** Returns the account of the user: from the exchange, before that as it was at the last page. */
export function useKnownAccount(): Account {
  const signedIn = isSignedIn(useSession());
  const known = useKnown();
  const refused = useStore(refusal);
  return useMemo(() => accountOf(signedIn, known, refused), [signedIn, known, refused]);
}

/** Returns the user of the app. */
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
