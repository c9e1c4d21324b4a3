import { useStore } from '@agio/api-client/react';
import { LanguageProvider } from '@agio/ui/language';
import type { ReactNode } from 'react';
import { language } from './load-language.ts';

/** Gives all components below the language that is shown, with figures as in the chosen region, and follows its change. */
export function AppLanguage({ children }: { children: ReactNode }) {
  const { locale, translate, wordsOf } = useStore(language);
  return <LanguageProvider {...{ locale, translate, wordsOf, children }} />;
}
