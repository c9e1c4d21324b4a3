import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test.each([
  ['lınk', 'LINK'],
  ['LİNK', 'link'],
  ['zloty', 'ZŁOTY'],
  ['dong', 'Đồng'],
  ['Düsseldorf', 'DUSSELDORF'],
  ['ＢＴＣ', 'btc'],
  ['الأصول', 'الاصول'],
  ['كيف', 'کیف'],
  ['مى\u200cشود', 'میشود'],
  ['buy \u2068XCB\u2069', 'Buy XCB'],
  ['ΟΔΟΣ', 'οδος'],
])('%j and %j are the same for a search', (one, other) => {
  expect(foldText(one)).toBe(foldText(other));
});

test.each([
  ['ดี', 'ดู'],
  ['が', 'か'],
  ['BTC', 'BTG'],
])('%j and %j are not', (one, other) => {
  expect(foldText(one)).not.toBe(foldText(other));
});

test('the beginning of a Korean syllable finds it', () => {
  expect(foldText('빗썸')).toContain(foldText('비'));
});
