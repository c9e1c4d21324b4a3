import { inGaps, type Translate as Read } from '@agio/ui/language';
import type { LoadedWords } from '@agio/ui/words';
import type { Namespace, Translate } from './words.ts';

/** Source of the texts. */
export interface Language extends Pick<LoadedWords, 'wordsOf'> {
  code: string;
  /** For `Intl`, with the region that the reader chose. */
  locale: string;
  translate: Read;
}

const listeners = new Set<() => void>();
type AnyTranslate = (key: string, values?: Record<string, string | number>) => string;

const translators = new Map<Namespace, AnyTranslate>();
let shown: Language | undefined;

/** Makes every text that is on the page come from this language. */
export function setLanguage(language: Language): void {
  shown = language;
  translators.clear();
  for (const listener of listeners) listener();
}

/** The language that is shown: the same object until it changes. */
export function currentLanguage(): Language {
  if (!shown) throw new Error('No language is shown yet: await loadLanguage() before rendering.');
  return shown;
}

/** The text function of a namespace: the same function as long as the language stays. */
export function translator<N extends Namespace>(namespace: N): Translate<N> {
  let translate = translators.get(namespace);
  if (!translate) {
    const from = currentLanguage();
    translate = (key, values = {}) =>
      from.translate(namespace, key, inGaps(values, from.code)) ?? key;
    translators.set(namespace, translate);
  }
  return translate;
}

/** Code of the language that is shown. */
export const currentCode = (): string => currentLanguage().code;

export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
