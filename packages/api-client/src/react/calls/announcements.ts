import type { Announcement } from '../../contract/core.ts';
import type { Query } from '../cache/use-query.ts';
import { noInput, rarelyChanges, useSharedRead } from '../cache/use-read.ts';

/** What the exchange announces, of every kind of display, also what is not released yet. */
export function useAnnouncements(): Query<Announcement[]> {
  return useSharedRead('announcements.list', noInput, rarelyChanges);
}
