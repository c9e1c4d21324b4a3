import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  Decimal,
  formatCompact,
  formatCrypto,
  formatDateTime,
  formatFiat,
  formatParts,
  formatPercent,
  formatPrice,
  formatSigned,
  groupAddress,
  localeSeparators,
  shortAddress,
} from './index.ts';

describe('amounts', () => {
  test('M01 a hundred-millionth is shown in full with eight digits', () => {
    expect(formatCrypto('0.00000001', { maxDigits: 8 })).toBe('0.00000001');
  });

  test('M04 a value that rounds to zero shows no minus', () => {
    expect(formatFiat('-0.001')).toBe('$0.00');
    expect(formatSigned('-0')).toBe('0');
    expect(formatParts('-0.001', { minDigits: 2, maxDigits: 2 })).toMatchObject({
      sign: '',
      integer: '0',
    });
  });

  test('M06 a number of any size is grouped exactly', () => {
    const text = '123456789012345678901234.123456789012345678';
    expect(formatCrypto(text, { maxDigits: 18 })).toBe(
      '123,456,789,012,345,678,901,234.123456789012345678',
    );
  });

  test('an amount has at most six fraction digits and is rounded down', () => {
    expect(formatCrypto('1234567.1234569')).toBe('1,234,567.123456');
    expect(formatCrypto('1.5', { minDigits: 4 })).toBe('1.5000');
    expect(formatCrypto('1234567.9', { maxDigits: 0 })).toBe('1,234,567');
  });

  test('M26 dust is shown as less than the last digit, never as zero', () => {
    expect(formatCrypto('0.00000051')).toBe('<0.000001');
    expect(formatCrypto('-0.00000051')).toBe('>−0.000001');
    expect(formatCrypto('0.9', { maxDigits: 0 })).toBe('<1');
    expect(formatCrypto('0')).toBe('0');
    expect(formatParts('0.00000051')).toMatchObject({ integer: '0', belowSmallest: true });
    expect(formatParts('0')).toMatchObject({ integer: '0', belowSmallest: false });
  });

  test.each([null, undefined, '', 'NaN', '1e3'])(
    'M30 %j is shown as missing, not as zero',
    (value) => {
      for (const format of [formatCrypto, formatSigned, formatFiat, formatCompact, formatPercent]) {
        expect(format(value)).toBe('—');
      }
      expect(formatPrice(value, { tickSize: '0.01' })).toBe('—');
      expect(formatParts(value).integer).toBe('—');
    },
  );

  test('M28 the result of a division by zero is shown as missing', () => {
    const ratio = (a: Decimal, b: Decimal) => (b.isZero ? undefined : a.dividedBy(b, 4, 'half-up'));
    expect(formatPercent(ratio(Decimal.one, Decimal.zero))).toBe('—');
  });

  test('signs: plus and minus are typographic, zero has none', () => {
    expect(['1.5', '-0.25', '0'].map((value) => formatSigned(value))).toEqual([
      '+1.5',
      '−0.25',
      '0',
    ]);
  });

  test('a price has the digits of its tick and is never rounded', () => {
    expect(formatPrice('1.5', { tickSize: '0.0001' })).toBe('1.5000');
    expect(formatPrice('1234.56789', { tickSize: Decimal.of('0.01') })).toBe('1,234.56789');
    expect(formatPrice('61000', { tickSize: '1' })).toBe('61,000');
  });
});

describe('fiat', () => {
  test('two digits with its sign, USD by default, half-even', () => {
    expect(formatFiat('1234.5')).toBe('$1,234.50');
    expect(formatFiat('0.125')).toBe('$0.12');
    expect(formatFiat('0.135')).toBe('$0.14');
    expect(formatFiat('1234.5', { display: 'none' })).toBe('1,234.50');
    expect(formatFiat('1234.5', { currency: 'CHF', display: 'code' }).replace(/\s/, ' ')).toBe(
      '1,234.50 CHF',
    );
  });

  test('a code stands after its amount in every language, as the symbol of any other asset', () => {
    for (const locale of ['en', 'de-CH', 'fr', 'ja', 'ar'])
      expect(formatFiat('12', { currency: 'CHF', display: 'code', locale })).toMatch(/\u00a0CHF$/);
  });

  test('M27 yen has no fraction digits', () => {
    expect(formatFiat('1234.5', { currency: 'JPY' })).toMatch(/1,234$/);
    expect(formatFiat('1235.5', { currency: 'JPY', display: 'none' })).toBe('1,236');
  });

  test('a unit that is no currency code follows the number', () => {
    expect(formatFiat('1234.5', { currency: 'USDX' })).toBe('1,234.50\u00a0USDX');
  });
});

