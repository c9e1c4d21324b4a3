// @where Widgets: number of unread notices, and the bell that shows it
import { useInboxUnread, useStore } from '@agio/api-client/react';
import { createNoticeLog, type LoggedNotice, useHost } from '../host/index.ts';
import { useAnnounced } from './use-announced.ts';

const noLog = createNoticeLog();

/**
 * The notices of this visit, newest first; none if the host keeps no log.
 *
 * @param hasInbox leaves out those that the exchange keeps: they are listed from there
 */
export function useNotices(hasInbox: boolean): readonly LoggedNotice[] {
  const told = useStore(useHost().notices.log ?? noLog);
  return hasInbox ? told.filter(({ isKept }) => isKept !== true) : told;
}

/**
 * Returns the number of unread notifications: those that the exchange keeps, the same on every device, and the notices
 * and announcements since the notification centre was last open here.
 */
export function useUnread(): number {
  const { unseen } = useAnnounced('Board');
  const { data } = useInboxUnread();
  const told = useNotices(data !== undefined).filter(({ isNew }) => isNew);
  return unseen.length + told.length + (data?.unread ?? 0);
}
