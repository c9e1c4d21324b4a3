import { expect, test } from 'vitest';
import {
  compared,
  faultsOf,
  type FeeRow,
  isSameSchedule,
  leapOfFee,
  rowsOf,
  stepsOf,
} from './fee-form.ts';

const row = (changes: Partial<FeeRow> = {}): FeeRow => ({
  id: 'a',
  tier: 'Tier0',
  volume: '0',
  makerFee: '0.08',
  takerFee: '0.12',
  ...changes,
});
const steps = [
  { tier: 'Tier0', volume: '0', makerFee: '0.0008', takerFee: '0.0012' },
  { tier: 'Tier3', volume: '0', makerFee: '0.0006', takerFee: '0.0009' },
] as const;

test('rows are in percent, and steps are the fractions that they mean', () => {
  const rows = rowsOf(steps);
  expect(rows[0]).toMatchObject({ makerFee: '0.08', takerFee: '0.12' });
  expect(stepsOf(rows)).toEqual(steps);
});

test('a fee above 10 %, a missing figure and a step that is there twice are faults', () => {
  const faults = faultsOf([row({ takerFee: '10.1' }), row({ id: 'b', makerFee: '' })]);
  expect(faults[0]).toEqual({ takerFee: { code: 'percent' } });
  expect(faults[1]).toMatchObject({ makerFee: { code: 'missing' }, volume: { code: 'twice' } });
  expect(stepsOf([row({ volume: '' })])).toBeUndefined();
});

test('a step asks for no more than one that is reached before it, by volume or by tier', () => {
  const [, later] = faultsOf([row(), row({ id: 'b', volume: '1000', takerFee: '0.2' })]);
  expect(later).toEqual({ takerFee: { code: 'higher', most: '0.12' } });
  const [, verified] = faultsOf([row(), row({ id: 'b', tier: 'Tier2', makerFee: '0.09' })]);
  expect(verified).toEqual({ makerFee: { code: 'higher', most: '0.08' } });
  // One that is reached by another way says nothing about it.
  const way = faultsOf([
    row(),
    row({ id: 'b', tier: 'Tier3', takerFee: '0.05' }),
    row({ id: 'c', volume: '1000', takerFee: '0.1' }),
  ]);
  expect(way).toEqual([{}, {}, {}]);
});

test('a schedule is compared step by step; those that go come last', () => {
  const [first] = steps;
  expect(compared(steps, [first])).toMatchObject([
    { before: first, isRemoved: false },
    { step: steps[1], isRemoved: true },
  ]);
  expect(isSameSchedule(steps, [...steps])).toBe(true);
  expect(isSameSchedule(steps, [first])).toBe(false);
  expect(isSameSchedule([first], steps)).toBe(false);
  expect(isSameSchedule([{ ...first, volume: '0.00' }], [first])).toBe(true);
});

test('a leap says how many times the present fee it is, and the fee of an order of 1,000', () => {
  expect(leapOfFee('0.12', '12')).toEqual({ times: '100', fee: '120' });
  expect(leapOfFee('0.12', '0.13')).toBeUndefined();
  expect(leapOfFee('0.12', '')).toBeUndefined();
});
