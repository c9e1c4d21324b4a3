import type { Announcement } from '@agio/api-client';
import { AnnouncementBanner } from '@agio/ui/announcement-banner';
import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { useHost } from '../host/index.ts';
import { AnnouncementItem, AnnouncementText } from './announcement-item.tsx';
import { messages } from './messages.ts';

/** An announcement as its readers will see it, whatever its time. The button of a dialog does nothing. */
export function AnnouncementPreview({ announcement }: { announcement: Announcement }) {
  const t = useMessages(messages);
  const { Link } = useHost();
  switch (announcement.type) {
    case 'Banner':
      return (
        <AnnouncementBanner
          announcement={announcement}
          Link={Link}
          now={() => Date.parse(announcement.releasesAt)}
        />
      );
    case 'Modal':
      return (
        <div className="wg:mx-auto wg:flex wg:max-w-120 wg:flex-col wg:gap-4 wg:rounded-dialog wg:bg-overlay wg:p-5 wg:shadow-overlay">
          <p className="wg:display wg:text-lg">{t.one}</p>
          <AnnouncementText announcement={announcement} />
          <div inert className="wg:flex wg:justify-end">
            <Button variant="primary">{t.understood}</Button>
          </div>
        </div>
      );
    default:
      return (
        <ul className="wg:px-4">
          <AnnouncementItem announcement={announcement} />
        </ul>
      );
  }
}
