import { expect, test } from 'vitest';
import { documentReminder } from './document-expiry.ts';

const now = Date.parse('2026-11-20T11:30:00.000Z');
const inDays = (days: number) => new Date(now + days * 86_400_000).toISOString();

test.each([
  [31, undefined],
  [30, { due: 30, daysLeft: 30 }],
  [8, { due: 30, daysLeft: 8 }],
  [7, { due: 7, daysLeft: 7 }],
  [1, { due: 7, daysLeft: 1 }],
  [0, { due: 0, daysLeft: 0 }],
  [-40, { due: 0, daysLeft: 0 }],
])(
  'a document that ends in %i days is reminded of at 30, at 7 and on its last day',
  (days, due) => {
    expect(documentReminder(inDays(days), now)).toEqual(due);
  },
);

test('there is no reminder while there is no document', () => {
  expect(documentReminder(null, now)).toBeUndefined();
  expect(documentReminder('soon', now)).toBeUndefined();
});
