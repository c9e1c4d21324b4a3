import { conventions } from '../conventions.ts';
import { englishMessages, translationsOf } from '../catalogue.ts';
import { isUntranslated } from '../same-as-english.ts';

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const gap = /\{\{\w+\}\}/g;
const tag = /<\/?\w+>/g;

/** Little words that no other of the languages has. */
const littleWords = /(?<![\p{L}/.-])(?:the|of|and|with|your|from|which|been|this)(?![\p{L}/.-])/iu;
/** Two words in Latin letters, the second one no name. */
const twoWords = /[A-Za-z]{3,},? [a-z]{3,}/;
/** Names that the demonstration's people have given, and those of assets and methods of payment. */
const given =
  /Savings, old laptop|Litecoin desk|Former custodian|CorePass wallet|Ledger, cold|<access token>|\S+(?: \w+)* \d{4}(?: Q\d)?\.pdf|jpg, jpeg, gif, png/g;

/** Returns a function that finds English in a page of a language: a message that is not translated, or words of no message. */
export function englishFinder(language: string): (text: string) => boolean {
  if (language === 'en') return () => false;
  const messages = englishMessages();
  const texts = messages.flatMap(({ english }) => Object.values(english));
  const translations = translationsOf(language, messages);
  const own = [...translations.values()].flatMap((its) =>
    [...its.values()].flatMap((forms) => Object.values(forms)),
  );
  const ownTexts = new Set(own);
  const english = new Set(texts.filter((text) => isUntranslated(language, text, text)));
  const patternOf = (text: string) =>
    new RegExp(`^${text.replaceAll(tag, '').split(gap).map(escaped).join('.{1,60}')}$`);
  const filled = texts
    .filter((text) => text.search(gap) >= 0 && isUntranslated(language, text, text))
    .map(patternOf);
  const ownFilled = own
    .filter((text) => text.search(gap) >= 0 && /\p{L}{2}/u.test(text.replaceAll(gap, '')))
    .map(patternOf);
  const parts = own.flatMap((text) => text.replaceAll(tag, '\n').split(gap).join('\n').split('\n'));
  const isForeign = conventions[language]?.script === undefined ? littleWords : twoWords;
  const lent = parts.filter((part) => isForeign.test(part));
  const found = new Map<string, boolean>();
  return (text) => {
    const known = found.get(text);
    if (known !== undefined) return known;
    const is =
      !ownTexts.has(text) &&
      (english.has(text) ||
        (filled.some((pattern) => pattern.test(text)) &&
          !ownFilled.some((pattern) => pattern.test(text))) ||
        (isForeign.test(text.replaceAll(given, '')) &&
          !ownFilled.some((pattern) => pattern.test(text)) &&
          !lent.some((part) => text.includes(part))));
    found.set(text, is);
    return is;
  };
}
