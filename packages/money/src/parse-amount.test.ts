import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Decimal, formatCrypto, parseAmount, tidyAmount } from './index.ts';

const parse = (text: string, locale = 'en', options: { maxScale?: number; unit?: string } = {}) =>
  parseAmount(text, { locale, ...options });
const reason = (...args: Parameters<typeof parse>) => {
  const result = parse(...args);
  return result.ok ? result.value : result.reason;
};

describe('texts that are no number', () => {
  test('M10 nothing, a lone sign and a number still being typed', () => {
    expect(['', ' ', '\u200e', '.', '-', '1.'].map((text) => reason(text))).toEqual([
      'empty',
      'empty',
      'empty',
      'incomplete',
      'negative',
      'incomplete',
    ]);
  });

  test.each(['0x10', 'Infinity', 'NaN', '1_000', '+1', '1e3', '1e-8', '½'])(
    'M11 %j is refused',
    (text) => {
      expect(reason(text)).toBe('malformed');
    },
  );

  test('M29 a very long text is refused by its length', () => {
    expect(reason('1'.repeat(100_000))).toBe('too-long');
    expect(reason('1'.repeat(61))).toBe('too-long');
    expect(reason('1'.repeat(60))).toBe('1'.repeat(60));
  });
});

describe('pasted text', () => {
  test('M12 1,234.56 is a number in English and refused in German, with the separators that German has', () => {
    expect(parse('1,234.56')).toEqual({ ok: true, value: '1234.56', echo: '1234.56' });
    expect(parse('1,234.56', 'de')).toEqual({
      ok: false,
      reason: 'grouping',
      separators: { decimal: ',', group: '.' },
      suggestion: '1234.56',
    });
  });

  test('M13 1.234,56 is a number in German and refused in English', () => {
    expect(reason('1.234,56', 'de')).toBe('1234.56');
    expect(reason('1.234,56', 'en')).toBe('grouping');
  });

  test('M14 1.234 is itself in English; in German it is 1234, and says so', () => {
    expect(parse('1.234')).toEqual({ ok: true, value: '1.234' });
    expect(parse('1.234', 'de')).toEqual({ ok: true, value: '1234', echo: '1234' });
  });

  test('M15 a group that begins with zero, or has not three digits, is refused', () => {
    for (const text of [
      '0,001',
      '00,001',
      '1,23',
      '1234,567',
      '1,2345',
      ',123',
      '1,,234',
      '1..2',
      '1,234,',
    ]) {
      expect(reason(text)).toBe('grouping');
    }
  });

  test.each([' ', '\u00a0', '\u202f', '\u2009'])('M16 French groups with the space %j', (space) => {
    expect(reason(`1${space}234,56`, 'fr')).toBe('1234.56');
  });

  test('M17 Persian, Arabic and full-width digits are read', () => {
    expect(reason('۱۲۳٫۴۵', 'fa')).toBe('123.45');
    expect(reason('١٬٢٣٤٫٥', 'ar-EG')).toBe('1234.5');
    expect(reason('１２３.４５', 'en')).toBe('123.45');
    expect(reason('๑,๒๓๔.๕', 'th')).toBe('1234.5');
    expect(reason('123.45', 'fa')).toBe('123.45');
    // Latin digits are the usual ones of these locales, and people type their own.
    for (const locale of ['ar', 'de', 'fr', 'en']) {
      expect(reason('١٬٢٣٤٫٥٦', locale)).toBe('1234.56');
      expect(reason('۱۲۳۴٫۵۶', locale)).toBe('1234.56');
      expect(reason('١٢٬٣٤٫٥٦', locale)).toBe('grouping');
    }
    expect(parse('۱۲۳٫۴۵', 'fa')).toMatchObject({ echo: '۱۲۳٫۴۵' });
  });

  test('M18 a minus of any kind is refused for amounts', () => {
    expect(['-5', '−5', '\u200e−5'].map((text) => reason(text))).toEqual([
      'negative',
      'negative',
      'negative',
    ]);
  });

  test("M19 only the field's own unit is stripped", () => {
    expect(parse('1.5 BTC', 'en', { unit: 'BTC' })).toEqual({
      ok: true,
      value: '1.5',
      echo: '1.5',
    });
    expect(reason('1.5 btc', 'en', { unit: 'BTC' })).toBe('1.5');
    expect(reason('1.5 BTC', 'en', { unit: 'ETH' })).toBe('unit');
    expect(reason('1.5 stETH', 'en', { unit: 'ETH' })).toBe('unit');
    expect(reason('1.5 BTC')).toBe('unit');
    expect(reason('$1,000.00', 'en', { unit: 'USD' })).toBe('1000');
    expect(reason('$1,000.00', 'en', { unit: 'EUR' })).toBe('unit');
    expect(reason('\u200e1.5')).toBe('1.5');
    expect(reason('BTC', 'en', { unit: 'BTC' })).toBe('empty');
  });

  test('Swiss apostrophes, straight and curled', () => {
    expect(reason("1'234.5", 'de-CH')).toBe('1234.5');
    expect(reason('1’234.5', 'de-CH')).toBe('1234.5');
  });

  test('Swiss apostrophes are read in every language, with the decimal sign of that language', () => {
    expect(parse("1'234.56")).toEqual({ ok: true, value: '1234.56', echo: '1234.56' });
    expect(reason('1’234’567,5', 'de')).toBe('1234567.5');
    expect(reason("1'234,56", 'en')).toBe('grouping');
    expect(reason("12'34.5", 'en')).toBe('grouping');
  });
});

