import { useEffect, useRef } from 'react';
import { useMutate } from './use-mutate.ts';

/**
 * Reads again what is shown when the language changes: answers have words in the language of their call, such as the
 * names of assets and the reasons of refusals. `WidgetsProvider` does so.
 *
 * @param language code of the language that is shown
 */
export function useLanguageReload(language: string): void {
  const mutate = useMutate();
  const shown = useRef(language);
  useEffect(() => {
    if (shown.current === language) return;
    shown.current = language;
    void mutate((key) => Array.isArray(key));
  }, [language, mutate]);
}
