import { auditEntryKinds, auditSorts, auditSubjects } from '@agio/api-client/contract';
import { expect, test } from 'vitest';
import {
  auditColumns,
  auditKinds,
  entryKinds,
  auditQuery,
  onlyAbout,
  readAuditView,
} from './audit-view.ts';
import { defaultListView, writeListView } from '../../frame/list/model/list-view.ts';

test('the trail can be filtered by every kind, and sorted by every field, that the contract has', () => {
  expect(auditKinds).toEqual(auditSubjects);
  expect(entryKinds).toEqual(auditEntryKinds);
  expect(auditColumns).toEqual(auditSorts);
});

test.each([
  '',
  'subject=wallet',
  'id=trader',
  'kind=export',
  'subject=market&id=XCB-CTN&sort=actor.desc',
])('%j is read from an address and written again', (query) =>
  expect(writeListView(readAuditView(`?${query}`))).toBe(query),
);

test('an unknown value is left out', () => {
  expect(readAuditView('?subject=weather&sort=x')).toEqual(defaultListView);
  expect(readAuditView(`?id=${'x'.repeat(300)}`)).toEqual(defaultListView);
});

test('only the chosen filters are sent', () => {
  expect(auditQuery(defaultListView)).toEqual({});
  expect(auditQuery(onlyAbout('asset', 'XCB'))).toEqual({ subject: 'asset', subjectId: 'XCB' });
  expect(auditQuery(onlyAbout('api-keys', null))).toEqual({ subject: 'api-keys' });
});
