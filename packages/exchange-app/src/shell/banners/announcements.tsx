import { useAnnouncements } from '@agio/api-client/react';
import { AnnouncementBanner } from '@agio/ui/announcement-banner';
import { usePersisted } from '@agio/widgets/provider';
import { announcementsDismissed } from '../../shared/storage/dismissals.ts';
import { useAnnounced } from '../notifications/use-announced.ts';

/** More would push the page out of sight; the notification centre has all. */
export const mostBanners = 3;

/**
 * What the exchange announces over every page, each from its release to its end (spec §2, Banners above the page) or until
 * the reader closes it; the notification centre keeps it.
 */
export function Announcements() {
  const { data = [] } = useAnnouncements();
  const { announced } = useAnnounced('Banner');
  const [dismissed, setDismissed] = usePersisted(announcementsDismissed);
  const listed = data.filter(({ type }) => type === 'Banner');
  // Those of now first: whoever stays on the page sees the others come where there is room.
  const shown = [...new Set([...announced, ...listed])]
    .filter(({ id }) => !dismissed.includes(id))
    .slice(0, mostBanners);
  const dismiss = (closed: string) => {
    // Of those that are over nobody asks again.
    const known = dismissed.filter((id) => data.some((each) => each.id === id));
    setDismissed([...known, closed]);
  };
  return shown.map((announcement) => (
    <AnnouncementBanner
      key={announcement.id}
      announcement={announcement}
      onDismiss={() => dismiss(announcement.id)}
    />
  ));
}
