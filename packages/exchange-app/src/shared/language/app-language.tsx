import { LanguageProvider } from '@agio/ui/language';
import { type ReactNode, useSyncExternalStore } from 'react';
import { usePreferences } from '../storage/preferences.ts';
import { localeOf } from './languages.ts';
import { currentLanguage, onLanguageChange } from './translator.ts';

/** Gives all components below the language that is shown, with figures as in the chosen region, and follows its change. */
export function AppLanguage({ children }: { children: ReactNode }) {
  const { code, translateUi } = useSyncExternalStore(
    onLanguageChange,
    currentLanguage,
    currentLanguage,
  );
  const { defaultLanguage } = usePreferences();
  return (
    <LanguageProvider locale={localeOf(defaultLanguage, code)} translate={translateUi}>
      {children}
    </LanguageProvider>
  );
}
