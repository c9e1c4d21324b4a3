import { expect, test } from 'vitest';
import { isSameName, mixesScripts } from './address-names.ts';

test('names of addresses are the same that read the same (L13)', () => {
  expect(isSameName('Ledger, cold', ' ledger,  COLD ')).toBe(true);
  // One letter, or a letter and its accent.
  expect(isSameName('Zo\u00eb', 'Zoe\u0308')).toBe(true);
  expect(isSameName('Ledger, cold', 'Ledger, warm')).toBe(false);
  expect(isSameName('Zoë', 'Zoe')).toBe(false);
});

test('S53 a word with letters of two alphabets that look alike is found, words beside each other are not', () => {
  for (const name of ['N\u043Erthbank', 'Ledger, c\u03BFld', '\u0421old', 'wallet \u0430bc'])
    expect([name, mixesScripts(name)]).toEqual([name, true]);
  for (const name of [
    'Northbank Custody',
    'Ledger \u0445\u043E\u043B\u043E\u0434\u043D\u044B\u0439',
    '\u041A\u043E\u0448\u0435\u043B\u0451\u043A',
    '\u03A0\u03BF\u03C1\u03C4\u03BF\u03C6\u03CC\u03BB\u03B9 2',
    'BTC\u30A6\u30A9\u30EC\u30C3\u30C8',
    'Zo\u0065\u0308',
    '',
  ])
    expect([name, mixesScripts(name)]).toEqual([name, false]);
});
