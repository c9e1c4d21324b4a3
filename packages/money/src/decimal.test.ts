import createBig, { type Big as BigNumber, type RoundingMode as BigRounding } from 'big.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Decimal, DivisionByZeroError, InvalidDecimalError, type RoundingMode } from './index.ts';

const d = (text: string) => Decimal.of(text);
const modes: RoundingMode[] = ['down', 'up', 'half-up', 'half-even'];

describe('exactness', () => {
  test('M01 0.00000001 prints as it is, without an exponent', () => {
    expect(d('0.00000001').toString()).toBe('0.00000001');
    expect(JSON.stringify({ price: d('0.00000001') })).toBe('{"price":"0.00000001"}');
  });

  test('M02 0.1 + 0.2 is 0.3', () => {
    expect(d('0.1').plus(d('0.2')).toString()).toBe('0.3');
  });

  test('M03 a sextillion is exact and has no exponent', () => {
    expect(d('1000000000000000000000').toString()).toBe('1000000000000000000000');
    expect(d('1000000000000000000000').plus(Decimal.one).toString()).toBe('1000000000000000000001');
  });

  test('M04 zero has no sign, nor has what rounds to it', () => {
    expect(d('-0').toString()).toBe('0');
    expect(d('-0').isNegative).toBe(false);
    expect(d('-0.001').toFixedString(2, 'down')).toBe('0.00');
    expect(d('-0.001').toFixedString(2, 'half-even')).toBe('0.00');
    expect(d('5').minus(d('5')).negated().toString()).toBe('0');
  });

  test('M05 2^53 + 1 is exact', () => {
    expect(d('9007199254740993').toString()).toBe('9007199254740993');
  });

  test('M06 a 39-digit number survives the round trip', () => {
    const text = '123456789012345678901234.123456789012345678';
    expect(d(text).toString()).toBe(text);
    expect(d(text).scale).toBe(18);
  });
});

describe('rounding', () => {
  test('M07 1.005 at 2 is 1.01 half-up and 1.00 half-even', () => {
    expect(d('1.005').toFixedString(2, 'half-up')).toBe('1.01');
    expect(d('1.005').toFixedString(2, 'half-even')).toBe('1.00');
  });

  test('M08 2.5 at 0 is 2 half-even and 3 half-up', () => {
    expect(d('2.5').toFixedString(0, 'half-even')).toBe('2');
    expect(d('2.5').toFixedString(0, 'half-up')).toBe('3');
  });

  test('M09 −1.5 in every mode', () => {
    const rounded = modes.map((mode) => d('-1.5').toFixedString(0, mode));
    expect(rounded).toEqual(['-1', '-2', '-2', '-2']);
  });
});

describe('rejects', () => {
  test.each(['', ' ', '.', '-', '1.', '.5', '01', ' 1'])('M10 %j is not a decimal', (text) => {
    expect(() => d(text)).toThrow(InvalidDecimalError);
    expect(Decimal.parse(text)).toBeUndefined();
  });

  test.each(['0x10', 'Infinity', 'NaN', '1_000', '+1', '1e3', '1e-8', '1,000', '١'])(
    'M11 %j is not a decimal',
    (text) => {
      expect(() => d(text)).toThrow(InvalidDecimalError);
    },
  );

  test('M29 a text of 100,000 digits is refused by its length, before any work', () => {
    const long = '9'.repeat(100_000);
    expect(Decimal.parse(long)).toBeUndefined();
    expect(() => d(long)).toThrow(/"9{40}"/);
    expect(Decimal.parse('9'.repeat(200))).toBeDefined();
    expect(Decimal.parse('9'.repeat(201))).toBeUndefined();
  });
});

describe('safety', () => {
  test('M28 a third, rounded down, times three is not more than one', () => {
    const third = Decimal.one.dividedBy(d('3'), 8, 'down');
    expect(third.toString()).toBe('0.33333333');
    expect(third.times(d('3')).lte(Decimal.one)).toBe(true);
  });

  test('M28 division by zero is an error of its own type', () => {
    expect(() => Decimal.one.dividedBy(Decimal.zero, 8, 'down')).toThrow(DivisionByZeroError);
  });

  test('M32 a limit is met exactly, and missed by one in the last place', () => {
    const limit = d('1000.00000001');
    expect(d('1000.00000001').lte(limit)).toBe(true);
    expect(d('1000.00000002').lte(limit)).toBe(false);
    expect([limit.gte(limit), limit.gt(limit), limit.lt(limit)]).toEqual([true, false, false]);
    expect(Decimal.min(limit, d('-2')).toString()).toBe('-2');
    expect(Decimal.max(limit, d('-2'))).toBe(limit);
  });

  test('a Decimal refuses to be a number, and cannot be changed', () => {
    const one = Decimal.one as unknown as number;
    expect(() => one + one).toThrow(TypeError);
    expect(() => one < 2).toThrow(TypeError);
    expect(String(Decimal.one)).toBe('1');
    expect(() => Object.assign(Decimal.one, { big: null })).toThrow(TypeError);
  });

  test('deep comparison sees the value', () => {
    expect(d('1.50')).toEqual(d('1.5'));
    expect(d('1')).not.toEqual(d('2'));
  });

  test('fewer than no fraction digits are refused, not guessed at', () => {
    expect(() => d('1234').round(-1, 'down')).toThrow(RangeError);
    expect(() => d('1234').toFixedString(-1, 'down')).toThrow(RangeError);
    expect(() => d('1234').dividedBy(d('3'), -1, 'down')).toThrow(RangeError);
    expect(d('1234').roundToStep(d('100'), 'down').toString()).toBe('1200');
  });

  test('a step must be above zero', () => {
    expect(() => d('1').roundToStep(Decimal.zero, 'down')).toThrow(RangeError);
    expect(() => d('1').isMultipleOf(d('-1'))).toThrow(RangeError);
  });
});

