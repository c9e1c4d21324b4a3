import { useStore } from '@agio/api-client/react';
import { useSyncExternalStore } from 'react';
import { type Language, languageCalled } from '@agio/ui/languages';
import { language } from './load-language.ts';
import { translator } from './translator.ts';
import type { Namespace, Translate } from './words.ts';

/** The text function of one namespace (one file of `locales/en`); the component follows a change of language. */
export function useTranslate<N extends Namespace>(namespace: N): Translate<N> {
  const read = () => translator(namespace);
  return useSyncExternalStore(language.subscribe, read, read);
}

/** The language that is shown. */
export function useLanguage(): Language {
  return languageCalled(useStore(language).code);
}
