import { useEffect, useRef } from 'react';
import { useExchange } from '../context.ts';
import { readsAfterGap } from './cache-sync.ts';
import { useMutate } from './use-mutate.ts';

/**
 * Reads again what is shown when the language changes: answers have words in the language of their call, such as the
 * names of assets and the reasons of refusals. The hubs connect again, as a connection has the language with which it
 * began, and what they read then is not read here, too. `WidgetsProvider` does so.
 *
 * @param language code of the language that is shown
 */
export function useLanguageReload(language: string): void {
  const { market, notifications } = useExchange();
  const mutate = useMutate();
  const shown = useRef(language);
  useEffect(() => {
    if (shown.current === language) return;
    shown.current = language;
    const later = new Set<unknown>();
    for (const [hub, reads] of [
      [market, readsAfterGap.market],
      [notifications, readsAfterGap.notifications],
    ] as const) {
      if (hub.connection.getSnapshot().status === 'connected')
        for (const name of reads) later.add(name);
      hub.reconnect();
    }
    void mutate((key) => Array.isArray(key) && !later.has(key[0]));
  }, [language, market, notifications, mutate]);
}