describe('the other way of writing is offered', () => {
  const suggestion = (text: string, locale: string) => {
    const result = parse(text, locale);
    return result.ok ? `taken: ${result.value}` : result.suggestion;
  };

  test.each([
    ['en', '10,5', '10.5'],
    ['en', ',5', '0.5'],
    ['en', '0,001', '0.001'],
    ['en', '1.234,56', '1234.56'],
    ['en', '1.234.567', '1234567'],
    ['en', '1.234.567,89', '1234567.89'],
    ['en', '1 234,5', '1234.5'],
    ['en', '1 234.5', '1234.5'],
    ['en', "1'234,5", '1234.5'],
    ['de', '10.5', '10.5'],
    ['de', '1,234.56', '1234.56'],
    ['de-CH', '10,5', '10.5'],
    ['de-CH', '1.234,56', '1234.56'],
    ['fr', '1.234,56', '1234.56'],
    ['fr', '10.5', '10.5'],
    ['ar-EG', '١٠,٥', '10.5'],
    ['fa', '10,5', '10.5'],
  ])('%s: %j may mean %s', (locale, text, meaning) => {
    expect(suggestion(text, locale)).toBe(meaning);
  });

  test.each(['1,,234', '1..2', '1,23,45', '1.234,567.8', '10,', "12'34.5", '12 34', '1 2,5'])(
    'nothing is offered for %j, which has no one meaning',
    (text) => expect(suggestion(text, 'en')).toBeUndefined(),
  );

  test.each([
    ['en', '1,234', 'taken: 1234'],
    ['de', '10,5', 'taken: 10.5'],
    ['de-CH', "1'234.56", 'taken: 1234.56'],
    ['fr', '1 234,56', 'taken: 1234.56'],
    ['ar-EG', '١٬٢٣٤٫٥', 'taken: 1234.5'],
  ])('%s: %j needs no question', (locale, text, taken) => {
    expect(suggestion(text, locale)).toBe(taken);
  });
});

describe('the text that a field keeps', () => {
  test.each([
    ['en', '10 XCB', '10'],
    ['en', 'XCB 10', '10'],
    ['en', ' 10  ', '10'],
    ['fr', '1 234 XCB', '1 234'],
    ['fr', ' 1 ', '1 '],
    ['en', '10 BTC', '10 BTC'],
    ['en', '1e3', '1e3'],
    ['en', 'XCB', ''],
  ])('%s: of %j the field keeps %j', (locale, text, kept) => {
    expect(tidyAmount(text, { locale, unit: 'XCB' })).toBe(kept);
  });
});

test('a number with thousands is still being typed at its decimal sign', () => {
  expect(reason('1,234.')).toBe('incomplete');
  expect(reason('1,23.')).toBe('grouping');
});

describe('precision', () => {
  test('M20 nine decimals for an asset of eight are an error, not a rounding', () => {
    expect(parse('0.123456789', 'en', { maxScale: 8 })).toMatchObject({
      ok: false,
      reason: 'too-precise',
      maxScale: 8,
    });
    expect(reason('0.12345678', 'en', { maxScale: 8 })).toBe('0.12345678');
    // The ninth digit says nothing here.
    expect(reason('0.120000000', 'en', { maxScale: 8 })).toBe('0.12');
  });

  test('zeros in front and a point without a zero before it are read', () => {
    expect(['007', '0', '000.50', '.5'].map((text) => reason(text))).toEqual([
      '7',
      '0',
      '0.5',
      '0.5',
    ]);
  });
});

test('each locale reads back its own formats', () => {
  const value = fc
    .tuple(fc.bigInt({ min: 1n, max: 10n ** 20n }), fc.integer({ min: 0, max: 8 }))
    .map(([n, s]) =>
      Decimal.of(n.toString()).dividedBy(Decimal.of(`1${'0'.repeat(s)}`), s, 'down'),
    );
  const locale = fc.constantFrom(
    'en',
    'de',
    'fr',
    'es',
    'pl',
    'pt',
    'cs',
    'ru',
    'fa',
    'ar',
    'ja',
    'de-CH',
    'th',
    'tr',
    'vi',
    'uk',
  );
  fc.assert(
    fc.property(value, locale, (decimal, code) => {
      const shown = formatCrypto(decimal, { locale: code, maxDigits: 8 });
      expect(reason(shown, code)).toBe(decimal.toString());
    }),
    { numRuns: 300 },
  );
});

test('no text, however odd, throws or gives something that is not a plain decimal', () => {
  const odd = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 120 }),
    fc.string({
      unit: fc.constantFrom(...Array.from("0123456789.,’' -+eExX٫٬۱١$€\u00a0\u202f\u200e")),
      maxLength: 20,
    }),
  );
  fc.assert(
    fc.property(odd, fc.constantFrom('en', 'de', 'fr', 'fa', 'ar'), (text, locale) => {
      const result = parseAmount(text, { locale, unit: 'USD', maxScale: 8 });
      if (!result.ok) return;
      const decimal = Decimal.parse(result.value);
      expect(decimal?.isNegative).toBe(false);
      expect(decimal?.scale).toBeLessThanOrEqual(8);
    }),
    { numRuns: 2000 },
  );
});
