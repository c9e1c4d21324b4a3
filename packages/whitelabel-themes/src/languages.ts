// @where Languages: codes and own names of the twenty languages
/** Names of the languages that the product is translated to, each in the language itself, by code. */
export const languageNames: Readonly<Record<string, string>> = {
  en: 'English',
  de: 'Deutsch',
  fa: 'فارسی',
  fr: 'Français',
  ja: '日本語',
  ko: '한국어',
  ru: 'Русский',
  es: 'Español',
  ar: 'العربية',
  cs: 'Čeština',
  fil: 'Filipino',
  pl: 'Polski',
  pt: 'Português (Brasil)',
  ro: 'Română',
  sk: 'Slovenčina',
  th: 'ไทย',
  tr: 'Türkçe',
  uk: 'Українська',
  vi: 'Tiếng Việt',
  zh: '简体中文',
};
