// @where Widgets: number of announcement banners above a page
import { storageKeys } from '@agio/api-client';
import { AnnouncementBanner } from '@agio/ui/announcement-banner';
import * as v from 'valibot';
import { defineSetting, useHost, useSetting } from '../host/index.ts';
import { useAnnounced } from './use-announced.ts';

/** Ids of the banners that were closed. */
const announcementsDismissed = defineSetting<readonly string[]>(
  storageKeys.announcementsDismissed,
  v.array(v.string()),
  [],
);

/** More would push the page out of view; the notification centre has the others. */
export const maxBanners = 3;

export interface AnnouncementBannersProps {
  /**
   * Shows those that are for the brand of the page alone, not those for all brands.
   * @default false
   */
  isOwn?: boolean | undefined;
}

/**
 * Announcements as banners above the page, the newest first, at most three: each from its release until its end
 * or until the reader closes it.
 */
export function AnnouncementBanners({ isOwn }: AnnouncementBannersProps) {
  const { announced, answer } = useAnnounced('Banner', isOwn);
  const { Link } = useHost();
  const [dismissed, setDismissed] = useSetting(announcementsDismissed);
  const shown = announced.filter(({ id }) => !dismissed.includes(id)).slice(0, maxBanners);
  const dismiss = (closed: string) => {
    // Ids that the exchange no longer lists are dropped.
    const known = dismissed.filter((id) => answer.data?.some((each) => each.id === id));
    setDismissed([...known, closed]);
  };
  return shown.map((announcement) => (
    <AnnouncementBanner
      key={announcement.id}
      announcement={announcement}
      Link={Link}
      onDismiss={() => dismiss(announcement.id)}
    />
  ));
}
