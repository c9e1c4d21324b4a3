export interface Language {
  /** Code for `Intl` and the file names. */
  code: string;
  /** In the language itself. */
  name: string;
  direction: 'ltr' | 'rtl';
}

/** The languages that the selector lists (spec §3); a deployment's `activeLanguages` decides which can be chosen. */
export const languages: readonly Language[] = [
  { code: 'en', name: 'English', direction: 'ltr' },
  { code: 'de', name: 'Deutsch', direction: 'ltr' },
  { code: 'fa', name: 'فارسی', direction: 'rtl' },
  { code: 'fr', name: 'Français', direction: 'ltr' },
  { code: 'ja', name: '日本語', direction: 'ltr' },
  { code: 'ko', name: '한국어', direction: 'ltr' },
  { code: 'ru', name: 'Русский', direction: 'ltr' },
  { code: 'es', name: 'Español', direction: 'ltr' },
];

/** `en` of `en-us`: words are by language, figures by region. */
export const languageOf = (code: string): string => code.split('-')[0] ?? code;

/**
 * The language that is shown with the region of the choice, as `Intl` takes it. `en-us` is the default and plain English;
 * the region of another language than the shown one says nothing.
 */
export function localeOf(chosen: string, shown: string): string {
  const isPlain = chosen === 'en-us' || languageOf(chosen) !== shown;
  return isPlain ? shown : (Intl.getCanonicalLocales(chosen)[0] ?? shown);
}
