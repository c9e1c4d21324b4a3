import type { Announcement } from '@agio/api-client';
import { formatDateTime } from '@agio/money';
import { Button } from '@agio/ui/button';
import { Drawer, DrawerBody, DrawerContent, DrawerTitle } from '@agio/ui/drawer';
import { LongText } from '@agio/ui/long-text';
import { StatePanel } from '@agio/ui/state-panel';
import { toast } from '@agio/ui/toaster';
import {
  CircleAlert,
  CircleCheck,
  ExternalLink,
  Info,
  type LucideIcon,
  Megaphone,
  TriangleAlert,
} from 'lucide-react';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useLocale, useTranslate } from '../../shared/language/use-translate.ts';
import { MissingStrip } from '@agio/widgets/provider';
import { type NoticeKind, noticeLog } from '../../shared/notices/notify.ts';
import { markNoticesRead, useAnnounced, useFirst } from './use-announced.ts';
import { mostBanners } from '../banners/announcements.tsx';
import type { DialogProps } from '../dialogs/dialog.ts';

const looks: Readonly<Record<NoticeKind, { Icon: LucideIcon; colour: string }>> = {
  info: { Icon: Info, colour: 'text-fg-muted' },
  progress: { Icon: Info, colour: 'text-accent' },
  success: { Icon: CircleCheck, colour: 'text-success' },
  warning: { Icon: TriangleAlert, colour: 'text-warning' },
  error: { Icon: CircleAlert, colour: 'text-danger' },
};

/** What the exchange announces on its board, and every notice of this visit, for who missed its toast. */
export function NotificationCentre({ open, onOpenChange }: DialogProps) {
  const t = useTranslate('notices');
  const locale = useLocale();
  const log = useSyncExternalStore(noticeLog.subscribe, noticeLog.get, noticeLog.get);
  const board = useAnnounced('Board');
  const { markSeen } = board;
  // And the banners that have no room over the page.
  const banners = useAnnounced('Banner').announced.slice(mostBanners);
  const announced = [...board.announced, ...banners];
  const { first, more } = useFirst(announced, 40);
  // Looked at is what is there while it is open, also what comes in meanwhile.
  useEffect(() => {
    if (!open) return;
    markSeen();
    markNoticesRead();
  });
  // What is listed here need not lie over it.
  useEffect(() => {
    if (open) toast.dismiss();
  }, [open]);
  const time = (at: string | number) => formatDateTime(new Date(at).toISOString(), { locale });
  return (
    <Drawer open={open} onOpenChange={onOpenChange}>
      <DrawerContent>
        <DrawerTitle>{t('centre.title')}</DrawerTitle>
        <DrawerBody>
          {board.error ? (
            <MissingStrip error={board.error} onRetry={board.retry}>
              {t('centre.unavailable')}
            </MissingStrip>
          ) : null}
          {announced.length + log.length === 0 && !board.error ? (
            <StatePanel state="empty" title={t('centre.empty')} className="mt-8">
              {t('centre.emptyMore')}
            </StatePanel>
          ) : null}
          {announced.length === 0 ? null : (
            <Section
              title={t('centre.announced')}
              end={
                more ? (
                  <Button size="sm" variant="ghost" onClick={more}>
                    {t('centre.more')}
                  </Button>
                ) : null
              }
            >
              {first.map((announcement) => (
                <Item
                  key={announcement.id}
                  Icon={Megaphone}
                  colour="text-accent"
                  title={<LongText text={announcement.description} />}
                  time={time(announcement.releasesAt)}
                >
                  <Details {...announcement} />
                </Item>
              ))}
            </Section>
          )}
          {log.length === 0 ? null : (
            <Section
              title={t('centre.visit')}
              action={
                <Button size="sm" variant="ghost" onClick={noticeLog.clear}>
                  {t('centre.clear')}
                </Button>
              }
            >
              {log.map(({ id, kind, title, description, at }) => (
                <Item key={id} {...looks[kind]} title={title} time={time(at)}>
                  {description?.split('\n').map((line) => (
                    <p key={line}>{line}</p>
                  ))}
                </Item>
              ))}
            </Section>
          )}
        </DrawerBody>
      </DrawerContent>
    </Drawer>
  );
}

function Section({
  title,
  action,
  end,
  children,
}: {
  title: string;
  action?: ReactNode;
  end?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-label={title} className="mb-4">
      <div className="flex min-h-9 items-center justify-between gap-2 text-sm font-medium text-fg-muted">
        <h3>{title}</h3>
        {action}
      </div>
      <ul>{children}</ul>
      {end}
    </section>
  );
}

function Item({
  Icon,
  colour,
  title,
  time,
  children,
}: {
  Icon: LucideIcon;
  colour: string;
  title: ReactNode;
  time: string;
  children: ReactNode;
}) {
  return (
    <li className="flex gap-3 border-t border-line-overlay py-3 text-sm text-fg-muted">
      <Icon size={16} strokeWidth={1.5} aria-hidden className={`mt-0.5 flex-none ${colour}`} />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-medium text-fg">{title}</p>
        {children}
        <p className="mt-0.5 text-xs text-fg-faint">{time}</p>
      </div>
    </li>
  );
}

/** A link that is not https is not followed. */
function Details({ link }: Pick<Announcement, 'link'>) {
  const t = useTranslate('notices');
  if (link === null || !/^https:\/\//i.test(link)) return null;
  return (
    <a
      href={link}
      target="_blank"
      rel="noreferrer"
      className="inline-flex items-center gap-1 text-accent underline"
    >
      {t('announcement.details')}
      <span className="sr-only"> ({t('announcement.newTab')})</span>
      <ExternalLink size={14} strokeWidth={1.5} aria-hidden />
    </a>
  );
}
