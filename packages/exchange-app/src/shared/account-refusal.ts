import { errorCatalogue, isApiError } from '@agio/api-client';
import { useSyncExternalStore } from 'react';

/** What a refused profile says of the account (spec §4, Profile load: 30200 and 30201). */
export type AccountRefusal = 'terminated' | 'frozen';

let refusal: AccountRefusal | undefined;
const listeners = new Set<() => void>();

/** Takes the outcome of the latest load of the profile; one that went well forgets the refusal before it. */
export function setAccountRefusal(error: unknown): void {
  const code = isApiError(error, 'http') ? error.errorCode : undefined;
  const effect = code === undefined ? undefined : errorCatalogue[code];
  refusal = effect === 'terminated' || effect === 'frozen' ? effect : undefined;
  for (const listener of listeners) listener();
}

export const useAccountRefusal = (): AccountRefusal | undefined =>
  useSyncExternalStore(follow, read);

const follow = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const read = () => refusal;
