import { storageKeys } from '@agio/api-client';
import { useMemo } from 'react';
import * as v from 'valibot';
import { defineSetting, settingIn, useHost } from '../../host/index.ts';

/** Draft of a new key, restored after a sign-in that the exchange requires. Kept for this tab. */
const apiKeyDraft = defineSetting(
  storageKeys.apiKeyDraft,
  v.nullable(v.record(v.string(), v.unknown())),
  null,
  'session',
);

/** Keeps the form of a new key. Its secret comes later and is never in a form. */
export function useApiKeyDraft() {
  const { storage } = useHost();
  return useMemo(() => {
    const draft = settingIn(apiKeyDraft, storage);
    return {
      get: () => draft.get(),
      set: (kept: Readonly<Record<string, unknown>> | null) => draft.set(kept),
    };
  }, [storage]);
}
