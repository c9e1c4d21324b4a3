import { Button } from '@agio/ui/button';
import { Drawer, DrawerBody, DrawerContent, DrawerTitle } from '@agio/ui/drawer';
import { useMessages } from '@agio/ui/language';
import { StatePanel } from '@agio/ui/state-panel';
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { MissingStrip, type NoticeKind, useHost } from '../provider/index.ts';
import { mostBanners } from './announcement-banners.tsx';
import { AnnouncementItem, ListItem } from './announcement-item.tsx';
import { messages } from './messages.ts';
import { useAnnounced, useFirst } from './use-announced.ts';
import { useNotices } from './use-notices.ts';

const looks: Readonly<Record<NoticeKind, { Icon: LucideIcon; colour: string }>> = {
  info: { Icon: Info, colour: 'wg:text-fg-muted' },
  success: { Icon: CircleCheck, colour: 'wg:text-success' },
  warning: { Icon: TriangleAlert, colour: 'wg:text-warning' },
  error: { Icon: CircleAlert, colour: 'wg:text-danger' },
};

export interface NotificationCentreProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A drawer with the announcement board and the notices of this visit, which it marks as read. */
export function NotificationCentre({ open, onOpenChange }: NotificationCentreProps) {
  const t = useMessages(messages);
  const { notices } = useHost();
  const told = useNotices();
  const board = useAnnounced('Board');
  const { error, data, mutate } = board.answer;
  const isMissing = error !== undefined && data === undefined;
  // The banners that have no room above the page.
  const banners = useAnnounced('Banner').announced.slice(mostBanners);
  const announced = [...board.announced, ...banners];
  const { first, more } = useFirst(announced, 40);
  // Whatever is listed while it is open counts as seen, also what arrives meanwhile.
  useEffect(() => {
    if (!open) return;
    board.markSeen();
    notices.log?.markRead();
  });
  // Toasts of listed notices would cover the drawer.
  useEffect(() => {
    if (open) for (const { id } of notices.log?.getSnapshot() ?? []) notices.close(id);
  }, [open, notices]);
  return (
    <Drawer open={open} onOpenChange={onOpenChange}>
      <DrawerContent>
        <DrawerTitle>{t.centre.title}</DrawerTitle>
        <DrawerBody>
          {isMissing ? (
            <MissingStrip error={error} onRetry={() => void mutate()}>
              {t.unavailable}
            </MissingStrip>
          ) : null}
          {announced.length + told.length === 0 && !isMissing ? (
            <StatePanel state="empty" title={t.centre.empty} className="wg:mt-8">
              {t.centre.emptyMore}
            </StatePanel>
          ) : null}
          {announced.length === 0 ? null : (
            <Group
              title={t.title}
              end={
                more ? (
                  <Button size="sm" variant="ghost" onClick={more}>
                    {t.more}
                  </Button>
                ) : null
              }
            >
              {first.map((each) => (
                <AnnouncementItem key={each.id} announcement={each} />
              ))}
            </Group>
          )}
          {told.length === 0 ? null : (
            <Group
              title={t.centre.visit}
              action={
                <Button size="sm" variant="ghost" onClick={notices.log?.clear}>
                  {t.centre.clear}
                </Button>
              }
            >
              {told.map(({ id, kind, title, description, at }) => (
                <ListItem key={id} {...looks[kind]} title={title} at={at}>
                  {description?.split('\n').map((line) => (
                    <p key={line}>{line}</p>
                  ))}
                </ListItem>
              ))}
            </Group>
          )}
        </DrawerBody>
      </DrawerContent>
    </Drawer>
  );
}

function Group({
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
    <section aria-label={title} className="wg:mb-4">
      <div className="wg:flex wg:min-h-9 wg:items-center wg:justify-between wg:gap-2 wg:text-sm wg:font-medium wg:text-fg-muted">
        <h3>{title}</h3>
        {action}
      </div>
      <ul className="wg:[&>li]:border-t">{children}</ul>
      {end}
    </section>
  );
}
