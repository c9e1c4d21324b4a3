import type { CallName } from '../cache/keys.ts';
import { usePagedRead, type PagedInput, type PagedQuery } from '../cache/use-paged-read.ts';
import type { Query } from '../cache/use-query.ts';
import { noInput, usePrivateRead } from '../cache/use-read.ts';
import { useWrite, type Write } from '../cache/use-write.ts';

const inboxReads: readonly CallName[] = ['inbox.list', 'inbox.unread'];

/** Returns the notification centre of the exchange, newest first, a page at a time. Kept current by notifications. */
export function useInbox(input?: PagedInput<'inbox.list'>): PagedQuery<'inbox.list'> {
  return usePagedRead('inbox.list', input);
}

/** Returns the number of unread items of the notification centre, on all devices. Kept current by notifications. */
export function useInboxUnread(): Query<{ unread: number }> {
  return usePrivateRead('inbox.unread', noInput);
}

/** Marks one item as read, or all up to one. */
export function useMarkInboxRead(): Write<'markInboxRead', 'inbox.markRead'> {
  return useWrite('markInboxRead', 'inbox.markRead', inboxReads);
}

/** Removes the items up to one for good, on every device. */
export function useClearInbox(): Write<'clearInbox', 'inbox.clear'> {
  return useWrite('clearInbox', 'inbox.clear', inboxReads);
}
