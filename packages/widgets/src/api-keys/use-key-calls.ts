import {
  useCreateApiKey,
  useCreateOwnApiKey,
  useExchange,
  useRevokeApiKey,
  useRevokeOwnApiKey,
  useRotateApiKey,
  useRotateOwnApiKey,
} from '@agio/api-client/react';

/** Keys that are looked after: those of staff, or the reader's own. */
export type Whose = 'staff' | 'own';

/** Returns the calls about the keys of staff, or about the reader's own. */
export function useKeyCalls(whose: Whose) {
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