describe('M24 big numbers', () => {
  test.each([
    ['999999.994', '999,999.99'],
    ['999999.995', '1.00M'],
    ['999995000', '1.00B'],
    ['1000000000000000', '1,000.00T'],
    ['1500', '1,500.00'],
    ['-1250000', '−1.25M'],
    ['0', '0.00'],
    ['999994999999.99', '999.99B'],
  ])('%s is %s', (value, expected) => {
    expect(formatCompact(value)).toBe(expected);
  });

  test('the suffix stands with the number, also beside a currency', () => {
    expect(formatCompact('1250000', { currency: 'USD' })).toBe('$1.25M');
    expect(formatCompact('1250000', { currency: 'EUR', locale: 'de' })).toMatch(/^1,25\sMio\.\s€$/);
    expect(formatCompact('12.5', { currency: 'USDX' })).toBe('12.50\u00a0USDX');
  });

  test('a language has its own short forms, as a billion is a million millions in many', () => {
    const short = (value: string, locale: string) =>
      formatCompact(value, { locale }).replaceAll(/\s/g, ' ');
    expect(short('1230000000', 'de')).toBe('1,23 Mrd.');
    expect(short('1230000000', 'fr')).toBe('1,23 Md');
    expect(short('-1230000', 'zh')).toBe('−123.00万');
    expect(short('999999.994', 'de')).toBe('999.999,99');
    expect(short('999999.995', 'de')).toBe('1,00 Mio.');
    // Half to even, exactly: a binary fraction would round it up.
    expect(short('1005000', 'de')).toBe('1,00 Mio.');
    expect(short('1230000000', 'en-GB')).toBe('1.23B');
  });

  test('M27 a million yen has two digits, less than that has none', () => {
    expect(formatCompact('1250000', { currency: 'JPY' })).toMatch(/1\.25M$/);
    expect(formatCompact('-1500000000', { currency: 'JPY' })).toMatch(/1\.50B$/);
    expect(formatCompact('1234.4999', { currency: 'JPY' })).toMatch(/1,234$/);
    expect(formatCompact('999999.5', { currency: 'JPY' })).toMatch(/1\.00M$/);
  });
});

describe('percent', () => {
  test('M25 two digits, half-up, no minus on zero', () => {
    expect(formatPercent('0.005')).toBe('0.01%');
    expect(formatPercent('-0.001')).toBe('0.00%');
    expect(formatPercent('2.41', { signed: true })).toBe('+2.41%');
    expect(formatPercent('-12.3')).toBe('−12.30%');
    expect(formatPercent('12.34', { locale: 'tr' })).toBe('%12,34');
    expect(formatPercent('0.075', { maxDigits: 4 })).toBe('0.075%');
    expect(formatPercent('0.1', { maxDigits: 4 })).toBe('0.10%');
    expect(formatPercent('0.1', { minDigits: 3 })).toBe('0.100%');
    expect(formatPercent('0.07125', { maxDigits: 4, locale: 'de' })).toBe('0,0713\u00a0%');
  });
});

describe('locales', () => {
  test('separators are those of the locale', () => {
    expect(localeSeparators('en')).toEqual({ decimal: '.', group: ',' });
    expect(localeSeparators('de')).toEqual({ decimal: ',', group: '.' });
    expect(localeSeparators('fa', 'latn').decimal).toBe('.');
    expect(localeSeparators('es').group).toBe('.');
  });

  test('an unknown locale reads as English instead of failing', () => {
    expect(formatCrypto('1234.5', { locale: 'no_such locale' })).toBe('1,234.5');
  });

  test('parts put together are the number that was meant', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }),
        fc.integer({ min: 0, max: 12 }),
        (n, scale) => {
          const value = Decimal.of(n.toString()).dividedBy(
            Decimal.of(`1${'0'.repeat(scale)}`),
            scale,
            'down',
          );
          const parts = formatParts(value, { maxDigits: 12, locale: 'de' });
          const sign = parts.sign ? '-' : '';
          const point = parts.decimalSeparator ? '.' : '';
          expect(`${sign}${parts.integer.replaceAll('.', '')}${point}${parts.fraction}`).toBe(
            value.toString(),
          );
        },
      ),
    );
  });
});

describe('addresses and dates', () => {
  test('a short address shows the first and last four characters', () => {
    expect(shortAddress('0x1234567890abcdef')).toBe('0x12…cdef');
    expect(shortAddress('1234567890')).toBe('1234…7890');
    expect(shortAddress('123456789')).toBe('123456789');
  });

  test('a grouped address loses no character', () => {
    expect(groupAddress('cb57bbbb54cdf60f')).toEqual(['cb57', 'bbbb', '54cd', 'f60f']);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => groupAddress(text).join('') === text),
    );
    expect(groupAddress('')).toEqual([]);
  });

  test('0x joins the first group of an address', () => {
    expect(groupAddress('0x12345678ab')).toEqual(['0x1234', '5678', 'ab']);
    expect(groupAddress('0x1')).toEqual(['0x1']);
    expect(groupAddress('0x')).toEqual(['0x']);
    expect(groupAddress('120x5678')).toEqual(['120x', '5678']);
  });

  test('a date is long, with its time', () => {
    const text = formatDateTime('2026-11-20T11:30:00Z', { timeZone: 'UTC' });
    expect(text).toMatch(/November 20, 2026/);
    expect(text).toMatch(/11:30/);
    expect(formatDateTime('2026-11-20T11:30:00Z', { timeZone: 'Asia/Tokyo' })).toMatch(/20:30$/);
    expect(formatDateTime('2026-11-20T11:30:00Z', { timeZone: 'UTC', locale: 'no_such' })).toBe(
      text,
    );
    expect(formatDateTime('soon')).toBe('—');
    expect(formatDateTime(null)).toBe('—');
  });
});
