import type { AuditEntry, ComplianceRequest } from '@agio/api-client/contract';
import { describe, expect, test } from 'vitest';
import { isUndecided, verdictOf } from './verdict.ts';

const request = (change: Partial<ComplianceRequest> = {}): ComplianceRequest => ({
  id: 'r-1',
  statusType: 'PendingForReview',
  requestType: 'Tier1ToTier2',
  comment: null,
  readyToReviewAt: '2026-11-20T09:00:00.000Z',
  decidedAt: null,
  acknowledgedAt: null,
  uploads: [],
  ...change,
});
const at = '2026-11-20T10:00:00.000Z';
const entry = (actorId: string): AuditEntry => ({
  id: 'a-1',
  time: at,
  actor: 'M. Oehler',
  actorId,
  actorEmail: null,
  role: 'ComplianceReviewer',
  address: null,
  requestId: null,
  action: 'approved',
  detail: null,
  changes: [],
});
const approved = request({ statusType: 'Approved', decidedAt: at });

describe('a decision whose answer was lost', () => {
  test('was not carried out where the request is as it was', () => {
    expect(verdictOf(request(), { request: request(), audit: [entry('me')] }, 'me')).toBe(
      'unchanged',
    );
  });

  test('was carried out where the trail names this officer at the moment of the decision', () => {
    expect(verdictOf(request(), { request: approved, audit: [entry('me')] }, 'me')).toBe('ours');
  });

  test('came second where the trail names another officer, or none', () => {
    expect(verdictOf(request(), { request: approved, audit: [entry('other')] }, 'me')).toBe(
      'others',
    );
    expect(verdictOf(request(), { request: approved, audit: [] }, undefined)).toBe('others');
  });

  test('was the first of two approvals, by whose it is', () => {
    const approvedBy = (officerId: string) => ({
      ...request({ requestType: 'Tier2ToTier3' }),
      firstApproval: { officerId, officer: 'M. Oehler', time: at, comment: null },
    });
    const before = request({ requestType: 'Tier2ToTier3' });
    const verdict = (now: ComplianceRequest) =>
      verdictOf(before, { request: now, audit: [] }, 'me');
    expect(verdict(before)).toBe('unchanged');
    expect(verdict(approvedBy('me'))).toBe('ours');
    expect(verdict(approvedBy('other'))).toBe('others');
  });

  test('was a second question for more data: the time shows it, as the status cannot', () => {
    const asked = request({ statusType: 'RequestedMoreData', decidedAt: '2026-11-19T00:00:00Z' });
    const again = request({ statusType: 'RequestedMoreData', decidedAt: at });
    expect(verdictOf(asked, { request: again, audit: [entry('me')] }, 'me')).toBe('ours');
    expect(verdictOf(asked, { request: asked, audit: [entry('me')] }, 'me')).toBe('unchanged');
  });

  test('is not known to be ours where the person has another request since', () => {
    const other = request({ id: 'r-2' });
    expect(verdictOf(request(), { request: other, audit: [entry('me')] }, 'me')).toBe('others');
  });
});

test('a request may be decided until it is closed', () => {
  const open = (statusType: ComplianceRequest['statusType']) => isUndecided({ statusType });
  expect(
    ['Open', 'PendingForReview', 'RequestedMoreData'].map((each) => open(each as 'Open')),
  ).toEqual([true, true, true]);
  expect(['Approved', 'Denied', 'Cancelled'].map((each) => open(each as 'Open'))).toEqual([
    false,
    false,
    false,
  ]);
});
