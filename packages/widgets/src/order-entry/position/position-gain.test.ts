import { expect, test } from 'vitest';
import { entryOf } from '../../amounts/position-entry.ts';
import { gainAt, isHeld } from './position-gain.ts';

test('the profit is what is held at the last price less its cost, to the last digit', () => {
  const gain = gainAt({ quantity: '1198.56', cost: '7459.13624' }, '6.2509');
  expect(gain?.amount.toString()).toBe('32.942464');
  expect(gain?.percent?.toString()).toBe('0.44');
});

test('a price below the entry is a loss', () => {
  const gain = gainAt({ quantity: '0.00000003', cost: '0.003' }, '64000.1');
  expect(gain?.amount.toString()).toBe('-0.001079997');
  expect(gain?.percent?.toString()).toBe('-36');
});

test('a balance that has cost nothing has a profit without a percentage', () => {
  expect(gainAt({ quantity: '2', cost: '0' }, '3')).toMatchObject({ percent: undefined });
});

test.each([
  ['no price is known yet', '10', undefined],
  ['part of it came without a price', null, '6.2'],
])('nothing is said while %s', (_, cost, last) => {
  expect(gainAt({ quantity: '1', cost }, last)).toBeUndefined();
});

test('the entry has the digits of the market, to the nearest', () => {
  const market = { tickSize: '0.0001' };
  expect(entryOf({ averageEntry: '6.90107762' }, market)).toBe('6.9011');
  expect([entryOf({ averageEntry: null }, market), entryOf(undefined, market)]).toEqual([
    undefined,
    undefined,
  ]);
});

test('nothing is held until it is known, and of an amount of zero', () => {
  expect([undefined, { quantity: '0' }, { quantity: '0.00000001' }].map(isHeld)).toEqual([
    false,
    false,
    true,
  ]);
});
