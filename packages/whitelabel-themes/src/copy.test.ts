import { expect, test } from 'vitest';
import { missingCopy } from './define.ts';

test('a word that a brand has in English only is listed for every other language', () => {
  const copy = { en: { 'shell.by': 'By', 'ui.home.title': 'Home' }, de: { 'shell.by': 'Von' } };
  expect(missingCopy(copy, ['en', 'de', 'fr'])).toEqual([
    'de: ui.home.title',
    'fr: shell.by',
    'fr: ui.home.title',
  ]);
});
