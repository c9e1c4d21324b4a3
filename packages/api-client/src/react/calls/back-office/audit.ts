import { useDownload, type Download } from '../../cache/use-download.ts';
import { usePagedRead, type PagedInput, type PagedQuery } from '../../cache/use-paged-read.ts';
import type { Query } from '../../cache/use-query.ts';
import { usePrivateRead } from '../../cache/use-read.ts';
import type { AuditCheck } from '../../../contract/index.ts';

/**
 * Acts of staff and other records of the trail, newest first, a page at a time: everything, one kind, one kind of
 * subject, or one subject; with null nothing is requested.
 */
export function useAudit(
  input?: PagedInput<'backOfficeAudit.list'> | null,
): PagedQuery<'backOfficeAudit.list'> {
  return usePagedRead('backOfficeAudit.list', input);
}

/** Entries of the trail as a file. */
export function useAuditCsv(): Download<'backOfficeAudit.csv'> {
  return useDownload('backOfficeAudit.csv');
}

/** Computes the chain of a piece of the trail anew, after the entry with this number; with null nothing is computed. */
export function useAuditCheck(after: number | null): Query<AuditCheck> {
  return usePrivateRead('backOfficeAudit.check', after === null ? undefined : { after });
}
