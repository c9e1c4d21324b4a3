import { Megaphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ShortText } from '../../data-display/short-text/short-text.tsx';
import { Banner, type BannerProps } from '../../feedback/banner/banner.tsx';
import { isHelpAddress } from '../shared/help-link.tsx';
import { rowIcon } from '../shared/icons.ts';
import { type AnnouncementTime, isShown, nextChange } from './announcement-time.ts';

/** An announcement of display type Banner. */
export interface BannerAnnouncement extends AnnouncementTime {
  readonly description: string;
  /** Code of the language of the description, where it is known. */
  readonly language?: string | null | undefined;
  readonly link: string | null;
}

export interface AnnouncementBannerProps extends Omit<
  BannerProps,
  'title' | 'tone' | 'href' | 'children'
> {
  /** The text with its times. */
  announcement: BannerAnnouncement;
  /** Milliseconds since 1970; the reader's clock by default. */
  now?: (() => number) | undefined;
}

/**
 * An announcement above the page, from its release to its end. The whole banner is a link: to a new tab, or to a page
 * of the host. A link that is neither https nor an address of the host is dropped; the text stays.
 */
export function AnnouncementBanner({
  announcement,
  now = Date.now,
  ...rest
}: AnnouncementBannerProps) {
  const { description, language, link, releasesAt, expiresAt } = announcement;
  const [time, setTime] = useState(now);

  useEffect(() => {
    const wait = nextChange({ releasesAt, expiresAt }, time);
    if (wait === undefined) return;
    const timer = setTimeout(() => setTime(now()), wait);
    return () => clearTimeout(timer);
  }, [releasesAt, expiresAt, time, now]);

  if (!isShown(announcement, time)) return null;
  return (
    <Banner
      tone="warning"
      icon={<Megaphone {...rowIcon} />}
      title={<ShortText text={description} lang={language ?? undefined} length={200} />}
      href={isHelpAddress(link) ? link : undefined}
      {...rest}
    />
  );
}
