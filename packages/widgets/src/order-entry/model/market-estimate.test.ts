import { Decimal } from '@agio/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distancePercent, walkBook } from './market-estimate.ts';
import { level } from './testing/ticket-fixture.ts';

const step = Decimal.of('0.01');
const asks = [level('10', '1'), level('11', '2'), level('15', '4')];

describe('walking the book', () => {
  test('takes the best prices first and reports average and worst', () => {
    const estimate = walkBook(asks, { amount: Decimal.of('2') }, step);
    expect(estimate).toMatchObject({ complete: true });
    expect(estimate.quote.toString()).toBe('21');
    expect(estimate.averagePrice?.toString()).toBe('10.5');
    expect(estimate.worstPrice?.toString()).toBe('11');
  });

  test('spends a quote amount in whole steps and leaves the dust', () => {
    const estimate = walkBook(asks, { quote: Decimal.of('15.555') }, step);
    expect(estimate.amount.toString()).toBe('1.5');
    expect(estimate.quote.toString()).toBe('15.5');
    expect(estimate.complete).toBe(true);
  });

  test('says when the known book ends first', () => {
    expect(walkBook(asks, { amount: Decimal.of('7') }, step).complete).toBe(true);
    const beyond = walkBook(asks, { amount: Decimal.of('7.01') }, step);
    expect(beyond.complete).toBe(false);
    expect(beyond.amount.toString()).toBe('7');
  });

  test('an empty book fills nothing', () => {
    expect(walkBook([], { quote: Decimal.of('5') }, step)).toMatchObject({
      complete: false,
      worstPrice: undefined,
      averagePrice: undefined,
    });
  });

  test('never spends more than was wanted, nor takes more than stands there', () => {
    const levels = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1, max: 999 })),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(levels, fc.integer({ min: 0, max: 1_000_000 }), (pairs, budget) => {
        const book = pairs.map(([price, amount]) => level(String(price), String(amount)));
        const quote = Decimal.of(String(budget));
        const estimate = walkBook(book, { quote }, step);
        expect(estimate.quote.lte(quote)).toBe(true);
        expect(estimate.amount.lte(Decimal.sum(book.map((each) => each.amount)))).toBe(true);
      }),
    );
  });
});

test('distance is measured from the reference, without a sign', () => {
  expect(distancePercent(Decimal.of('98'), Decimal.of('100'))?.toString()).toBe('2');
  expect(distancePercent(Decimal.of('5'), undefined)).toBeUndefined();
});
