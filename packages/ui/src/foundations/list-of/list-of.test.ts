import { expect, test } from 'vitest';
import { listOf } from './list-of.ts';

test('words are joined as the language joins them', () => {
  expect(listOf(['Read', 'Trade', 'Transfers'], 'en')).toBe('Read, Trade, Transfers');
  expect(listOf(['Read', 'Trade', 'Transfers'], 'zh')).toBe('Read、Trade、Transfers');
  expect(listOf(['Read'], 'en')).toBe('Read');
  expect(listOf([], 'en')).toBe('');
});

test('the last of a list in a sentence has its word', () => {
  expect(listOf(['PDF', 'JPG', 'PNG'], 'en', 'or')).toBe('PDF, JPG, or PNG');
  expect(listOf(['PDF', 'JPG', 'PNG'], 'de', 'or')).toBe('PDF, JPG oder PNG');
  expect(listOf(['PDF', 'PNG'], 'de', 'and')).toBe('PDF und PNG');
});
