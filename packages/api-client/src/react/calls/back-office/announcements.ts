import type { StaffAnnouncement } from '../../../contract/core.ts';
import type { CallName } from '../../cache/keys.ts';
import { usePagedRead, type PagedInput, type PagedQuery } from '../../cache/use-paged-read.ts';
import type { Query } from '../../cache/use-query.ts';
import { usePrivateRead } from '../../cache/use-read.ts';
import { useWrite, type Write } from '../../cache/use-write.ts';

const announcements: readonly CallName[] = [
  'backOfficeAnnouncements.list',
  'backOfficeAnnouncements.details',
];

/** Announcements as staff read them, a page at a time. */
export function useStaffAnnouncements(
  input?: PagedInput<'backOfficeAnnouncements.list'> | null,
): PagedQuery<'backOfficeAnnouncements.list'> {
  return usePagedRead('backOfficeAnnouncements.list', input);
}

/** One announcement with its texts, audience and state. */
export function useStaffAnnouncement(id: string | undefined): Query<StaffAnnouncement> {
  return usePrivateRead('backOfficeAnnouncements.details', id === undefined ? undefined : { id });
}

/** Publishes an announcement, or changes one. */
export function usePublishAnnouncement(): Write<
  'publishAnnouncement',
  'backOfficeAnnouncements.publish'
> {
  return useWrite('publishAnnouncement', 'backOfficeAnnouncements.publish', announcements);
}

/** Ends an announcement, or takes back one that is to come. */
export function useWithdrawAnnouncement(): Write<
  'withdrawAnnouncement',
  'backOfficeAnnouncements.withdraw'
> {
  return useWrite('withdrawAnnouncement', 'backOfficeAnnouncements.withdraw', announcements);
}
