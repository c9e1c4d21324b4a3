import type { ApiKey } from '@agio/api-client/contract';
import {
  useCreateApiKey,
  useCreateOwnApiKey,
  useExchange,
  useRevokeApiKey,
  useRevokeOwnApiKey,
  useRotateApiKey,
  useRotateOwnApiKey,
  type Write,
} from '@agio/api-client/react';

/** Keys that are looked after: those of staff, or the reader's own. */
export type Whose = 'staff' | 'own';

interface KeyCalls {
  list: () => Promise<ApiKey[]>;
  create: Write<'createApiKey', 'apiKeys.create'>['createApiKey'];
  rotate: Write<'rotateApiKey', 'apiKeys.rotate'>['rotateApiKey'];
  revoke: Write<'revokeApiKey', 'apiKeys.revoke'>['revokeApiKey'];
  /** True while a key is created or replaced. */
  isPending: boolean;
}

/** Returns the calls about the keys of staff, or about the reader's own. */
export function useKeyCalls(whose: Whose): KeyCalls {
  const client = useExchange();
  const create = { staff: useCreateApiKey(), own: useCreateOwnApiKey() }[whose];
  const rotate = { staff: useRotateApiKey(), own: useRotateOwnApiKey() }[whose];
  const revoke = { staff: useRevokeApiKey(), own: useRevokeOwnApiKey() }[whose];
  return {
    list: () => client[whose === 'staff' ? 'backOfficeApiKeys' : 'apiKeys'].list(),
    create: create.createApiKey,
    rotate: rotate.rotateApiKey,
    revoke: revoke.revokeApiKey,
    isPending: create.isPending || rotate.isPending,
  };
}
