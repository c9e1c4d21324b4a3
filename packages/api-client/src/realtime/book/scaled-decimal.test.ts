import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fractionDigits,
  fromUnits,
  ScaledDecimalError,
  toBigUnits,
  toUnits,
} from './scaled-decimal.ts';

/** A decimal text with its whole and fraction digits. */
const decimalText = (wholeDigits: number, fraction: number) =>
  fc
    .tuple(
      fc.bigInt({ min: 0n, max: 10n ** BigInt(wholeDigits) - 1n }),
      fc.string({ unit: fc.integer({ min: 0, max: 9 }).map(String), maxLength: fraction }),
    )
    .map(([whole, digits]) => (digits === '' ? `${whole}` : `${whole}.${digits}`));

/** The text's value times 10^scale by BigInt alone. */
const expected = (text: string, scale: number) => {
  const [whole = '', digits = ''] = text.split('.');
  return BigInt(whole + digits.padEnd(scale, '0').slice(0, scale));
};

/** Returns the right result of `toUnits`, computed by BigInt alone. */
function expectedOutcome(text: string, scale: number): number | string | undefined {
  if (fractionDigits(text) > scale) return undefined;
  const exact = expected(text, scale);
  return exact > BigInt(Number.MAX_SAFE_INTEGER) ? 'ScaledDecimalError' : Number(exact);
}

function outcome(text: string, scale: number): number | string | undefined {
  try {
    return toUnits(text, scale);
  } catch (error) {
    return (error as Error).name;
  }
}

describe('decimals as whole units', () => {
  test('R12 zeros at the end do not count', () => {
    expect(toUnits('1.10', 1)).toBe(11);
    expect(toUnits('1.1', 1)).toBe(11);
    expect(fractionDigits('1.10')).toBe(1);
    expect(fractionDigits('7.000')).toBe(0);
    expect(fractionDigits('7')).toBe(0);
  });

  test('R13 the smallest and the largest are exact', () => {
    expect(toUnits('0.00000001', 8)).toBe(1);
    expect(toUnits('90071992.54740991', 8)).toBe(Number.MAX_SAFE_INTEGER);
    expect(toBigUnits('1.000000000000000001', 18)).toBe(1_000_000_000_000_000_001n);
    expect(fromUnits(10n ** 21n * 10n ** 18n, 18)).toBe('1000000000000000000000');
    expect(fromUnits(1n, 8)).toBe('0.00000001');
    expect(fromUnits(-4, 2)).toBe('-0.04');
  });

  test('a value that a safe integer cannot hold is refused', () => {
    expect(() => toUnits('90071992.54740992', 8)).toThrow(ScaledDecimalError);
    expect(() => toUnits('9'.repeat(60), 0)).toThrow(ScaledDecimalError);
    expect(() => toUnits('1', 17)).toThrow(ScaledDecimalError);
  });

  test('more fraction digits than the scale has are an error, not cut', () => {
    expect(toUnits('1.101', 2)).toBeUndefined();
    expect(toBigUnits('1.101', 2)).toBeUndefined();
    expect(toBigUnits(`${'1'.repeat(30)}.101`, 2)).toBeUndefined();
  });

  test.each([
    '',
    ' ',
    '.',
    '-1',
    '1.',
    '.5',
    '1e3',
    '1,5',
    '0x10',
    'NaN',
    '1.2.3',
    '١',
    ' 1',
    '1 ',
  ])('%j is no decimal of zero or more', (text) => {
    expect(() => toUnits(text, 4)).toThrow(ScaledDecimalError);
    expect(() => toBigUnits(text, 4)).toThrow(ScaledDecimalError);
    expect(() => toBigUnits(text, 30)).toThrow(ScaledDecimalError);
  });

  test('units are the text times 10^scale, or the answer is that they cannot be', () => {
    fc.assert(
      fc.property(decimalText(12, 10), fc.integer({ min: 0, max: 15 }), (text, scale) => {
        expect(outcome(text, scale)).toBe(expectedOutcome(text, scale));
      }),
      { numRuns: 2_000 },
    );
  });

  test('units of any size survive the way there and back', () => {
    fc.assert(
      fc.property(decimalText(30, 20), fc.integer({ min: 20, max: 30 }), (text, scale) => {
        const units = toBigUnits(text, scale);
        expect(units).toBe(expected(text, scale));
        expect(toBigUnits(fromUnits(units ?? 0n, scale), scale)).toBe(units);
        expect(fromUnits(units ?? 0n, scale)).toMatch(/^(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/);
      }),
      { numRuns: 2_000 },
    );
  });
});
