import { expect, test } from 'vitest';
import { filterOptions } from './filter-options.ts';

const assets = [
  { value: 'btc', label: 'BTC', keywords: ['Bitcoin'] },
  { value: 'ctn', label: 'CTN', keywords: ['CoreToken'] },
  { value: 'xcb', label: 'XCB', keywords: ['Core', 'São'] },
  { value: 'tbtc', label: 'TBTC', keywords: ['Test bitcoin'] },
];
const found = (text: string) => filterOptions(assets, text).map(({ value }) => value);

test('an option that begins with the text comes before one that only contains it', () => {
  expect(found('btc')).toEqual(['btc', 'tbtc']);
  expect(found('t')).toEqual(['tbtc', 'btc', 'ctn']);
});

test('case, accents and spaces around do not count', () => {
  expect(found(' CORE ')).toEqual(['ctn', 'xcb']);
  expect(found('sao')).toEqual(['xcb']);
});

test('no text finds all, a text without match none', () => {
  expect(found('')).toHaveLength(4);
  expect(found('dogs')).toEqual([]);
});
