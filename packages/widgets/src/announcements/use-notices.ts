import { useStore } from '@agio/api-client/react';
import { createNoticeLog, type LoggedNotice, useHost } from '../provider/index.ts';
import { useAnnounced } from './use-announced.ts';

const noLog = createNoticeLog();

/** The notices of this visit, newest first; none if the host keeps no log. */
export const useNotices = (): readonly LoggedNotice[] => useStore(useHost().notices.log ?? noLog);

/** The number of notices and announcements since the notification centre was last open. */
export function useUnread(): number {
  const { unseen } = useAnnounced('Board');
  return unseen.length + useNotices().filter(({ isNew }) => isNew).length;
}
