import { describe, expect, test } from 'vitest';
import { englishMessages, languagesOnFile, placesOfTerms, translationsOf } from './catalogue.ts';
import { faultsOfLanguage } from './checks.ts';
import { readState, staleIn } from './state.ts';

const messages = englishMessages();

// npm run languages prints the same.
describe.each(languagesOnFile())('the translation into %s', (language) => {
  test('is whole, and no check finds a fault', () => {
    const own = translationsOf(language, messages);
    expect(faultsOfLanguage(language, messages, own, placesOfTerms())).toEqual([]);
  });

  test('is that of the English text of today', () => {
    const stale = staleIn(language, messages, readState());
    expect(stale.map(({ file, key }) => `${file} ${key}`)).toEqual([]);
  });
});

test('every English message has a place in a file of translations', () => {
  const files = Object.groupBy(messages, ({ file }) => file);
  expect(Object.keys(files)).toContain('widgets/people');
  const people = files['widgets/people'] ?? [];
  expect(people.some(({ key }) => key.startsWith('common.'))).toBe(true);
});
