import type { ApiKey, SignIn, SignInAttempt } from '../../contract/core.ts';
import type { CallName } from '../cache/keys.ts';
import type { Query } from '../cache/use-query.ts';
import { noInput, usePrivateRead } from '../cache/use-read.ts';
import { useWrite, type Write } from '../cache/use-write.ts';

const signInReads: readonly CallName[] = ['signIns.list', 'signIns.history'];
const ownKeys: readonly CallName[] = ['apiKeys.list'];

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

/** Returns the user's own API keys, without their secrets. */
export function useOwnApiKeys(): Query<ApiKey[]> {
  return usePrivateRead('apiKeys.list', noInput);
}

/** Creates a key of the user's own. The only answer that ever holds its secret. */
export function useCreateOwnApiKey(): Write<'createApiKey', 'apiKeys.create'> {
  return useWrite('createApiKey', 'apiKeys.create', ownKeys);
}

/** Replaces a key of the user's own by another one like it. The only answer that ever holds the new secret. */
export function useRotateOwnApiKey(): Write<'rotateApiKey', 'apiKeys.rotate'> {
  return useWrite('rotateApiKey', 'apiKeys.rotate', ownKeys);
}

/** Ends a key of the user's own for good. */
export function useRevokeOwnApiKey(): Write<'revokeApiKey', 'apiKeys.revoke'> {
  return useWrite('revokeApiKey', 'apiKeys.revoke', ownKeys);
}
