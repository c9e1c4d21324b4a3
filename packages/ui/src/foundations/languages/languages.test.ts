import { formatCrypto } from '@agio/money';
import { expect, test } from 'vitest';
import { languageCalled, languages, localeOf, preferredOf } from './languages.ts';

test('there are twenty languages, and the selector lists eight of them', () => {
  expect(languages).toHaveLength(20);
  expect(languages.filter(({ inSelector }) => inSelector).map(({ code }) => code)).toEqual([
    'en',
    'de',
    'fa',
    'fr',
    'ja',
    'ko',
    'ru',
    'es',
  ]);
});

test('a language has the tag of its variety and the direction of its script', () => {
  const tags = languages.filter(({ code, tag }) => tag !== code).map(({ tag }) => tag);
  expect(tags).toEqual(['pt-BR', 'zh-Hans']);
  const rightToLeft = languages.filter(({ direction }) => direction === 'rtl');
  expect(rightToLeft.map(({ code }) => code)).toEqual(['fa', 'ar']);
  expect(languageCalled('he').direction).toBe('rtl');
});

test('a reader’s language is the first of theirs that is offered; Chinese in traditional characters is another one', () => {
  expect(preferredOf(['gsw', 'fr-CH', 'de-CH'], ['en', 'de', 'fr'])).toBe('fr');
  expect(preferredOf(['pt-PT'], ['en', 'pt'])).toBe('pt');
  expect(preferredOf(['zh-TW', 'zh-Hant-HK'], ['en', 'zh'])).toBeUndefined();
  expect(preferredOf(['zh-CN'], ['en', 'zh'])).toBe('zh');
});

test('the default is plain English, and a region changes how figures are written', () => {
  const written = (chosen: string) => formatCrypto('1234567.5', { locale: localeOf(chosen, 'en') });
  expect(localeOf('en-us', 'en')).toBe('en');
  expect(written('en-us')).toBe('1,234,567.5');
  expect(written('en-de')).toBe('1.234.567,5');
  expect(written('en-in')).toBe('12,34,567.5');
});

test('Arabic and Persian are written with Latin digits, and with others where the reader chose such a region', () => {
  const written = (chosen: string, shown: string) =>
    formatCrypto('1234.5', { locale: localeOf(chosen, shown) });
  for (const language of ['ar', 'fa']) expect(written('en-us', language)).toBe('1,234.5');
  expect(written('fa-ir', 'fa')).toBe('۱٬۲۳۴٫۵');
  expect(written('ar-eg', 'ar')).toBe('١٬٢٣٤٫٥');
});

test('a region of another language, or an unknown language, says nothing', () => {
  expect(localeOf('de-ch', 'en')).toBe('en');
  expect(localeOf('de', 'de')).toBe('de');
});
