import { auditSubjects } from '@agio/api-client/contract';
import { expect, test } from 'vitest';
import { auditKinds, auditQuery, readAuditView, wholeTrail, writeAuditView } from './audit-view.ts';

test('the trail can be filtered by every kind that the contract has', () => {
  expect(auditKinds).toEqual(auditSubjects);
});

test.each(['', 'subject=wallet', 'id=trader', 'subject=market&id=XCB-CTN'])(
  '%j is read from an address and written again',
  (query) => expect(writeAuditView(readAuditView(`?${query}`))).toBe(query),
);

test('what is not understood is left out, and an id longer than the exchange takes is cut', () => {
  expect(readAuditView('?subject=weather&sort=x')).toEqual(wholeTrail);
  expect(readAuditView(`?id=${'x'.repeat(300)}`).subjectId).toHaveLength(128);
});

test('only what was chosen is asked for', () => {
  expect(auditQuery(wholeTrail)).toEqual({});
  expect(auditQuery({ subject: 'asset', subjectId: 'XCB' })).toEqual({
    subject: 'asset',
    subjectId: 'XCB',
  });
});
