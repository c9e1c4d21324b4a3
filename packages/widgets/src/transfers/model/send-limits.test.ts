import { Decimal } from '@agio/money';
import { expect, test } from 'vitest';
import { exceededOf, limitUses } from './send-limits.ts';

const limits = {
  currency: 'CHF',
  perDay: '1000',
  usedToday: '0',
  perMonth: '5000',
  usedThisMonth: '4900',
  resetsAt: '2026-11-21T00:00:00.000Z',
  next: null,
};

test('the limit with the least left is shown, with the amount that can be sent', () => {
  const over = exceededOf(limitUses(limits, Decimal.of('1200')));
  expect([over?.period, over?.left.toString()]).toEqual(['month', '100']);
  expect(exceededOf(limitUses(limits, over?.left))).toBeUndefined();
});

test('only an exceeded limit is shown, and none where none is', () => {
  const early = { ...limits, usedThisMonth: '0' };
  expect(exceededOf(limitUses(early, Decimal.of('1200')))?.period).toBe('day');
  expect(exceededOf(limitUses(early, Decimal.of('900')))).toBeUndefined();
  expect(exceededOf(undefined)).toBeUndefined();
});
