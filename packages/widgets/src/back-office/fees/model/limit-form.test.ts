import type { LimitStep } from '@agio/api-client/contract';
import { expect, test } from 'vitest';
import {
  isSameLimits,
  leapOfLimit,
  limitFaultsOf,
  limitRowsOf,
  limitsOf,
  type LimitRow,
} from './limit-form.ts';

const none = { withdrawPerDay: null, withdrawPerMonth: null, rampPerDay: null };
const steps: LimitStep[] = [
  { tier: 'Tier0', ...none },
  { tier: 'Tier1', withdrawPerDay: '1000', withdrawPerMonth: '5000', rampPerDay: '500' },
  { tier: 'Tier2', withdrawPerDay: '25000', withdrawPerMonth: '150000', rampPerDay: '10000' },
  { tier: 'Tier3', withdrawPerDay: '250000', withdrawPerMonth: '2000000', rampPerDay: '100000' },
];
const rowsWith = (at: number, changes: Partial<LimitRow>) =>
  limitRowsOf(steps).map((row, place) => (place === at ? { ...row, ...changes } : row));

test('an empty field is a limit that allows nothing', () => {
  expect(limitRowsOf(steps)[0]).toMatchObject({ tier: 'Tier0', withdrawPerDay: '' });
  expect(limitsOf(limitRowsOf(steps))).toEqual(steps);
});

test('a day allows no more than its month, to the hundredth', () => {
  expect(limitFaultsOf(rowsWith(2, { withdrawPerDay: '150000' }))).toEqual([{}, {}, {}, {}]);
  expect(limitFaultsOf(rowsWith(2, { withdrawPerDay: '150000.01' }))[2]).toEqual({
    withdrawPerDay: { code: 'above', most: '150000' },
  });
  expect(limitsOf(rowsWith(0, { withdrawPerDay: '1' }))).toBeUndefined();
});

test('a tier allows no less than the one below it', () => {
  expect(limitFaultsOf(rowsWith(2, { rampPerDay: '499' }))[2]).toEqual({
    rampPerDay: { code: 'below', least: '500' },
  });
  expect(limitFaultsOf(rowsWith(3, { rampPerDay: '' }))[3]).toEqual({
    rampPerDay: { code: 'below', least: '10000' },
  });
});

test('versions are the same by what they allow, however it is written', () => {
  const [first, second, third, fourth] = steps;
  if (!first || !second || !third || !fourth) throw new Error('There are four tiers.');
  const written = [first, { ...second, withdrawPerDay: '1000.00' }, third, fourth];
  expect(isSameLimits(steps, written)).toBe(true);
  expect(isSameLimits(steps, [first, { ...second, rampPerDay: null }, third, fourth])).toBe(false);
});

test('twice the present limit and half of it are leaps', () => {
  expect(leapOfLimit('25000', '25000000')).toBe('1000');
  expect(leapOfLimit('25000', '30000')).toBeUndefined();
  expect(leapOfLimit('', '30000')).toBeUndefined();
});
