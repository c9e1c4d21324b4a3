/**
 * A word or sentence that stands in several places with one meaning: its name and its English text. It is translated
 * once, as `common.<name>`. A pair, and no call that makes one, so that every bundler drops the terms that are not used.
 */
export type Term<S extends string = string> = readonly [name: string, text: S];

/** The English texts of one component by key, in nested groups. */
export interface Texts {
  readonly [key: string]: string | Term | Texts;
}

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type Gaps<S extends string> = S extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Gaps<Rest>
  : never;
type Filled<Names extends string> = (
  values: Readonly<{ [Name in Names]: Name extends 'count' ? number : string | number }>,
) => string;
type English<T> = T extends Term<infer S> ? S : T extends string ? T : never;
type Message<T> = T extends string | Term
  ? [Gaps<English<T>>] extends [never]
    ? string
    : Filled<Gaps<English<T>>>
  : T extends Texts
    ? Messages<T>
    : never;

/**
 * The texts of a component in one language: a string for each text, a function for each text with `{{gaps}}`, and one
 * function that takes `count` for the plural forms `key_one`, `key_other` ….
 */
export type Messages<T extends Texts> = {
  readonly [
    K in keyof T & string as K extends `${infer Base}_other`
      ? Base
      : K extends `${string}_${PluralForm}`
        ? never
        : K
  ]: K extends `${string}_other`
    ? T[K] extends string | Term
      ? Filled<Gaps<English<T[K]>> | 'count'>
      : never
    : Message<T[K]>;
};

/** The English texts of a component and the namespace of its translations. */
export interface Definition<T extends Texts> {
  readonly namespace: string;
  readonly texts: T;
}

/** The type of the texts of a {@link Definition}: `MessagesOf<typeof messages>`. */
export type MessagesOf<D> = D extends Definition<infer T> ? Messages<T> : never;

/** Values for the gaps of a text. Numbers are formatted in the language; `count` chooses the plural form. */
export type Values = Readonly<Record<string, string | number>>;

/**
 * Returns a text in the current language, or undefined where there is no translation: then English is shown. The key is a
 * path such as `sides.Buy`; that of a plural ends before `_other`. The key and values suit i18next's `t`.
 */
export type Translate = (namespace: string, key: string, values?: Values) => string | undefined;

/**
 * Declares the texts of a component, beside it. The keys follow i18next: `{{name}}` is a gap, `rows_one` and
 * `rows_other` are plural forms.
 *
 * @param namespace name of the component, such as `orderBook`
 */
export const defineMessages = <const T extends Texts>(
  namespace: string,
  texts: T,
): Definition<T> => ({ namespace, texts });

const pluralForm = /_(?:zero|one|two|few|many|other)$/;

/** A text of its own or a term, in distinction from a group. */
export const isText = (each: string | Term | Texts): each is string | Term =>
  typeof each === 'string' || Array.isArray(each);

/**
 * The texts of a definition in a language. The translation of a place goes before that of its term: a brand may say it
 * there in its own words, and a language in another form.
 */
export function messagesIn<T extends Texts>(
  { namespace, texts }: Definition<T>,
  { locale, translate }: { locale: string; translate?: Translate | undefined },
): Messages<T> {
  const english = (text: string, values: Values) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => written(values[name], locale));
  const translated = (key: string, text: string | Term, values?: Values) =>
    translate?.(namespace, key, values) ??
    (typeof text === 'string'
      ? undefined
      : translate?.('common', text[0].replace(pluralForm, ''), values));

  const read = (group: Texts, path: string): unknown => {
    const messages: Record<string, unknown> = {};
    for (const [key, each] of Object.entries(group)) {
      const at = path + key;
      if (!isText(each)) {
        messages[key] = read(each, `${at}.`);
        continue;
      }
      const text = englishOf(each);
      if (key.endsWith('_other')) {
        const base = key.slice(0, -'_other'.length);
        messages[base] = (values: Values) =>
          translated(path + base, each, values) ??
          english(pluralOf(group, base, values['count']) ?? text, values);
      } else if (text.includes('{{')) {
        messages[key] ??= (values: Values) => translated(at, each, values) ?? english(text, values);
      } else {
        messages[key] ??= translated(at, each) ?? text;
      }
    }
    return messages;
  };
  return read(texts, '') as Messages<T>;
}

const englishOf = (text: string | Term): string => (typeof text === 'string' ? text : text[1]);

const englishPlurals = new Intl.PluralRules('en');

function pluralOf(group: Texts, base: string, count: string | number | undefined) {
  const text = group[`${base}_${englishPlurals.select(typeof count === 'number' ? count : 0)}`];
  return text !== undefined && isText(text) ? englishOf(text) : undefined;
}

const written = (value: string | number | undefined, locale: string): string =>
  typeof value === 'number' ? value.toLocaleString(locale) : (value ?? '');
