import { formatCrypto } from '@agio/money';
import { expect, test } from 'vitest';
import { localeOf } from './languages.ts';

test('the default is plain English, and a region changes how figures are written', () => {
  const written = (chosen: string) => formatCrypto('1234567.5', { locale: localeOf(chosen, 'en') });
  expect(localeOf('en-us', 'en')).toBe('en');
  expect(written('en-us')).toBe('1,234,567.5');
  expect(written('en-de')).toBe('1.234.567,5');
  expect(written('en-in')).toBe('12,34,567.5');
});

test('a region of another language, or an unknown language, says nothing', () => {
  expect(localeOf('de-ch', 'en')).toBe('en');
  expect(localeOf('de', 'de')).toBe('de');
});
