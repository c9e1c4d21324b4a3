// @where Languages: texts that are the same as in English
import words from './same-as-english.json' with { type: 'json' };

/** Names and codes that no language translates. */
const names =
  /\b(?:Agio|CorePass|Core ID|Bollinger|Form [AB]|Ctrl|Enter|Shift|Memo|[A-Z][A-Z0-9]{2,})\b/g;

/** Texts that a language borrows from English or shares with it, read by a translator one by one. */
const shared: Readonly<Record<string, readonly string[]>> = words;

/** Returns whether a text is English still: words of more than three letters that the language does not share. */
export function isUntranslated(language: string, english: string, text: string): boolean {
  if (text !== english || shared[language]?.includes(text)) return false;
  const rest = text.replaceAll(/\{\{\w+\}\}/g, ' ').replaceAll(names, ' ');
  return rest.replaceAll(/[^a-z]/gi, '').length > 3;
}
