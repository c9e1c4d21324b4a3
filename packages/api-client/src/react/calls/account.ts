import type { CurrentSignIn, Profile, Settings, UserInformation } from '../../contract/core.ts';
import type { CallName } from '../cache/keys.ts';
import type { Query } from '../cache/use-query.ts';
import { noInput, usePrivateRead } from '../cache/use-read.ts';
import { useWrite, type Write } from '../cache/use-write.ts';

const user: readonly CallName[] = ['account.userInformation'];
const none: readonly CallName[] = [];
const settings: readonly CallName[] = ['account.settings', 'portfolio.overview'];

/** Returns the verification state of the user. */
export function useProfile(): Query<Profile> {
  return usePrivateRead('account.profile', noInput);
}

/** Returns the signed-in user with roles, tier and activity status. Kept current by notifications. */
export function useUserInformation(): Query<UserInformation> {
  return usePrivateRead('account.userInformation', noInput);
}

/** Returns the settings that the server keeps. */
export function useSettings(): Query<Settings> {
  return usePrivateRead('account.settings', noInput);
}

/** Changes the display name of the user. */
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

/** Returns the begin and the end of the sign-in of this browser. */
export function useCurrentSignIn(): Query<CurrentSignIn> {
  return usePrivateRead('account.currentSignIn', noInput);
}

/** Ends every sign-in of the user, on all devices. Sign out here afterwards: this one has ended too. */
export function useEndSignIns(): Write<'endSignIns', 'account.endSignIns'> {
  return useWrite('endSignIns', 'account.endSignIns', none);
}
