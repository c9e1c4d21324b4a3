import type { Announcement } from '../../contract/core.ts';
import type { Query } from '../cache/use-query.ts';
import { noInput, rarelyChanges, useSharedRead } from '../cache/use-read.ts';

/** Returns the announcements of the exchange, of every kind of display, also those that are not released yet. */
export function useAnnouncements(): Query<Announcement[]> {
  return useSharedRead('announcements.list', noInput, rarelyChanges);
}
