import type { Announcement } from '@agio/api-client';
import { formatDateTime } from '@agio/money';
import { useLocale, useMessages } from '@agio/ui/language';
import { LongText } from '@agio/ui/long-text';
import type { Glyph } from '@agio/ui/glyph';
import { ExternalLink, Megaphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { WidgetLink } from '../host/index.ts';
import { inboxMessages } from './inbox-messages.ts';
import { messages } from './messages.ts';

/** An item of a list of messages, with its time. */
export function ListItem({
  Icon,
  colour,
  title,
  at,
  isNew = false,
  children,
}: {
  Icon: Glyph;
  /** The class of the icon's colour. */
  colour: string;
  title: ReactNode;
  /** Milliseconds since 1970. */
  at: number;
  /** True until it is read. */
  isNew?: boolean | undefined;
  children?: ReactNode;
}) {
  const locale = useLocale();
  const { inbox: t } = useMessages(inboxMessages);
  return (
    <li className="wg:flex wg:gap-3 wg:border-line-overlay wg:py-3 wg:text-sm wg:text-fg-muted">
      <Icon
        size={16}
        strokeWidth={1.5}
        aria-hidden
        className={`wg:mt-0.5 wg:flex-none ${colour}`}
      />
      <div className="wg:min-w-0 wg:flex-1 wg:wrap-anywhere">
        <p className="wg:font-medium wg:text-fg">
          {isNew ? <span className="wg:sr-only">{t.isNew}: </span> : null}
          {title}
        </p>
        {children}
        <p className="wg:mt-0.5 wg:text-xs wg:text-fg-faint">
          {formatDateTime(new Date(at).toISOString(), { locale })}
        </p>
      </div>
      {isNew ? (
        <span className="wg:mt-0.5 wg:size-2 wg:flex-none wg:rounded-full wg:bg-accent" />
      ) : null}
    </li>
  );
}

/** An announcement in a list. */
export function AnnouncementItem({
  announcement: { description, language, link, releasesAt },
}: {
  announcement: Announcement;
}) {
  return (
    <ListItem
      Icon={Megaphone}
      colour="wg:text-accent"
      title={<LongText text={description} lang={language ?? undefined} />}
      at={Date.parse(releasesAt)}
    >
      <DetailsLink link={link} />
    </ListItem>
  );
}

/** The text of an announcement that is read by itself, and its link. */
export function AnnouncementText({
  announcement: { description, language, link },
}: {
  announcement: Announcement;
}) {
  return (
    <div>
      <p className="wg:wrap-anywhere">
        <LongText text={description} lang={language ?? undefined} />
      </p>
      <DetailsLink link={link} />
    </div>
  );
}

const linkClass = 'wg:inline-flex wg:items-center wg:gap-1 wg:text-accent wg:underline';

/** A link to the details of an announcement: an address of the host, or https in a new tab. Renders nothing for any other. */
function DetailsLink({ link }: Pick<Announcement, 'link'>) {
  const t = useMessages(messages);
  if (link === null) return null;
  if (/^\/(?:[^/\\\s]\S*)?$/.test(link)) {
    return (
      <WidgetLink href={link} className={linkClass}>
        {t.details}
      </WidgetLink>
    );
  }
  if (!/^https:\/\//i.test(link)) return null;
  return (
    <a href={link} target="_blank" rel="noreferrer" className={linkClass}>
      {t.details}
      <span className="wg:sr-only"> ({t.newTab})</span>
      <ExternalLink size={14} strokeWidth={1.5} aria-hidden className="wg:rtl:-scale-x-100" />
    </a>
  );
}
