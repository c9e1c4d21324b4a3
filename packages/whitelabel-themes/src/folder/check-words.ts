import { suggestNames } from '../compiler/suggest-name.ts';
import { didYouMean, type KeyProblem } from '../settings/check-settings.ts';

/** English text of each word of the app, by namespace and key; empty where the list is not at hand. */
export type KnownWords = ReadonlyMap<string, string>;

/** The search of like keys takes long, so only the first of many get one. */
const mostSuggested = 20;

const gapsOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);

/** Returns the plain key of a word: without `ui.`, which stands for components and widgets, and its plural form. */
const plainKey = (key: string) =>
  key.replace(/^ui\./, '').replace(/_(?:zero|one|two|few|many|other)$/, '');

/** Returns what is wrong with the words of a language: keys that no word has, and gaps that the English has not. */
export function faultsOfWords(
  words: Readonly<Record<string, unknown>>,
  above: readonly string[],
  known: KnownWords,
): { errors: KeyProblem[]; warnings: KeyProblem[] } {
  const errors: KeyProblem[] = [];
  const warnings: KeyProblem[] = [];
  if (known.size === 0) return { errors, warnings };
  const plain = new Map([...known].map(([key, text]) => [plainKey(key), text]));
  let suggested = 0;
  for (const [key, text] of Object.entries(words)) {
    const place = { key: [...above, key].join('.'), path: [...above, key] };
    const english = known.get(key.replace(/^ui\./, '')) ?? plain.get(plainKey(key));
    if (english === undefined) {
      suggested += 1;
      const near = suggested > mostSuggested ? [] : suggestNames(plainKey(key), [...plain.keys()]);
      const way = didYouMean(near) || 'words.json of this package lists them.';
      warnings.push({ ...place, rule: 'is no word of the app, and is never shown.', way });
    } else if (typeof text === 'string') {
      const [wrong] = gapsOf(text).filter((gap) => !gapsOf(english).includes(gap));
      const gaps = gapsOf(english).map((gap) => `{{${gap}}}`);
      const way = gaps.length === 0 ? 'It has no gaps.' : `It has ${gaps.join(', ')}.`;
      if (wrong !== undefined)
        errors.push({ ...place, rule: `has a gap {{${wrong}}} that is never filled.`, way });
      else if (/(?<!\{)\{\w+\}(?!\})/.test(text))
        warnings.push({ ...place, rule: 'has one brace where a gap has two.', way });
      else if (/<[a-z/]/i.test(text) && !english.includes('<'))
        warnings.push({
          ...place,
          rule: 'has markup, which is shown as it stands.',
          way: 'Write plain text.',
        });
    }
  }
  return { errors, warnings };
}
