import { expect, test } from 'vitest';
import { isWithin } from './paging.ts';

test('X52 a time on the edge of a range is in it', () => {
  const time = Date.parse('2026-11-20T11:30:00Z');
  const range = { from: '2026-11-20T11:30:00Z', to: '2026-11-20T11:30:00Z' };
  expect([time - 1, time, time + 1].map((each) => isWithin(each, range))).toEqual([
    false,
    true,
    false,
  ]);
  expect(isWithin(0, {})).toBe(true);
});
