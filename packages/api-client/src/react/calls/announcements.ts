// @where Client: interval at which guests read announcements again
import type { Announcement } from '../../contract/core.ts';
import type { Query } from '../cache/use-query.ts';
import { noInput, rarelyChanges, useSharedRead } from '../cache/use-read.ts';
import { useUserId } from '../use-session.ts';

/** Guests have no hub that says when one is published or withdrawn. Longer than a repeated read is refused. */
const ofGuests = { ...rarelyChanges, refreshInterval: 120_000 };

/** Returns the announcements of the exchange, of every kind of display, also those that are not released yet. */
export function useAnnouncements(): Query<Announcement[]> {
  const isGuest = useUserId() === undefined;
  return useSharedRead('announcements.list', noInput, isGuest ? ofGuests : rarelyChanges);
}
