import { languages } from './languages.ts';
import { createTranslation, type Texts } from './translation.ts';
import { setLanguage } from './translator.ts';

/**
 * Shows a language with the namespaces that were loaded. Their words must be complete: no second language stands behind
 * them, so a missing key would show as its name.
 */
export function showLanguage(code: string, texts: Texts): void {
  setLanguage({ code, translate: createTranslation(code, texts) });
  const page = globalThis.document?.documentElement;
  if (!page) return;
  page.lang = code;
  page.dir = languages.find((language) => language.code === code)?.direction ?? 'ltr';
}
