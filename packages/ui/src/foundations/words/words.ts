/**
 * Words of a language, loaded by area when a component first says something of it.
 * @module
 */

import { fillGaps, type Translate } from '../language/messages.ts';

/** The words of a language, nested by namespace and key, with `{{gaps}}` and plural forms: a file of `locales`. */
export type Words = Readonly<Record<string, unknown>>;

export interface WordsSource {
  /** Returns the areas that the words of a namespace and their terms stand in. */
  readonly areasOf: (namespace: string) => readonly string[];
  /** Fetches the words of an area; undefined where the language has none. */
  readonly fetchArea: (area: string) => Promise<Words> | undefined;
  /**
   * Returns a text by its path, or its plural form for a count, before its gaps are filled: from the host's own library.
   * Undefined where that has none.
   */
  readonly textOf?: ((path: string, count?: number) => string | undefined) | undefined;
  /** Words that need not be fetched. */
  readonly words?: Words | undefined;
}

/** The words of one language, by area. */
export interface LoadedWords {
  /** Fetches areas ahead. Rejects where one does not come: it is asked for again when it is needed. */
  readonly load: (areas: readonly string[]) => Promise<void>;
  /** For `LanguageProvider`. Never rejects: an area that does not come is in English. */
  readonly wordsOf: (namespace: string) => Promise<void> | undefined;
  /**
   * Returns the translation for `LanguageProvider`.
   *
   * @param locale BCP 47 tag of the figures in gaps: `de-CH`
   * @param overrides texts of the host's own by namespace and key, such as `orderBook.title`
   */
  readonly translateIn: (locale: string, overrides?: Readonly<Record<string, string>>) => Translate;
}

type Group = Record<string, unknown>;
const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null;

/** Loads the words of a language by area: each when a component first says something of it. */
export function createWords({ areasOf, fetchArea, textOf, words = {} }: WordsSource): LoadedWords {
  const all: Group = { ...words };
  /** Undefined once it is there. */
  const areas = new Map<string, Promise<void> | undefined>();
  const waits = new Map<string, Promise<void>>();

  /** Several areas have terms, in `common`. */
  function add(loaded: Words): void {
    for (const [namespace, texts] of Object.entries(loaded))
      all[namespace] = { ...(all[namespace] as Group | undefined), ...(texts as Group) };
  }

  async function settle(area: string, fetched: Promise<Words>): Promise<void> {
    try {
      add(await fetched);
      areas.set(area, undefined);
    } catch (error) {
      areas.delete(area);
      throw error;
    }
  }

  function load(area: string): Promise<void> | undefined {
    if (!areas.has(area)) {
      const fetched = fetchArea(area);
      areas.set(area, fetched && settle(area, fetched));
    }
    return areas.get(area);
  }

  function find(path: string): string | undefined {
    let at: unknown = all;
    for (const key of path.split('.')) at = isGroup(at) ? at[key] : undefined;
    return typeof at === 'string' ? at : undefined;
  }

  return {
    load: async (wanted) => void (await Promise.all(wanted.map(async (area) => load(area)))),
    wordsOf: (namespace) => {
      const missing = areasOf(namespace).flatMap((area) => {
        const wait = load(area);
        return wait ? wait.catch(() => void areas.set(area, undefined)) : [];
      });
      if (missing.length === 0) return undefined;
      const wait = waits.get(namespace) ?? Promise.all(missing).then(() => undefined);
      waits.set(namespace, wait);
      return wait;
    },
    translateIn: (locale, overrides = {}) => {
      const plurals = new Intl.PluralRules(locale);
      return (namespace, key, values = {}) => {
        const path = `${namespace}.${key}`;
        const count = typeof values['count'] === 'number' ? values['count'] : undefined;
        const form = count === undefined ? path : `${path}_${plurals.select(count)}`;
        const own = overrides[form] ?? overrides[path] ?? textOf?.(path, count);
        const text = own ?? find(form) ?? find(path);
        return text === undefined ? undefined : fillGaps(text, values, locale);
      };
    },
  };
}
