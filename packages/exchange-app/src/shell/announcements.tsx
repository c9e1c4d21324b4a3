import { useAnnouncements } from '@agio/api-client/react';
import { AnnouncementBanner } from '@agio/ui/announcement-banner';
import { useAnnounced } from './use-announced.ts';

/** More would push the page out of sight; the notification centre has all. */
export const mostBanners = 3;

/** What the exchange announces over every page, each from its release to its end (spec §2, Banners above the page). */
export function Announcements() {
  const { data = [] } = useAnnouncements();
  const { announced } = useAnnounced('Banner');
  const listed = data.filter(({ type }) => type === 'Banner');
  // Those of now first: whoever stays on the page sees the others come where there is room.
  const shown = [...new Set([...announced, ...listed])].slice(0, mostBanners);
  return shown.map((announcement) => (
    <AnnouncementBanner key={announcement.id} announcement={announcement} />
  ));
}
