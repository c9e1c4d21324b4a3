/**
 * English with look-alike letters, which shows texts that are not translated.
 * @module
 */

import type { Catalogue } from '../language/catalogue.ts';
import type { Translate } from '../language/messages.ts';
import { createWords } from '../words/words.ts';

export { plainWords, strayFigures, textsOf } from './untranslated-words.ts';

const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const other = 'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž';

/**
 * A text with every letter replaced by a look-alike: `Price` becomes `Þŕîçé`. It stays readable, and a word that stays
 * plain on a page is not translated. Gaps and tags are unchanged.
 */
export const pseudo = (text: string): string =>
  text.replaceAll(
    /\{\{\w+\}\}|<\/?\w+>|[A-Za-z]/g,
    (part) => other.charAt(plain.indexOf(part)) || part,
  );

const filler = ' one two three four five six seven eight nine ten eleven twelve'.repeat(20);

/**
 * A text of 140 percent of its length, as a translation may have, in brackets: where one of them is missing on a page, it
 * is cut. Gaps and tags are unchanged.
 */
export const longer = (text: string): string => {
  const shown = text.replaceAll(/\{\{\w+\}\}|<\/?\w+>/g, '').length;
  return `[${text}${filler.slice(0, Math.ceil(shown * 0.4))}]`;
};

/** Texts in a pseudo-locale, with the same keys: {@link pseudo} or {@link longer}. */
export const pseudoTexts = (texts: Catalogue, change = pseudo): Catalogue =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? change(text) : pseudoTexts(text, change),
    ]),
  );

/**
 * A translation for `LanguageProvider`: all texts of the components in the pseudo-locale.
 *
 * @param all texts by component, from `@agio/ui/messages.json`
 * @param locale BCP 47 tag for figures in the texts
 */
export const pseudoTranslate = (all: Catalogue, locale: string): Translate =>
  createWords({
    areasOf: () => [],
    fetchArea: () => undefined,
    words: pseudoTexts(all),
  }).translateIn(locale);
