import type { Announcement } from '../contract/core.ts';
import type { Query } from './use-query.ts';
import { none, slow, useSharedRead } from './use-read.ts';

/** What the exchange announces, of every kind of display, also what is not released yet. */
export function useAnnouncements(): Query<Announcement[]> {
  return useSharedRead('announcements.list', none, slow);
}
