import { expect, test } from 'vitest';
import { dayOf, isReversed, lastDays } from './date-range.ts';

test('the last days count today, across months, years and leap days', () => {
  expect(lastDays(7, '2026-11-20')).toEqual({ from: '2026-11-14', to: '2026-11-20' });
  expect(lastDays(1, '2026-11-20')).toEqual({ from: '2026-11-20', to: '2026-11-20' });
  expect(lastDays(30, '2028-03-01')).toEqual({ from: '2028-02-01', to: '2028-03-01' });
  expect(lastDays(2, '2027-01-01')).toEqual({ from: '2026-12-31', to: '2027-01-01' });
});

test('a range is reversed only when both sides are there and the first is later', () => {
  expect(isReversed({ from: '2026-11-21', to: '2026-11-20' })).toBe(true);
  expect(isReversed({ from: '2026-11-20', to: '2026-11-20' })).toBe(false);
  expect(isReversed({ from: '2026-11-21', to: '' })).toBe(false);
});

test('a day is the one of the reader’s own clock', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
