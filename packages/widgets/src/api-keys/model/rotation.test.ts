import { expect, test } from 'vitest';
import { endOf, replacementOf, rotationEnds } from './rotation.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

test('a replaced key ends at once, or in an hour, a day or a week', () => {
  expect(rotationEnds.map((each) => endOf(each, now))).toEqual([
    null,
    '2026-11-20T13:00:00.000Z',
    '2026-11-21T12:00:00.000Z',
    '2026-11-27T12:00:00.000Z',
  ]);
});

test('a draft of a replacement has its key and the chosen end, and that of a new key has none', () => {
  expect(replacementOf({ replaces: 'e1', end: 'week' })).toEqual({ id: 'e1', end: 'week' });
  expect(replacementOf({ replaces: 'e1', end: 'never' })).toEqual({ id: 'e1', end: undefined });
  expect([{ name: 'Bot' }, { replaces: 7 }, null, undefined].map(replacementOf)).toEqual(
    Array.from({ length: 4 }, () => undefined),
  );
});
