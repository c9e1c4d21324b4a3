import { expect, it } from 'vitest';
import { englishFinder } from './english-finder.ts';

it('finds a message that a page of another language says in English, with and without values', () => {
  const isEnglish = englishFinder('de');
  expect(isEnglish('Review conversion')).toBe(true);
  expect(isEnglish('Sell XCB')).toBe(true);
});

it('finds English words that are no message, in Latin letters and among others', () => {
  expect(englishFinder('de')('Deposits of the last month')).toBe(true);
  expect(englishFinder('ja')('Deposits of the last month')).toBe(true);
});

it('passes translations, names and codes', () => {
  const isEnglish = englishFinder('de');
  for (const text of ['Umwandlung prüfen', 'Northbank Custody', 'USDC', 'Memo', '12.5 %'])
    expect(isEnglish(text)).toBe(false);
  expect(englishFinder('th')('Northbank Custody')).toBe(false);
  expect(englishFinder('en')('Review conversion')).toBe(false);
});
