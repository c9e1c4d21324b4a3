// @where Languages: the twenty languages, and those of the language selector: tags, directions, Latin numerals and calendar
import { languageNames } from '@agio/whitelabel-themes/languages';
import { directionOf } from '../direction.ts';

/** A language that the product is translated to. */
export interface Language {
  /** Name of its files and its code in a deployment's `activeLanguages`. */
  readonly code: string;
  /** In the language itself. */
  readonly name: string;
  /** Tag for `<html lang>` and `Intl`, with the variety where the code alone does not say it. */
  readonly tag: string;
  /** It is listed in the selector even where it cannot be chosen. */
  readonly inSelector: boolean;
  readonly direction: 'ltr' | 'rtl';
}

const names: Record<string, string> = { ...languageNames };
/** Gives a language that the product is not translated to the name that the reader sees. */
export function nameLanguage(code: string, name: string): void {
  names[code] = name;
}

const listed = new Set(['en', 'de', 'fa', 'fr', 'ja', 'ko', 'ru', 'es']);
const varieties: Readonly<Record<string, string>> = { pt: 'pt-BR', zh: 'zh-Hans' };

/** Returns the language of a code, which may be another one than the twenty. */
export const languageCalled = (code: string): Language => ({
  code,
  name: names[code] ?? code,
  tag: varieties[code] ?? code,
  inSelector: listed.has(code),
  direction: directionOf(code),
});

/** The twenty languages of the product: first those of the selector, in its order. */
export const languages: readonly Language[] = Object.keys(languageNames).map(languageCalled);

/** Returns the code of the language in a tag: `en` of `en-US`. */
export const languageOf = (tag: string): string => tag.split('-')[0]!.toLowerCase();

/**
 * Returns the first language of a reader that is among the given codes. Chinese in traditional characters is none of
 * them: it reads other words than `zh`.
 *
 * @param tags languages of the reader, the preferred one first, such as `navigator.languages`
 */
export function preferredOf(tags: readonly string[], codes: readonly string[]): string | undefined {
  const simplified = tags.filter((tag) => !/^zh-(?:Hant|TW|HK|MO)\b/i.test(tag));
  return simplified.map(languageOf).find((code) => codes.includes(code));
}

/**
 * The language that is shown with the region of the choice, as `Intl` takes it. `en-us` is the default and plain English;
 * the region of another language than the shown one says nothing. Digits are Latin, unless a region with others is chosen.
 */
export function localeOf(chosen: string, shown: string): string {
  const { tag, direction } = languageCalled(shown);
  const plain = direction === 'rtl' ? `${tag}-u-nu-latn` : tag;
  const hasRegion = chosen !== 'en-us' && chosen !== shown && languageOf(chosen) === shown;
  return hasRegion ? (Intl.getCanonicalLocales(chosen)[0] ?? plain) : plain;
}
