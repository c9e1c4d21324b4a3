import { expect, test } from 'vitest';
import { requestNotice } from './request-notice.ts';

const of = (statusType: string, acknowledgedAt: string | null = null) =>
  requestNotice({ statusType, acknowledgedAt });

test('a rejection is shown until it is acknowledged', () => {
  expect(of('Denied')).toBe('rejected');
  expect(of('Denied', '2026-11-20T11:30:00Z')).toBeUndefined();
});

test('an open request is shown whatever was acknowledged before', () => {
  expect(of('RequestedMoreData', '2026-11-20T11:30:00Z')).toBe('more-data');
  expect(of('PendingForReview', '2026-11-20T11:30:00Z')).toBe('pending');
});

test('a request that the desk opened asks for documents, with a comment and without', () => {
  expect(of('Open')).toBe('more-data');
});

test('a request whose acknowledgement is not known yet is shown', () => {
  expect(requestNotice({ statusType: 'Denied' })).toBe('rejected');
});

test.each(['Approved', 'Cancelled', 'Escalated'])('%s says nothing', (status) => {
  expect(of(status)).toBeUndefined();
});

test('there is nothing to say while there is no request', () => {
  expect(requestNotice(null)).toBeUndefined();
  expect(requestNotice(undefined)).toBeUndefined();
});
