import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

const graphemes = (text: string) =>
  [...new Intl.Segmenter().segment(text)].map((each) => each.segment);

describe('long texts (S39)', () => {
  test.each([
    ['Bitcoin', 10, 'Bitcoin'],
    ['Bitcoin', 7, 'Bitcoin'],
    ['Bitcoin', 5, 'Bitc…'],
    ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2, '👩‍👩‍👧‍👦…'],
    ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 3, '👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦'],
    ['e\u0301e\u0301e\u0301', 2, 'e\u0301…'],
  ])('%j at most %i long is %j', (text, length, expected) => {
    expect(cutText(text, length)).toBe(expected);
  });

  test('twenty thousand marks on one letter are cut, too', () => {
    expect(cutText(`a${'\u0301'.repeat(20_000)}`, 40).length).toBeLessThanOrEqual(40 * 16 + 1);
  });

  test('any text stays whole or keeps its beginning, in whole graphemes, no longer than the limit', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 80 }),
        fc.integer({ min: 2, max: 60 }),
        (text, length) => {
          const cut = cutText(text, length);
          expect(graphemes(cut).length).toBeLessThanOrEqual(length);
          if (cut === text) return;
          const kept = graphemes(cut.slice(0, -1));
          expect(graphemes(text).slice(0, kept.length)).toEqual(kept);
        },
      ),
    );
  });
});
