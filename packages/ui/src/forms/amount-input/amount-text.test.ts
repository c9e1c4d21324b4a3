import { Decimal, parseAmount } from '@agio/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountText, stepAmount } from './amount-text.ts';

const locales = [
  'en',
  'de',
  'fr',
  'de-CH',
  'es',
  'pl',
  'cs',
  'uk',
  'tr',
  'fa',
  'ar-EG',
  'ja',
  'th',
  'pt-PT',
];

/** An amount with up to 18 fraction digits, as integer and scale. */
const amount = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.integer({ min: 0, max: 18 }))
  .map(([digits, scale]) => {
    const text = digits.toString().padStart(scale + 1, '0');
    const cut = text.length - scale;
    return Decimal.of(scale === 0 ? text : `${text.slice(0, cut)}.${text.slice(cut)}`).toString();
  });
const step = fc
  .tuple(fc.constantFrom('1', '2', '5', '25'), fc.integer({ min: 0, max: 10 }))
  .map(([digit, zeros]) => (zeros === 0 ? digit : `0.${'0'.repeat(zeros - 1)}${digit}`));

describe('stepping', () => {
  test('one step up from a price on its tick is the next tick', () => {
    expect(stepAmount('6.415', 1, { step: '0.0001' })).toBe('6.4151');
    expect(stepAmount('6.415', -1, { step: '0.0001' })).toBe('6.4149');
    expect(stepAmount('0.3', -1, { step: '0.1' })).toBe('0.2');
  });

  test('M22 a price between two ticks goes to the neighbouring one first', () => {
    expect(stepAmount('6.41505', 1, { step: '0.0001' })).toBe('6.4151');
    expect(stepAmount('6.41505', -1, { step: '0.0001' })).toBe('6.415');
  });

  test('an empty field counts as zero, and nothing goes below the least value', () => {
    expect(stepAmount('', 1, { step: '0.01' })).toBe('0.01');
    expect(stepAmount('', -1, { step: '0.01' })).toBe('0');
    expect(stepAmount('5', -10, { step: '1', min: '2' })).toBe('2');
    expect(stepAmount('9.5', 10, { step: '1', max: '9.9' })).toBe('9.9');
  });

  test('every step lands on a multiple, strictly above or below, for values of any size', () => {
    fc.assert(
      fc.property(amount, step, fc.integer({ min: 1, max: 100 }), (value, size, count) => {
        const up = Decimal.of(stepAmount(value, count, { step: size }));
        const down = Decimal.of(stepAmount(value, -count, { step: size }));
        const unit = Decimal.of(size);
        expect(up.isMultipleOf(unit)).toBe(true);
        expect(up.gt(Decimal.of(value))).toBe(true);
        expect(up.minus(Decimal.of(value)).lte(unit.times(Decimal.of(String(count))))).toBe(true);
        expect(down.isMultipleOf(unit)).toBe(true);
        expect(down.isZero || down.lt(Decimal.of(value))).toBe(true);
        expect(down.isNegative).toBe(false);
      }),
    );
  });

  test('equally many steps up and down come back to a value that stood on a step', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 20n }),
        step,
        fc.integer({ min: 1, max: 50 }),
        (n, size, count) => {
          const value = Decimal.of(n.toString()).times(Decimal.of(size)).toString();
          const there = stepAmount(value, count, { step: size });
          expect(stepAmount(there, -count, { step: size })).toBe(value);
        },
      ),
    );
  });
});

describe('text of a field', () => {
  test('keeps every digit and pads to the digits of the tick', () => {
    expect(amountText('6.415', { locale: 'en', minDigits: 4 })).toBe('6.4150');
    expect(amountText('123456789012345678901234.123456789012345678', { locale: 'en' })).toBe(
      '123,456,789,012,345,678,901,234.123456789012345678',
    );
    expect(amountText('', { locale: 'en', minDigits: 4 })).toBe('');
  });

  test('M12 M16 a field reads back the value that it shows, in every locale', () => {
    fc.assert(
      fc.property(
        amount,
        fc.constantFrom(...locales),
        fc.integer({ min: 0, max: 8 }),
        (value, locale, minDigits) => {
          const parsed = parseAmount(amountText(value, { locale, minDigits }), { locale });
          expect(parsed).toMatchObject({ ok: true, value });
        },
      ),
    );
  });
});
