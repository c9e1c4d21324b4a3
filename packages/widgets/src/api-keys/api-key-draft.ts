import { storageKeys } from '@agio/api-client';
import { useState } from 'react';
import * as v from 'valibot';
import { defineSetting, settingIn, useHost } from '../host/index.ts';
import { useRestoredDraft } from '../intent/use-saved-draft.ts';
import { replacementOf, type RotationEnd } from './model/rotation.ts';

/**
 * Form of a new key, or the replacement of one, restored after a sign-in that the exchange requires. Kept for this tab;
 * a secret comes later and is in no form.
 */
export const apiKeyDraft = defineSetting(
  storageKeys.apiKeyDraft,
  v.nullable(v.record(v.string(), v.unknown())),
  null,
  'session',
);

/** Something that is done with a key. */
export interface KeyChoice {
  readonly act: 'open' | 'replace' | 'revoke';
  readonly id: string;
  /** End of the former key, as it was chosen before a sign-in. */
  readonly end?: RotationEnd | undefined;
}

/** Returns the choice of a key, with a replacement that was begun before a sign-in, and its change. */
export function useKeyChoice() {
  const kept = useRestoredDraft(apiKeyDraft, (draft) => replacementOf(draft) !== undefined);
  return useState<KeyChoice | undefined>(() => {
    const replacement = replacementOf(kept);
    return replacement && { act: 'replace', ...replacement };
  });
}

/** Returns true if the form of a new key was left for a sign-in. */
export function useHasNewKey(): boolean {
  const { storage } = useHost();
  const [hasNewKey] = useState(() => {
    const kept = settingIn(apiKeyDraft, storage).get();
    return kept !== null && replacementOf(kept) === undefined;
  });
  return hasNewKey;
}
