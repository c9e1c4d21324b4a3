import { isLeavingToSignIn } from '@agio/api-client';
import { useExchange, useSession } from '@agio/api-client/react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Setting, settingIn, useHost } from '../host/index.ts';

/**
 * Calls `keep` before typed text would be lost: when the user leaves to sign in, the session ends without their
 * asking, or the host reloads by itself. Skipped after a sign-out, or if another user signed in.
 *
 * @param keep is stable as long as nothing is typed
 * @param isTouched true if there is anything to keep for a user who did not mean to leave
 */
export function useSaveBeforeLeaving(keep: () => void, isTouched: boolean): void {
  const { session } = useExchange();
  const { reloads } = useHost();
  const isLeaving = isLeavingToSignIn(useSession());
  useEffect(() => {
    if (isLeaving) keep();
  }, [isLeaving, keep]);
  useEffect(
    () =>
      session.onEnding('hub', (reason) => {
        if (isTouched && (reason === 'refused' || reason === 'elsewhere')) keep();
      }),
    [session, isTouched, keep],
  );
  useEffect(() => (isTouched ? reloads.before(keep) : undefined), [reloads, isTouched, keep]);
}

/** Returns the draft that was saved before a sign-in, once, if it belongs to the open item. */
export function useRestoredDraft<Draft>(
  setting: Setting<Draft | null>,
  isOwn: (draft: Draft) => boolean,
): Draft | undefined {
  const store = settingIn(setting, useHost().storage);
  const [draft] = useState(() => {
    const kept = store.get();
    return kept !== null && isOwn(kept) ? kept : undefined;
  });
  useEffect(() => {
    if (draft !== undefined) store.set(null);
  }, [draft, store]);
  return draft;
}

/** Saves a draft over a sign-in and a reload; undefined if there is nothing to save. */
export function useSavedDraft<Draft>(setting: Setting<Draft | null>, now: Draft | undefined): void {
  const store = settingIn(setting, useHost().storage);
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });
  const keep = useCallback(() => {
    if (latest.current !== undefined) store.set(latest.current);
  }, [store]);
  useSaveBeforeLeaving(keep, now !== undefined);
}
