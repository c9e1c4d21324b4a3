import { expect, test } from 'vitest';
import { dueAt, urgencyOf, waitsSince } from './urgency.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString();
const request = (hours: number, more = {}) => ({
  statusType: 'PendingForReview' as const,
  readyToReviewAt: hoursAgo(hours),
  dueAt: hoursAgo(hours - 24),
  ...more,
});

test.each([
  [2, 'fresh'],
  [12, 'fresh'],
  [13, 'soon'],
  [24, 'soon'],
  [25, 'late'],
] as const)('a request with a promise of a day that waits for %s hours is %s', (hours, urgency) => {
  expect(urgencyOf(request(hours), now)).toBe(urgency);
});

test('nothing is late unless there was a promise', () => {
  expect(urgencyOf(request(900, { dueAt: undefined }), now)).toBe('fresh');
});

test('a request that is decided, or waits for the person, waits for no officer', () => {
  expect(waitsSince(request(3, { statusType: 'RequestedMoreData' }))).toBeUndefined();
  expect(waitsSince(request(3, { statusType: 'Approved' }))).toBeUndefined();
  expect(waitsSince(request(3, { statusType: 'Open' }))).toBeUndefined();
  expect(waitsSince(request(3))).toBe(now - 3 * 3_600_000);
  expect(urgencyOf(request(90, { statusType: 'Denied' }), now)).toBe('fresh');
  expect(dueAt(request(90, { statusType: 'Denied' }))).toBeUndefined();
  expect(dueAt(request(25))).toBe(now - 3_600_000);
});