/** An independent judge: a well-known decimal library, in its own words. */
const Big = createBig();
Big.NE = -1e6;
Big.PE = 1e6;
const judged: Record<RoundingMode, BigRounding> = { down: 0, 'half-up': 1, 'half-even': 2, up: 3 };
/** -0 is a value of the judge's, not of ours. */
const print = (big: BigNumber): string => (big.eq(0) ? '0' : big.toString());
const quotient = (a: string, b: string, scale: number, mode: RoundingMode): BigNumber => {
  Big.DP = scale;
  Big.RM = judged[mode];
  return new Big(a).div(b);
};

const decimalText = fc
  .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.integer({ min: 0, max: 18 }))
  .map(([n, s]) => print(new Big(n.toString()).div(new Big(10).pow(s))));
/** Numbers that sit on or next to the middle, where rounding is decided. */
const nearMiddle = fc
  .tuple(fc.integer({ min: -2000, max: 2000 }), fc.constantFrom('5', '50', '49', '51', '500001'))
  .map(([n, tail]) => `${n === 0 ? '-0' : n}.${tail}`);
const text = fc.oneof(decimalText, nearMiddle).map((t) => d(t).toString());

describe('against big.js', () => {
  test('plus, minus, times and compare are exact', () => {
    fc.assert(
      fc.property(text, text, (a, b) => {
        const [x, y] = [new Big(a), new Big(b)];
        expect(d(a).plus(d(b)).toString()).toBe(print(x.plus(y)));
        expect(d(a).minus(d(b)).toString()).toBe(print(x.minus(y)));
        expect(d(a).times(d(b)).toString()).toBe(print(x.times(y)));
        expect(d(a).compare(d(b))).toBe(x.cmp(y));
      }),
      { numRuns: 500 },
    );
  });

  test('rounding agrees in every mode, on every number of digits', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 0, max: 20 }), (a, scale) => {
        for (const mode of modes) {
          expect(d(a).round(scale, mode).toString()).toBe(
            print(new Big(a).round(scale, judged[mode])),
          );
        }
      }),
      { numRuns: 500 },
    );
  });

  test('division agrees in every mode', () => {
    const divisor = text.filter((t) => t !== '0');
    fc.assert(
      fc.property(text, divisor, fc.integer({ min: 0, max: 18 }), (a, b, scale) => {
        for (const mode of modes) {
          expect(d(a).dividedBy(d(b), scale, mode).toString()).toBe(
            print(quotient(a, b, scale, mode)),
          );
        }
      }),
      { numRuns: 500 },
    );
  });

  test('steps: the rounded value is the multiple that the judge says, and is recognised as one', () => {
    const step = fc.constantFrom('0.01', '0.5', '0.0025', '1', '25', '0.00000001', '3');
    fc.assert(
      fc.property(text, step, (a, stepText) => {
        expect(d(a).isMultipleOf(d(stepText))).toBe(new Big(a).mod(stepText).eq(0));
        for (const mode of modes) {
          const rounded = d(a).roundToStep(d(stepText), mode);
          expect(rounded.toString()).toBe(print(quotient(a, stepText, 0, mode).times(stepText)));
          expect(rounded.isMultipleOf(d(stepText))).toBe(true);
        }
      }),
    );
  });

  test('text, fixed text and JSON lead back to the same value', () => {
    fc.assert(
      fc.property(text, (a) => {
        expect(d(d(a).toString()).equals(d(a))).toBe(true);
        expect(d(d(a).toFixedString(20, 'down')).equals(d(a))).toBe(true);
        expect(d(a).toFixedString(20, 'down')).toMatch(/^-?\d+\.\d{20}$/);
        expect(JSON.parse(JSON.stringify(d(a)))).toBe(d(a).toString());
        expect(d(a).scale).toBe((d(a).toString().split('.')[1] ?? '').length);
      }),
    );
  });
});
