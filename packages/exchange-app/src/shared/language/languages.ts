export interface Language {
  /** As `Intl` and the file names take it. */
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
