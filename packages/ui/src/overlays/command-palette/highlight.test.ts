import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchedParts } from './highlight.tsx';

const marked = (text: string, search: string) =>
  matchedParts(text, search)
    .map((part) => (part.matches ? `[${part.text}]` : part.text))
    .join('');

describe('marking what was typed', () => {
  test.each([
    ['XCB/CTN', 'xcb', '[XCB]/CTN'],
    ['XCB to XCB', 'xcb', '[XCB] to [XCB]'],
    ['Markets', '', 'Markets'],
    ['Markets', 'zzz', 'Markets'],
    ['Markets', '  mark ', '[Mark]ets'],
    ['a.b*c', '.', 'a[.]b*c'],
    ['İstanbul', 'i', '[İ]stanbul'],
    ['CHAINLINK', 'lınk', 'CHAIN[LINK]'],
    ['ﬁat', 'f', '[ﬁ]at'],
    ['빗썸', '비', '[빗]썸'],
  ])('%j searched for %j shows %j', (text, search, expected) => {
    expect(marked(text, search)).toBe(expected);
  });

  test('no letter is lost or doubled, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, search) => {
        expect(
          matchedParts(text, search)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
