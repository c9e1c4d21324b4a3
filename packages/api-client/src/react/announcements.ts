import type { Announcement } from '../contract/core.ts';
import { useExchange } from './context.ts';
import { usePublicQuery, type Query } from './use-query.ts';

const none = {};
const slow = { dedupingInterval: 60_000 };

/** What the exchange announces, of every kind of display, also what is not released yet. */
export function useAnnouncements(): Query<Announcement[]> {
  const { announcements } = useExchange();
  return usePublicQuery('announcements.list', none, () => announcements.list(), slow);
}
