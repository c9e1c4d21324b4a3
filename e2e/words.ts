import { englishMessages, placesOfTerms, translationsOf } from '../tools/languages/catalogue.ts';

const messages = englishMessages();

/** Isolates that a right-to-left language has around a value. */
const isolate = '[\u2066-\u2069]?';
/**
 * Returns a text as a pattern. A locator sees no soft hyphens; of a no-break space, it sees a plain one in texts and
 * itself in names.
 */
const escaped = (text: string) =>
  text
    .replaceAll('\u00ad', '')
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/[\u00a0\u202f]/g, String.raw`\s`);

/**
 * Returns a function that says an English text of the product in a language, as a pattern of all the translations that
 * its places have: a reader of the language knows no place. Gaps are filled with their values, or hold any text.
 */
export function wordsOf(language: string) {
  const own = translationsOf(language, messages);
  const termOf = placesOfTerms();
  const saidOf = new Map<string, Set<string>>();
  const say = (english: string, texts: Iterable<string>) => {
    const known = saidOf.get(english) ?? new Set();
    for (const text of texts) known.add(text);
    saidOf.set(english, known);
  };
  for (const { file, key, english } of messages) {
    const said = own.get(file)?.get(key);
    if (!said) throw new Error(`${language} has no words for ${file} ${key}.`);
    for (const text of Object.values(english)) say(text, Object.values(said));
    const term = key.startsWith('common.') && key.slice('common.'.length);
    if (!term) continue;
    for (const [place, name] of Object.entries(termOf))
      if (name.replace(/_(?:one|other)$/, '') === term)
        for (const texts of own.values())
          for (const text of Object.values(english))
            say(text, Object.values(texts.get(place.replace(/_(?:one|other)$/, '')) ?? {}));
  }

  return (english: string, values: Readonly<Record<string, string>> = {}): RegExp => {
    const said = saidOf.get(english);
    if (!said) throw new Error(`The product does not say “${english}”.`);
    const patterns = [...said].map((text) =>
      text
        .split(/(\{\{\w+\}\})/)
        .map((part) => {
          const gap = /^\{\{(\w+)\}\}$/.exec(part)?.[1];
          if (gap === undefined) return escaped(part);
          const value = values[gap];
          return `${isolate}${value === undefined ? '.+' : escaped(value)}${isolate}`;
        })
        .join(''),
    );
    return new RegExp(`^(?:${patterns.join('|')})$`);
  };
}
