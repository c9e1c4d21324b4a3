export interface Language {
  /** As `Intl` and the file names take it. */
  code: string;
  /** In the language itself. */
  name: string;
  englishName: string;
  direction: 'ltr' | 'rtl';
}

/** The languages that the selector lists (spec §3); a deployment's `activeLanguages` decides which can be chosen. */
export const languages: readonly Language[] = [
  { code: 'en', name: 'English', englishName: 'English', direction: 'ltr' },
  { code: 'de', name: 'Deutsch', englishName: 'German', direction: 'ltr' },
  { code: 'fa', name: 'فارسی', englishName: 'Persian', direction: 'rtl' },
  { code: 'fr', name: 'Français', englishName: 'French', direction: 'ltr' },
  { code: 'ja', name: '日本語', englishName: 'Japanese', direction: 'ltr' },
  { code: 'ko', name: '한국어', englishName: 'Korean', direction: 'ltr' },
  { code: 'ru', name: 'Русский', englishName: 'Russian', direction: 'ltr' },
  { code: 'es', name: 'Español', englishName: 'Spanish', direction: 'ltr' },
];
