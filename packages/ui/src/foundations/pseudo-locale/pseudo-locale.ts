import type { Catalogue } from '../language/catalogue.ts';
import { messagesIn, type Translate } from '../language/messages.ts';

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

/** Texts in the pseudo-locale, with the same keys. */
export const pseudoTexts = (texts: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? pseudo(text) : pseudoTexts(text),
    ]),
  );

/**
 * A translation for `LanguageProvider`: all texts of the components in the pseudo-locale.
 *
 * @param all texts by component, from `@agio/ui/messages.json`
 * @param locale BCP 47 tag for figures in the texts
 */
export function pseudoTranslate(all: Catalogue, locale: string): Translate {
  const made = new Map<string, unknown>();
  return (namespace, key, values) => {
    const texts = all[namespace];
    if (typeof texts !== 'object') return undefined;
    let messages = made.get(namespace);
    if (!messages) {
      messages = messagesIn({ namespace, texts: pseudoTexts(texts) }, { locale });
      made.set(namespace, messages);
    }
    let found = messages;
    for (const part of key.split('.'))
      found = (found as Record<string, unknown> | undefined)?.[part];
    if (typeof found === 'function') return (found as (given: unknown) => string)(values);
    return typeof found === 'string' ? found : undefined;
  };
}
