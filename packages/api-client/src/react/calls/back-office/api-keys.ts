import type { ApiKey } from '../../../contract/core.ts';
import type { CallName, InputOf } from '../../cache/keys.ts';
import { useDownload, type Download } from '../../cache/use-download.ts';
import type { Query } from '../../cache/use-query.ts';
import { noInput, usePrivateRead } from '../../cache/use-read.ts';
import { useWrite, type Write } from '../../cache/use-write.ts';

const keys: readonly CallName[] = ['backOfficeApiKeys.list'];

/** API keys, without their secrets, all or those that a filter lets pass. */
export function useApiKeys(input: InputOf<'backOfficeApiKeys.list'> = noInput): Query<ApiKey[]> {
  return usePrivateRead('backOfficeApiKeys.list', input);
}

/** API keys of a filtered list as a file. */
export function useApiKeysCsv(): Download<'backOfficeApiKeys.csv'> {
  return useDownload('backOfficeApiKeys.csv');
}

/** Creates a key. The only answer that ever holds the secret. */
export function useCreateApiKey(): Write<'createApiKey', 'backOfficeApiKeys.create'> {
  return useWrite('createApiKey', 'backOfficeApiKeys.create', keys);
}

/** Ends a key for good. */
export function useRevokeApiKey(): Write<'revokeApiKey', 'backOfficeApiKeys.revoke'> {
  return useWrite('revokeApiKey', 'backOfficeApiKeys.revoke', keys);
}

/** Approves a key that another administrator made. */
export function useApproveApiKey(): Write<'approveApiKey', 'backOfficeApiKeys.approve'> {
  return useWrite('approveApiKey', 'backOfficeApiKeys.approve', keys);
}

/** Replaces a key by another one like it. The only answer that ever holds the new secret. */
export function useRotateApiKey(): Write<'rotateApiKey', 'backOfficeApiKeys.rotate'> {
  return useWrite('rotateApiKey', 'backOfficeApiKeys.rotate', keys);
}
