/**
 * The language of a page, which changes without a reload.
 * @module
 */

import type { Translate } from '../language/messages.ts';
import { createWords, type LoadedWords, type Words } from '../words/words.ts';

export interface LanguageStoreOptions {
  /** Returns the areas that the words of a namespace and their terms stand in. */
  readonly areasOf: (namespace: string) => readonly string[];
  /** Fetches the words of an area in a language; undefined where the components have them, as in English. */
  readonly fetchArea: (code: string, area: string) => Promise<Words> | undefined;
  /** Returns a text of a language before its gaps are filled, from a library of the host; undefined where that has none. */
  readonly textOf?:
    | ((code: string, path: string, count?: number) => string | undefined)
    | undefined;
  /** Areas that every page needs. */
  readonly always: readonly string[];
  /** Returns true for an area that no component has in English: without it no language is shown. */
  readonly isRequired?: ((area: string) => boolean) | undefined;
  /** Returns the locale of figures and dates; by default the code of the language. */
  readonly localeOf?: ((code: string) => string) | undefined;
  /** Returns the host's own texts in a language, by namespace and key. */
  readonly overridesOf?: ((code: string) => Readonly<Record<string, string>>) | undefined;
}

/** A language as `LanguageProvider` takes it: the same object until it changes. */
export interface ShownLanguage extends Pick<LoadedWords, 'wordsOf'> {
  readonly code: string;
  readonly locale: string;
  readonly translate: Translate;
}

/** The language of a page, outside of React: fits `useSyncExternalStore`. */
export interface LanguageStore {
  readonly subscribe: (listener: () => void) => () => void;
  /** @throws where no language is shown yet */
  readonly getSnapshot: () => ShownLanguage;
  /**
   * Loads the areas on the page in a language, then shows it. The last call wins. Rejects where a required area does not
   * come; any other one is fetched again when it is needed, and in English if it fails again.
   */
  readonly show: (code: string) => Promise<void>;
  /** Shows a language with words at hand. */
  readonly showWith: (code: string, words: Words) => void;
  /** Reads locale and overrides again. */
  readonly refresh: () => void;
  /** Reads the locale again, and does nothing where it is the same. */
  readonly refreshLocale: () => void;
  /** Fetches a part of the page and the areas that it shows, side by side, in the language that is shown by then. */
  readonly withWords: <T>(areas: readonly string[], part: () => Promise<T>) => Promise<T>;
}

/** Creates the language of a page, which changes without a reload. */
export function createLanguageStore({
  areasOf,
  fetchArea,
  textOf,
  always,
  isRequired = () => false,
  localeOf = (code) => code,
  overridesOf = () => ({}),
}: LanguageStoreOptions): LanguageStore {
  /** Areas on the page, whatever its language. */
  const wanted = new Set(always);
  const listeners = new Set<() => void>();
  let loaded: { code: string; words: LoadedWords } | undefined;
  let shown: ShownLanguage | undefined;
  let choices = 0;

  function publish(code: string, words: LoadedWords): void {
    loaded = { code, words };
    const locale = localeOf(code);
    const translate = words.translateIn(locale, overridesOf(code));
    shown = { code, locale, translate, wordsOf: words.wordsOf };
    for (const listener of listeners) listener();
  }

  async function load(words: LoadedWords, areas: readonly string[]): Promise<void> {
    const others = words.load(areas.filter((area) => !isRequired(area))).catch(() => undefined);
    await Promise.all([words.load(areas.filter(isRequired)), others]);
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => {
      if (!shown) throw new Error('No language is shown yet: await show() before rendering.');
      return shown;
    },
    show: async (code) => {
      choices += 1;
      const choice = choices;
      const words = createWords({
        areasOf,
        fetchArea: (area) => {
          wanted.add(area);
          return fetchArea(code, area);
        },
        textOf: textOf && ((path, count) => textOf(code, path, count)),
      });
      // Again for what came to be wanted meanwhile.
      for (let known = 0; known < wanted.size;) {
        known = wanted.size;
        await load(words, [...wanted]);
      }
      if (choice === choices) publish(code, words);
    },
    showWith: (code, words) =>
      publish(code, createWords({ areasOf, fetchArea: () => undefined, words })),
    refresh: () => loaded && publish(loaded.code, loaded.words),
    refreshLocale: () => {
      if (loaded && shown?.locale !== localeOf(loaded.code)) publish(loaded.code, loaded.words);
    },
    withWords: async (areas, part) => {
      for (const area of areas) wanted.add(area);
      const [its] = await Promise.all([part(), loaded && load(loaded.words, areas)]);
      return its;
    },
  };
}
