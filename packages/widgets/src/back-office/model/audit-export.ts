import type { AuditRecord } from '@agio/api-client/contract';
import type { ExportColumns } from '../../shared/csv/use-csv-export.ts';

const fields = [
  'id',
  'time',
  'actor',
  'actorId',
  'actorEmail',
  'role',
  'address',
  'requestId',
  'action',
  'subject',
  'subjectId',
  'detail',
] as const satisfies readonly (keyof AuditRecord)[];

/** Entries under their names in the contract; the changes as JSON, so that a program reads them back without guessing. */
export const auditExport: ExportColumns<AuditRecord> = {
  header: [...fields, 'changes'],
  cells: (entry) => [
    ...fields.map((field) => entry[field] ?? ''),
    entry.changes.length === 0 ? '' : JSON.stringify(entry.changes),
  ],
};
