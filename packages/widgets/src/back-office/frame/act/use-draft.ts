import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Setting, settingIn, useHost } from '../../../host/index.ts';
import { useKept } from '../../../intent/use-kept.ts';

/** What was typed before a sign-in that the exchange asked for, where it is about what is open; it is given once. */
export function useGivenDraft<Draft>(
  setting: Setting<Draft | null>,
  isOwn: (kept: Draft) => boolean,
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

/** Keeps what is typed over a sign-in and a reload; undefined: there is nothing to keep. */
export function useKeptDraft<Draft>(setting: Setting<Draft | null>, now: Draft | undefined): void {
  const store = settingIn(setting, useHost().storage);
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });
  const keep = useCallback(() => {
    if (latest.current !== undefined) store.set(latest.current);
  }, [store]);
  useKept(keep, now !== undefined);
}
