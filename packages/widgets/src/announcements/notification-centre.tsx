import { Button } from '@agio/ui/button';
import { Drawer, DrawerBody, DrawerContent, DrawerTitle } from '@agio/ui/drawer';
import { useMessages } from '@agio/ui/language';
import { StatePanel } from '@agio/ui/state-panel';
import { Skeleton } from '@agio/ui/skeleton';
import { useEffect } from 'react';
import { useHost } from '../host/index.ts';
import { MissingStrip } from '../states/index.ts';
import { maxBanners } from './announcement-banners.tsx';
import { AnnouncementItem } from './announcement-item.tsx';
import { Group } from './group.tsx';
import { Happened, useHappened } from './happened.tsx';
import { inboxMessages } from './inbox-messages.ts';
import { messages } from './messages.ts';
import { useAnnounced, useFirst } from './use-announced.ts';

export interface NotificationCentreProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * A drawer with the announcement board, what the exchange keeps of what happened to the account, and the notices that only
 * this browser knows. The board and the notices count as read with it; the rest where the reader says so, on every device.
 */
export function NotificationCentre({ open, onOpenChange }: NotificationCentreProps) {
  const t = useMessages(messages);
  const { inbox: inboxWords } = useMessages(inboxMessages);
  const { notices } = useHost();
  const happened = useHappened();
  const { inbox } = happened;
  const missing = inbox.data === undefined ? inbox.error : undefined;
  const board = useAnnounced('Board');
  const { error, data, mutate } = board.answer;
  const isMissing = error !== undefined && data === undefined;
  // The banners that have no room above the page.
  const banners = useAnnounced('Banner').announced.slice(maxBanners);
  const announced = [...board.announced, ...banners];
  const { first, more } = useFirst(announced, 40);
  // Everything listed while it is open counts as seen, also what arrives meanwhile.
  useEffect(() => {
    if (!open) return;
    board.markSeen();
    notices.log?.markRead();
  });
  // Toasts of listed notices would cover the drawer.
  useEffect(() => {
    if (open) for (const { id } of notices.log?.getSnapshot() ?? []) notices.close(id);
  }, [open, notices]);
  const isEmpty =
    announced.length + happened.entries.length === 0 &&
    !(isMissing || missing !== undefined || inbox.isLoading);
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
          {missing ? (
            <MissingStrip error={missing} onRetry={() => void inbox.mutate()}>
              {inboxWords.unavailable}
            </MissingStrip>
          ) : null}
          {inbox.isLoading ? <Skeleton className="wg:m-4 wg:h-16!" /> : null}
          {isEmpty ? (
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
          {happened.entries.length === 0 ? null : <Happened {...happened} />}
        </DrawerBody>
      </DrawerContent>
    </Drawer>
  );
}
