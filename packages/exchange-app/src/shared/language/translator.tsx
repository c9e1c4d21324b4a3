import { useStore } from '@agio/api-client/react';
import { inGaps, LanguageProvider } from '@agio/ui/language';
import type { ShownLanguage } from '@agio/ui/language-store';
import { type Language, languageCalled } from '@agio/ui/languages';
import { type ReactNode, useSyncExternalStore } from 'react';
import { language } from './load-language.ts';
import type { Namespace, Translate } from './words.ts';

type AnyTranslate = (key: string, values?: Record<string, string | number>) => string;

const translators = new WeakMap<ShownLanguage, Map<Namespace, AnyTranslate>>();

/** The text function of a namespace: the same function as long as the language stays. */
export function translator<N extends Namespace>(namespace: N): Translate<N> {
  const from = language.getSnapshot();
  const known = translators.get(from) ?? new Map<Namespace, AnyTranslate>();
  translators.set(from, known);
  const translate: AnyTranslate =
    known.get(namespace) ??
    ((key, values = {}) => from.translate(namespace, key, inGaps(values, from.code)) ?? key);
  known.set(namespace, translate);
  return translate;
}

/** The text function of one namespace (one file of `locales/en`); the component follows a change of language. */
export function useTranslate<N extends Namespace>(namespace: N): Translate<N> {
  const read = () => translator(namespace);
  return useSyncExternalStore(language.subscribe, read, read);
}

/** The language that is shown. */
export function useLanguage(): Language {
  return languageCalled(useStore(language).code);
}

/** Gives all components below the language that is shown, with figures as in the chosen region, and follows its change. */
export function AppLanguage({ children }: { children: ReactNode }) {
  const { locale, translate, wordsOf } = useStore(language);
  return <LanguageProvider {...{ locale, translate, wordsOf, children }} />;
}
