import type { english } from './locales/en/index.ts';

/** The English words are the source: every other language has the same keys. */
export type Words = typeof english;
export type Namespace = keyof Words;

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutPlural<K extends string> = K extends `${infer Base}_${PluralForm}` ? Base : K;
type Keys<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${Keys<T[K]>}`;
}[keyof T & string];

/** The keys of one namespace, as in `menu.logout`; of a plural, the part before `_one`. */
export type WordKey<N extends Namespace> = Keys<Words[N]> & string;

/** Gives a text. `count` chooses the plural form; other values fill the `{{gaps}}`. */
export type Translate<N extends Namespace> = (
  key: WordKey<N>,
  values?: Record<string, string | number>,
) => string;
