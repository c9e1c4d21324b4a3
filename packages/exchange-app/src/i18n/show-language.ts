import { createInstance } from 'i18next';
import { languages } from './languages.ts';
import { setLanguage } from './translator.ts';
import type { Words } from './words.ts';

/**
 * Shows a language. Its words must be complete: no second language stands behind it, so a missing key would show as
 * its name. With the words at hand i18next starts within this call, so that stories and tests need not wait.
 */
export function showLanguage(code: string, words: Words): void {
  const i18n = createInstance({
    lng: code,
    resources: { [code]: words },
    ns: Object.keys(words),
    fallbackLng: false,
    initAsync: false,
    // React escapes.
    interpolation: { escapeValue: false },
  });
  void i18n.init();
  setLanguage({
    code,
    translate: (namespace, key, values) => i18n.t(key, { ns: namespace, ...values }),
  });
  const page = globalThis.document?.documentElement;
  if (!page) return;
  page.lang = code;
  page.dir = languages.find((language) => language.code === code)?.direction ?? 'ltr';
}
