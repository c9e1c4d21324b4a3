import { expect, test } from 'vitest';
import { workingDays } from './working-days.ts';

const at = (text: string) => Date.parse(text);

test.each([
  // A Wednesday.
  ['2026-11-18T09:14:00Z', '2026-11-18T18:00:00Z', 0],
  ['2026-11-18T09:14:00Z', '2026-11-19T09:14:00Z', 1],
  ['2026-11-18T09:14:00Z', '2026-11-20T14:32:41Z', 2],
  // Over a weekend.
  ['2026-11-20T09:00:00Z', '2026-11-23T09:00:00Z', 1],
  ['2026-11-21T09:00:00Z', '2026-11-22T09:00:00Z', 0],
  ['2026-11-18T09:14:00Z', '2026-12-02T09:14:00Z', 10],
  // A clock behind the server's.
  ['2026-11-18T09:14:00Z', '2026-11-17T09:14:00Z', 0],
])('from %s to %s there are %d working days', (from, to, days) => {
  expect(workingDays(at(from), at(to))).toBe(days);
});
