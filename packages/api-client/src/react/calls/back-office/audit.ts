import { usePagedRead, type PagedInput, type PagedQuery } from '../../cache/use-paged-read.ts';

/** What staff did, newest first, a page at a time: everything, or what was done to one kind of subject or one of them. */
export function useAudit(
  input?: PagedInput<'backOfficeAudit.list'>,
): PagedQuery<'backOfficeAudit.list'> {
  return usePagedRead('backOfficeAudit.list', input);
}
