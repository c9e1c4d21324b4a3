import type { Announcement, ApiError } from '@agio/api-client';
import { useAnnouncements, useStore } from '@agio/api-client/react';
import { ValueStore } from '@agio/api-client/store';
import { useState, useSyncExternalStore } from 'react';
import { noticeLog } from '../../shared/notices/notify.ts';
import { announcementsSeen } from '../../shared/storage/dismissals.ts';
import { usePersisted } from '@agio/widgets/provider';

/** What is remembered as seen has to have room in the browser. */
const mostKept = 500;
const none: never[] = [];

/** What is announced now for one kind of display, newest first; and which of it was seen in this browser. */
export function useAnnounced(type: Announcement['type']): {
  announced: Announcement[];
  unseen: Announcement[];
  markSeen: () => void;
  /** Why there are none of them. */
  error: ApiError | undefined;
  /** Asks for them again. */
  retry: () => void;
} {
  const { data: loaded, error, mutate } = useAnnouncements();
  const data = loaded ?? none;
  const [seen, setSeen] = usePersisted(announcementsSeen);
  const [now] = useState(() => Date.now());
  const announced = data
    .filter(
      (each) =>
        each.type === type &&
        Date.parse(each.releasesAt) <= now &&
        now < Date.parse(each.expiresAt),
    )
    .toSorted((a, b) => Date.parse(b.releasesAt) - Date.parse(a.releasesAt))
    .slice(0, mostKept);
  const known = new Set(seen);
  const unseen = announced.filter(({ id }) => !known.has(id));
  return {
    announced,
    unseen,
    error: loaded ? undefined : error,
    retry: () => void mutate(),
    markSeen: () => {
      if (unseen.length === 0) return;
      // Of those that are over nobody asks again.
      const listed = new Set(data.map(({ id }) => id));
      setSeen([...seen.filter((id) => listed.has(id)), ...unseen.map(({ id }) => id)]);
    },
  };
}

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

/** The first of a list, `step` at a time: as many more with each call of `more`, which is undefined once all are shown. */
export function useFirst<T>(
  list: readonly T[],
  step: number,
): { first: readonly T[]; more: (() => void) | undefined } {
  const [count, setCount] = useState(step);
  return {
    first: list.slice(0, count),
    more: list.length > count ? () => setCount(count + step) : undefined,
  };
}
