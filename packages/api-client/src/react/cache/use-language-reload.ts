import { useEffect, useRef } from 'react';
import { useExchange } from '../context.ts';
import { useMutate } from './use-mutate.ts';

/**
 * Reads again what is shown when the language changes: answers have words in the language of their call, such as the
 * names of assets and the reasons of refusals. The hubs connect again, as a connection has the language with which it
 * began. `WidgetsProvider` does so.
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
    market.reconnect();
    notifications.reconnect();
    void mutate((key) => Array.isArray(key));
  }, [language, market, notifications, mutate]);
}
