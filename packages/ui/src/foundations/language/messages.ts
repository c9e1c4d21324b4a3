import { directionOf } from '../direction.ts';

/**
 * A word or sentence that stands in several places with one meaning, with its name before it: `@status Status`. It is
 * translated once, as `common.status`. A string, so that bundlers put it where it is used and drop it elsewhere.
 */
export type Term = `@${string} ${string}`;

/** The English texts of one component by key, in nested groups; a {@link Term} where other components say the same. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type Gaps<S extends string> = S extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Gaps<Rest>
  : never;
type Filled<Names extends string> = (
  values: Readonly<{ [Name in Names]: Name extends 'count' ? number : string | number }>,
) => string;
type Message<T> = T extends string
  ? [Gaps<T>] extends [never]
    ? string
    : Filled<Gaps<T>>
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
    ? T[K] extends string
      ? Filled<Gaps<T[K]> | 'count'>
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
 * Returns values as they stand in the gaps of a text. In a language that is written from right to left each text has
 * marks around it (U+2068 and U+2069), so that the order of its parts, such as `−1.25%`, is its own.
 */
export const inGaps = (values: Values, locale: string): Values =>
  directionOf(locale) === 'ltr'
    ? values
    : Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          typeof value === 'string' ? `\u2068${value}\u2069` : value,
        ]),
      );

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

/** Takes a text apart: a term has a name. */
export function termIn(text: string): [name: string | undefined, english: string] {
  const [, name, english = ''] = /^(?:@(\w+) )?(.*)$/s.exec(text) ?? [];
  return [name, english];
}

export const pluralForm = /_(?:zero|one|two|few|many|other)$/;

/**
 * The texts of a definition in a language. The translation of a place goes before that of its term: a brand may say it
 * there in its own words, and a language in another form.
 */
export function messagesIn<T extends Texts>(
  { namespace, texts }: Definition<T>,
  { locale, translate }: { locale: string; translate?: Translate | undefined },
): Messages<T> {
  const translated = (key: string, text: string, values?: Values) => {
    const [term] = termIn(text);
    return (
      translate?.(namespace, key, values) ??
      (term && translate?.('common', term.replace(pluralForm, ''), values))
    );
  };

  const filled = (key: string, textFor: (given: Values) => string) => (given: Values) => {
    const [text, values] = [textFor(given), inGaps(given, locale)];
    return translated(key, text, values) ?? fillGaps(termIn(text)[1], values, locale);
  };

  const read = (group: Texts, path: string): unknown => {
    const messages: Record<string, unknown> = {};
    for (const [key, text] of Object.entries(group)) {
      const at = path + key;
      if (typeof text !== 'string') {
        messages[key] = read(text, `${at}.`);
      } else if (key.endsWith('_other')) {
        const base = key.slice(0, -'_other'.length);
        messages[base] = filled(path + base, ({ count }) => pluralOf(group, base, count) ?? text);
      } else if (text.includes('{{')) {
        messages[key] ??= filled(at, () => text);
      } else {
        messages[key] ??= translated(at, text) ?? termIn(text)[1];
      }
    }
    return messages;
  };
  return read(texts, '') as Messages<T>;
}

const englishPlurals = new Intl.PluralRules('en');

function pluralOf(group: Texts, base: string, count: string | number | undefined) {
  const text = group[`${base}_${englishPlurals.select(typeof count === 'number' ? count : 0)}`];
  return typeof text === 'string' ? text : undefined;
}

/** Returns a text with its gaps filled, numbers in the figures of the locale. */
export const fillGaps = (text: string, values: Values, locale: string): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    return typeof value === 'number' ? value.toLocaleString(locale) : value;
  });
