import { LanguageProvider } from '@agio/ui/language';
import { type ReactNode, useSyncExternalStore } from 'react';
import { currentLanguage, onLanguageChange } from './translator.ts';

/** Gives all components below the language that is shown, with figures as in the chosen region, and follows its change. */
export function AppLanguage({ children }: { children: ReactNode }) {
  const { locale, translate, wordsOf } = useSyncExternalStore(
    onLanguageChange,
    currentLanguage,
    currentLanguage,
  );
  return <LanguageProvider {...{ locale, translate, wordsOf, children }} />;
}
