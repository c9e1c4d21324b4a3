import { errorCatalogue, isApiError } from '@agio/api-client';
import { useStore } from '@agio/api-client/react';
import { ValueStore } from '@agio/api-client/store';

/** What a refused profile says of the account (spec §4, Profile load: 30200 and 30201). */
export type AccountRefusal = 'terminated' | 'frozen';

const refusal = new ValueStore<AccountRefusal | undefined>(undefined);

/** Takes the outcome of the latest load of the profile; one that went well forgets the refusal before it. */
export function setAccountRefusal(error: unknown): void {
  const code = isApiError(error, 'http') ? error.errorCode : undefined;
  const effect = code === undefined ? undefined : errorCatalogue[code];
  refusal.set(effect === 'terminated' || effect === 'frozen' ? effect : undefined);
}

export const useAccountRefusal = (): AccountRefusal | undefined => useStore(refusal);
