import { expect, test } from 'vitest';
import { pricesAge } from './prices-age.ts';

test.each([
  ['live', 'connected', 'live'],
  ['connecting', 'connecting', 'live'],
  ['resyncing', 'connected', 'live'],
  ['live', 'reconnecting', 'reconnecting'],
  ['resyncing', 'reconnecting', 'reconnecting'],
  ['stale', 'reconnecting', 'reconnecting'],
  ['stale', 'connected', 'late'],
  ['paused', 'connected', 'gone'],
  ['paused', 'stopped', 'gone'],
  ['live', 'stopped', 'gone'],
] as const)('L3 beside a book that is %s with a hub that is %s prices are %s', (book, hub, age) => {
  expect(pricesAge(book, hub)).toBe(age);
});
