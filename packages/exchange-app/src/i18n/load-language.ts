import type { Words } from './words.ts';

/** One chunk per language: a user loads one, when it is needed. */
const loaders: Record<string, () => Promise<Words>> = {
  en: async () => (await import('./locales/en/index.ts')).english,
};

/** Loads and shows a language; one that this build does not have is shown in English. */
export async function loadLanguage(code: string): Promise<void> {
  const known = Object.hasOwn(loaders, code) ? code : 'en';
  const words = loaders[known];
  if (!words) return;
  const [{ showLanguage }, texts] = await Promise.all([import('./show-language.ts'), words()]);
  showLanguage(known, texts);
}
