import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { divideHalfEven, divideUp, fractionDigits, fromAtoms, toAtoms } from './fixed.ts';

describe('decimal text and atoms', () => {
  test.each([
    ['1.5', 6, 1_500_000n],
    ['0.000001', 6, 1n],
    ['-0.5', 2, -50n],
    ['-12', 2, -1200n],
    ['1.500000000', 2, 150n],
    ['123456789012345678901234', 18, 123_456_789_012_345_678_901_234_000_000_000_000_000_000n],
    ['0', 8, 0n],
  ])('%s with %i decimals', (text, decimals, atoms) => {
    expect(toAtoms(text, decimals)).toBe(atoms);
  });

  test('more fraction digits than fit are not rounded but refused', () => {
    expect(toAtoms('0.0000001', 6)).toBeUndefined();
    expect(toAtoms('1.01', 1)).toBeUndefined();
  });

  test('every whole number comes back from its text, without exponent and trailing zeros', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.integer({ min: 0, max: 18 }), (atoms, decimals) => {
        const text = fromAtoms(atoms, decimals);
        expect(text).toMatch(/^-?(0|[1-9]\d*)(\.\d*[1-9])?$/);
        expect(text).not.toBe('-0');
        expect(toAtoms(text, decimals)).toBe(atoms);
        expect(fractionDigits(text)).toBeLessThanOrEqual(decimals);
      }),
    );
  });
});

describe('division', () => {
  test.each([
    [5n, 2n, 2n],
    [7n, 2n, 4n],
    [-5n, 2n, -2n],
    [-7n, 2n, -4n],
    [1n, 3n, 0n],
    [2n, 3n, 1n],
    [5n, -2n, -2n],
  ])('%i / %i is %i, ties to even', (numerator, denominator, expected) => {
    expect(divideHalfEven(numerator, denominator)).toBe(expected);
  });

  test('a fee is never rounded down', () => {
    expect(divideUp(10n, 3n)).toBe(4n);
    expect(divideUp(9n, 3n)).toBe(3n);
  });
});
