import { useSyncExternalStore } from 'react';
import { noticeLog } from '../shared/notice-log.ts';
import { useAnnounced } from './use-announced.ts';

let readUntil = 0;
const listeners = new Set<() => void>();

/** Everything that was told so far was looked at. */
export function markNoticesRead(): void {
  readUntil = Date.now();
  for (const listener of listeners) listener();
}

const readNewest = () => readUntil;
const follow = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** How much of what was told and announced was not looked at yet. */
export function useUnread(): number {
  const log = useSyncExternalStore(noticeLog.subscribe, noticeLog.get, noticeLog.get);
  const until = useSyncExternalStore(follow, readNewest, readNewest);
  const { unseen } = useAnnounced('Board');
  return unseen.length + log.filter(({ at }) => at > until).length;
}
