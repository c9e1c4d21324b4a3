import type { CurrentSignIn, Profile, Settings, UserInformation } from '../../contract/core.ts';
import type { CallName } from '../cache/keys.ts';
import type { Query } from '../cache/use-query.ts';
import { noInput, usePrivateRead } from '../cache/use-read.ts';
import { useWrite, type Write } from '../cache/use-write.ts';

const user: readonly CallName[] = ['account.userInformation'];
const none: readonly CallName[] = [];
const settings: readonly CallName[] = ['account.settings', 'portfolio.overview'];

/** Verification state. */
export function useProfile(): Query<Profile> {
  return usePrivateRead('account.profile', noInput);
}

/** Who is signed in, with roles, tier and activity status. Kept current by notifications. */
export function useUserInformation(): Query<UserInformation> {
  return usePrivateRead('account.userInformation', noInput);
}

/** Settings kept on the server. */
export function useSettings(): Query<Settings> {
  return usePrivateRead('account.settings', noInput);
}

/** Changes how the user is called. */
export function useChangeUserInformation(): Write<
  'changeUserInformation',
  'account.changeUserInformation'
> {
  return useWrite('changeUserInformation', 'account.changeUserInformation', user);
}

/** Returns one setting to its default. */
export function useClearSetting(): Write<'clearSetting', 'account.clearSetting'> {
  return useWrite('clearSetting', 'account.clearSetting', settings);
}

/** Since when this browser is signed in, and until when. */
export function useCurrentSignIn(): Query<CurrentSignIn> {
  return usePrivateRead('account.currentSignIn', noInput);
}

/** Ends every sign-in of the user, on all devices. Sign out here afterwards: this one has ended too. */
export function useEndSignIns(): Write<'endSignIns', 'account.endSignIns'> {
  return useWrite('endSignIns', 'account.endSignIns', none);
}
