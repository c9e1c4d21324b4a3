import type { ApiKey } from '../../contract/core.ts';
import type { CallName } from '../cache/keys.ts';
import type { Query } from '../cache/use-query.ts';
import { noInput, usePrivateRead } from '../cache/use-read.ts';
import { useWrite, type Write } from '../cache/use-write.ts';

const ownKeys: readonly CallName[] = ['apiKeys.list'];

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
