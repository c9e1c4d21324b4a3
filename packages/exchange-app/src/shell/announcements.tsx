import { useAnnouncements } from '@agio/api-client/react';
import { AnnouncementBanner } from '@agio/ui/announcement-banner';
import { useTranslate } from '../i18n/use-translate.ts';

/** What the exchange announces over every page, each from its release to its end (spec §2, Banners above the page). */
export function Announcements() {
  const t = useTranslate('notices');
  const { data = [] } = useAnnouncements();
  return data
    .filter(({ type }) => type === 'Banner')
    .map((announcement) => (
      <AnnouncementBanner
        key={announcement.id}
        announcement={announcement}
        labels={{ details: t('announcement.details'), newTab: t('announcement.newTab') }}
      />
    ));
}
