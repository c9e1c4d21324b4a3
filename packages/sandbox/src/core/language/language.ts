import { messages, recorded } from './messages.ts';

/** Texts of one language by key, in nested groups. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

type PluralForm = 'one' | 'other';
type Leaf<T, Key extends string> = Key extends `${infer Group}.${infer Rest}`
  ? Group extends keyof T
    ? Leaf<T[Group], Rest>
    : never
  : Key extends keyof T
    ? T[Key]
    : `${Key}_other` extends keyof T
      ? T[`${Key}_other`]
      : never;
type KeysOf<T> = {
  [Key in keyof T & string]: T[Key] extends string
    ? Key extends `${infer Base}_${PluralForm}`
      ? Base
      : Key
    : `${Key}.${KeysOf<T[Key]>}`;
}[keyof T & string];
type Gaps<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Gaps<Rest>
  : never;

/** Key of a text, as in `identity.signIn.title`; of a plural, the part before `_other`. */
type MessageKey = KeysOf<typeof messages>;
type Values<Key extends string> = [Gaps<Leaf<typeof messages, Key>>] extends [never]
  ? []
  : [
      values: Readonly<{
        [Name in Gaps<Leaf<typeof messages, Key>>]: Name extends 'count' ? number : string;
      }>,
    ];

/** Key of a text without gaps. */
export type PlainKey = {
  [Key in MessageKey]: Values<Key> extends [] ? Key : never;
}[MessageKey];

/** A language in which the server answers. */
export interface Language {
  /** Its code, such as `de`. */
  readonly code: string;
  /** The code with the variety of the translation, for the `lang` of a page. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  /** Returns a text in the language, or in English where it has no translation. */
  readonly say: <Key extends MessageKey>(key: Key, ...values: Values<Key>) => string;
  /** Returns true if an English text is one of the server's own, which it has in every language. */
  knows(english: string): boolean;
  /** Returns an English text of the server, as records keep it, in the language; any other text as it is. */
  translate(english: string): string;
  /** Returns an act of the audit trail, or several of them, in the language. */
  translateAct(english: string): string;
}

/** The languages of a server: English, and those that it was given a translation of. */
export interface Languages {
  /**
   * Returns the first language that is there of what a reader asks for, in the order of the wishes.
   *
   * @param wishes values of `ui_locales` or `Accept-Language`: codes with a space or comma between them
   */
  of(...wishes: readonly (string | null | undefined)[]): Language;
}

/** Returns the languages of a server, from their translations by code. */
export function createLanguages(translations: Readonly<Record<string, Texts>> = {}): Languages {
  const known = new Map([['en', english]]);
  for (const [code, texts] of Object.entries(translations))
    known.set(code, languageOf(code, texts));
  return {
    of(...wishes) {
      for (const code of wishes.flatMap(codesIn)) {
        // A reader of traditional characters reads other words than those of `zh`.
        const base = /^zh-(?:hant|hk|mo|tw)\b/.test(code) ? '' : (code.split('-')[0] ?? '');
        const found = known.get(code) ?? known.get(base);
        if (found !== undefined) return found;
      }
      return english;
    },
  };
}

/** Longest value that is read of what a reader asks for. */
const maxWish = 500;

/** Returns the codes of a wish, the best liked first. */
function codesIn(wish: string | null | undefined): string[] {
  return (wish ?? '')
    .slice(0, maxWish)
    .split(/[\s,]+(?!q=)/)
    .map((part) => {
      const [code = '', quality = '1'] = part.split(/\s*;\s*q=\s*/);
      return { code: code.toLowerCase(), quality: Number(quality) };
    })
    .filter(({ code, quality }) => code !== '' && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ code }) => code);
}

function languageOf(code: string, texts: Texts): Language {
  const plurals = new Intl.PluralRules(code);
  const textOf = (key: string, count: unknown): string => {
    if (typeof count !== 'number') return at(texts, key) ?? at(messages, key) ?? key;
    const form = `${key}_${plurals.select(count)}`;
    return at(texts, form) ?? at(texts, `${key}_other`) ?? englishPlural(key, count);
  };
  let known: ReadonlyMap<string, string> | undefined;
  const recordedTexts = () =>
    (known ??= new Map(leaves(recorded).map(([key, text]) => [text, at(texts, key) ?? text])));
  let acts: readonly Act[] | undefined;
  const act = (english: string) => {
    acts ??= actsOf(texts);
    for (const { pattern, text } of acts) {
      const match = pattern.exec(english);
      if (match) return filled(text, { ...match.groups }, code);
    }
    return undefined;
  };
  return {
    code,
    tag: varieties[code] ?? code,
    direction: directionOf(code),
    say: (key, ...[values = {}]) =>
      filled(textOf(key, (values as Record<string, unknown>)['count']), values, code),
    knows: (english) => recordedTexts().has(english),
    translate: (english) => recordedTexts().get(english) ?? english,
    translateAct(english) {
      // Changes of a market or an asset are one entry.
      const parts = english.split(', ').map(act);
      if (parts.every((part) => part !== undefined)) return parts.join(', ');
      return act(english) ?? english;
    },
  };
}

const englishRules = new Intl.PluralRules('en');
const englishPlural = (key: string, count: number) =>
  at(messages, `${key}_${englishRules.select(count)}`) ?? at(messages, `${key}_other`) ?? key;

/** Returns the text at a key, if there is one. */
function at(texts: Texts, key: string): string | undefined {
  let found: string | Texts | undefined = texts;
  for (const part of key.split('.')) {
    if (found === undefined || typeof found === 'string' || !Object.hasOwn(found, part))
      return undefined;
    found = found[part];
  }
  return typeof found === 'string' ? found : undefined;
}

/** Returns all texts with their keys. */
export function leaves(texts: Texts, path = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [[path + key, text] as [string, string]]
      : leaves(text, `${path}${key}.`),
  );
}

const gap = /\{\{(\w+)\}\}/g;

const filled = (text: string, values: Readonly<Record<string, unknown>>, code: string): string =>
  text.replaceAll(gap, (_, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? value.toLocaleString(code) : String(value);
  });

interface Act {
  readonly pattern: RegExp;
  readonly text: string;
}

/** Returns the acts of the trail as patterns of their English sentences. */
const actsOf = (texts: Texts): Act[] =>
  leaves(messages.trail).map(([key, english]) => ({
    pattern: new RegExp(`^${english.replaceAll(gap, '(?<$1>.+)')}$`),
    text: at(texts, `trail.${key}`) ?? english,
  }));

/** Portuguese is Brazil's, Chinese has simplified characters. */
const varieties: Readonly<Record<string, string>> = { pt: 'pt-BR', zh: 'zh-Hans' };

/** Languages that are written from right to left, of the twenty. */
const directionOf = (code: string): 'ltr' | 'rtl' => (/^(?:ar|fa)\b/.test(code) ? 'rtl' : 'ltr');

/** English, which every server has. */
export const english = languageOf('en', {});
