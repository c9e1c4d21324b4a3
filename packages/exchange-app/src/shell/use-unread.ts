import { useStore } from '@agio/api-client/react';
import { ValueStore } from '@agio/api-client/store';
import { useSyncExternalStore } from 'react';
import { noticeLog } from '../shared/notice-log.ts';
import { useAnnounced } from './use-announced.ts';

/** Milliseconds since 1970. */
const readUntil = new ValueStore(0);

/** Everything that was told so far was looked at. */
export const markNoticesRead = (): void => readUntil.set(Date.now());

/** How much of what was told and announced was not looked at yet. */
export function useUnread(): number {
  const log = useSyncExternalStore(noticeLog.subscribe, noticeLog.get, noticeLog.get);
  const until = useStore(readUntil);
  const { unseen } = useAnnounced('Board');
  return unseen.length + log.filter(({ at }) => at > until).length;
}
