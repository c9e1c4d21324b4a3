import { auditRecord, type AuditRecord } from '@agio/api-client/contract';
import { expect, test } from 'vitest';
import { auditExport } from './audit-export.ts';

const entry: AuditRecord = {
  id: 'a-1',
  time: '2026-11-20T10:00:00Z',
  actor: 'Aiko Damm',
  actorId: 'admin',
  actorEmail: 'admin@agio.test',
  role: 'admin',
  address: '203.0.113.7',
  requestId: 'r-1',
  action: 'revoked an API key',
  detail: null,
  subject: 'api-keys',
  subjectId: null,
  changes: [{ field: 'revokedAt', before: null, after: '2026-11-20T10:00:00Z' }],
};

test('a line of the file has every field that the contract has', () => {
  expect(auditExport.header.toSorted()).toEqual(Object.keys(auditRecord.entries).toSorted());
});

test('what is not there is empty, and changes can be read back', () => {
  const cells = auditExport.cells(entry);
  expect(cells[auditExport.header.indexOf('subjectId')]).toBe('');
  expect(JSON.parse(cells.at(-1) ?? '')).toEqual(entry.changes);
  expect(auditExport.cells({ ...entry, changes: [] }).at(-1)).toBe('');
});
