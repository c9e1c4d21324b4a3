import { LanguageProvider } from '@agio/ui/language';
import { type ReactNode, useSyncExternalStore } from 'react';
import { currentLanguage, onLanguageChange } from './translator.ts';

/** Gives all components below the language that is shown, and follows its change. */
export function AppLanguage({ children }: { children: ReactNode }) {
  const { code, translateUi } = useSyncExternalStore(
    onLanguageChange,
    currentLanguage,
    currentLanguage,
  );
  return (
    <LanguageProvider locale={code} translate={translateUi}>
      {children}
    </LanguageProvider>
  );
}
