import { useCallback, useEffect, useState } from 'react';
import { settingIn, useHost } from '../provider/index.ts';
import { useKept } from '../shared/use-kept.ts';
import { type ChangeDraft, changeDraft } from './change-draft.ts';

/**
 * What was typed of a change before a sign-in that it asked for; it is given once.
 *
 * @param sent the change that was sent last and not taken
 */
export function useChangeDraft(
  userId: string,
  kinds: readonly ChangeDraft['kind'][],
  sent: ChangeDraft | undefined,
): ChangeDraft | undefined {
  const { storage } = useHost();
  const store = settingIn(changeDraft, storage);
  const [draft] = useState(() => {
    const kept = store.get();
    return kept !== null && kept.userId === userId && kinds.includes(kept.kind) ? kept : undefined;
  });
  useEffect(() => {
    if (draft !== undefined) store.set(null);
  }, [draft, store]);
  const keep = useCallback(() => {
    if (sent !== undefined) store.set(sent);
  }, [sent, store]);
  useKept(keep, sent !== undefined);
  return draft;
}
