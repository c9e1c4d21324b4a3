import type { SignIn, SignInAttempt } from '../../contract/core.ts';
import type { CallName } from '../cache/keys.ts';
import type { Query } from '../cache/use-query.ts';
import { noInput, usePrivateRead } from '../cache/use-read.ts';
import { useWrite, type Write } from '../cache/use-write.ts';

const signInReads: readonly CallName[] = ['signIns.list', 'signIns.history'];

/** Returns the open sign-ins of the user, the last used first. */
export function useSignIns(): Query<SignIn[]> {
  return usePrivateRead('signIns.list', noInput);
}

/** Returns the latest sign-ins and refused attempts, newest first. */
export function useSignInHistory(): Query<SignInAttempt[]> {
  return usePrivateRead('signIns.history', noInput);
}

/** Ends one sign-in of the user. */
export function useEndSignIn(): Write<'endSignIn', 'signIns.end'> {
  return useWrite('endSignIn', 'signIns.end', signInReads);
}

/** Ends every sign-in of the user but this one. */
export function useEndOtherSignIns(): Write<'endOtherSignIns', 'signIns.endOthers'> {
  return useWrite('endOtherSignIns', 'signIns.endOthers', signInReads);
}
