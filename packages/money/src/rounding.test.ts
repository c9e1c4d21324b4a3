import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  Amount,
  AssetMismatchError,
  Decimal,
  maxAmount,
  nearestSteps,
  roundBalance,
  roundFee,
  roundFiat,
} from './index.ts';

const d = (text: string) => Decimal.of(text);
const cents = (min: number, max: number) =>
  fc.integer({ min, max }).map((n) => d(String(n)).times(d('0.01')));

describe('rounding by purpose', () => {
  test('balances go down, fees up, fiat to the even digit', () => {
    expect(roundBalance(d('1.999'), 2).toString()).toBe('1.99');
    expect(roundFee(d('1.001'), 2).toString()).toBe('1.01');
    expect(roundFiat(d('1.005'), 2).toString()).toBe('1');
    expect(roundFiat(d('1.015'), 2).toString()).toBe('1.02');
  });

  test('M21 the maximum with its fee, in whole steps, never costs more than the balance', () => {
    const step = fc.constantFrom('0.00000001', '0.001', '0.05', '1');
    const feeRate = fc.constantFrom('0', '0.0008', '0.0025');
    fc.assert(
      fc.property(cents(0, 1e9), cents(1, 1e8), step, feeRate, (balance, price, stepText, rate) => {
        const unitCost = price.times(Decimal.one.plus(d(rate)));
        const max = maxAmount(balance, unitCost, d(stepText));
        expect(max.isMultipleOf(d(stepText))).toBe(true);
        expect(max.times(unitCost).lte(balance)).toBe(true);
        // And it is the largest: one step more would be too much.
        expect(max.plus(d(stepText)).times(unitCost).gt(balance)).toBe(true);
      }),
    );
  });

  test('M21 nothing can be bought with a balance below zero', () => {
    expect(maxAmount(d('-5'), d('1'), d('0.1')).toString()).toBe('0');
  });

  test('M22 a price off its tick names the two nearest', () => {
    const near = nearestSteps(d('10.013'), d('0.005'));
    expect([near?.below.toString(), near?.above.toString()]).toEqual(['10.01', '10.015']);
    const negative = nearestSteps(d('-1.2'), d('0.5'));
    expect([negative?.below.toString(), negative?.above.toString()]).toEqual(['-1.5', '-1']);
    expect(nearestSteps(d('10.015'), d('0.005'))).toBeUndefined();
  });

  test('M23 200 levels of price × amount add up exactly', () => {
    // A fixed sequence; the expected sum was computed by the whole-number arithmetic below, not by Decimal.
    let total = 0n;
    const products: Decimal[] = [];
    let seed = 12345n;
    for (let i = 0; i < 200; i += 1) {
      seed = (seed * 1103515245n + 12345n) % 2147483648n;
      const price = 43_000_00n + (seed % 100_000n);
      const amount = 1n + (seed % 99_999_999n);
      total += price * amount;
      products.push(
        d(price.toString())
          .times(d('0.01'))
          .times(d(amount.toString()).times(d('0.00000001'))),
      );
    }
    const digits = total.toString().padStart(11, '0');
    const expected = `${digits.slice(0, -10)}.${digits.slice(-10)}`.replace(/\.?0+$/, '');
    expect(Decimal.sum(products).toString()).toBe(expected);
  });

  test('M33 converting there and back never gains', () => {
    fc.assert(
      fc.property(
        cents(1, 1e9),
        cents(1, 1e8),
        fc.integer({ min: 0, max: 18 }),
        (amount, price, scale) => {
          const there = roundBalance(amount.times(price), scale);
          const back = there.dividedBy(price, scale, 'down');
          expect(back.lte(amount)).toBe(true);
        },
      ),
    );
  });
});

describe('amounts of an asset', () => {
  test('M31 adding BTC to CTN is an error, in the types and when it runs', () => {
    const btc = new Amount(Decimal.one, 'BTC');
    const ctn = new Amount(Decimal.one, 'CTN');
    // @ts-expect-error the two assets differ
    expect(() => btc.plus(ctn)).toThrow(AssetMismatchError);
    // @ts-expect-error the two assets differ
    expect(() => btc.compare(ctn)).toThrow(TypeError);
    const loose: Amount = ctn;
    expect(() => (btc as Amount).minus(loose)).toThrow(
      'An amount of BTC cannot be combined with an amount of CTN',
    );
  });

  test('amounts of one asset add up', () => {
    const sum = new Amount(d('0.1'), 'BTC').plus(new Amount(d('0.2'), 'BTC'));
    expect(String(sum)).toBe('0.3 BTC');
    const rest = sum.minus(new Amount(d('0.1'), 'BTC'));
    expect(String(rest)).toBe('0.2 BTC');
    expect([sum.compare(rest), rest.compare(sum), sum.compare(sum)]).toEqual([1, -1, 0]);
  });
});
