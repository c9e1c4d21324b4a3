import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatParts, formatPrice } from './format.ts';
import { plainParts } from './plain-format.ts';

const locales =
  'en de fr es pl pt-PT de-CH de-AT tr it cs uk sv nb ja zh-CN ko en-IN hi fa ar-EG bn he th vi'.split(
    ' ',
  );

test.each(locales)('M10 the formats written by hand for %s equal those of Intl', (locale) => {
  const decimal = fc
    .tuple(fc.bigInt(-(10n ** 24n), 10n ** 24n), fc.integer({ min: 0, max: 12 }))
    .map(([units, scale]) => {
      const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
      const fraction = scale > 0 ? `.${digits.slice(digits.length - scale)}` : '';
      return `${units < 0n ? '-' : ''}${digits.slice(0, digits.length - scale)}${fraction}`;
    });
  fc.assert(
    fc.property(decimal, fc.integer({ min: 0, max: 8 }), (text, minDigits) => {
      const intl = new Intl.NumberFormat(locale, {
        minimumFractionDigits: minDigits,
        maximumFractionDigits: 20,
        signDisplay: 'negative',
      });
      const tickSize = minDigits === 0 ? '1' : `0.${'1'.padStart(minDigits, '0')}`;
      const expected = intl
        .formatToParts(text as Intl.StringNumericLiteral)
        .map(({ value }) => (value === '-' ? '−' : value))
        .join('');
      expect(formatPrice(text, { locale, tickSize })).toBe(expected);
      const { sign, integer, decimalSeparator, fraction } = formatParts(text, {
        locale,
        minDigits,
        maxDigits: 20,
      });
      const isPlain = plainParts('1', locale, 0) !== undefined;
      expect(isPlain ? sign + integer + decimalSeparator + fraction : expected).toBe(expected);
    }),
    { numRuns: 100 },
  );
});

test('locales that group or write digits in their own way are left to Intl', () => {
  const simple = locales.filter((locale) => plainParts('1', locale, 0));
  expect(simple).toEqual(expect.arrayContaining(['en', 'de', 'fr', 'es', 'pl', 'ja']));
  for (const locale of ['hi', 'en-IN', 'fa', 'ar-EG', 'bn']) expect(simple).not.toContain(locale);
});
