import type { Announcement } from '@agio/api-client';
import { Button } from '@agio/ui/button';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@agio/ui/dialog';
import { useMessages } from '@agio/ui/language';
import { useState } from 'react';
import { AnnouncementText } from './announcement-item.tsx';
import { messages } from './messages.ts';
import { useFirst } from './use-announced.ts';

/** The dialog with announcements to confirm. */
export function AnnouncementModal({
  open,
  announcements,
  onClose,
}: {
  open: boolean;
  announcements: readonly Announcement[];
  /** Called when the reader closes it, which confirms them. */
  onClose: () => void;
}) {
  const t = useMessages(messages);
  // The text stays during the closing transition.
  const [shown, setShown] = useState(announcements);
  if (open && idsOf(announcements) !== idsOf(shown)) setShown(announcements);
  const { first, more } = useFirst(shown, 10);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{t.one}</DialogTitle>
        </DialogHeader>
        <DialogBody className="wg:flex wg:flex-col wg:gap-3">
          {first.map((each) => (
            <AnnouncementText key={each.id} announcement={each} />
          ))}
          {more ? (
            <Button size="sm" variant="ghost" onClick={more} className="wg:self-start">
              {t.more}
            </Button>
          ) : null}
        </DialogBody>
        <DialogFooter>
          <Button variant="primary" onClick={onClose}>
            {t.understood}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

const idsOf = (announcements: readonly Announcement[]) =>
  announcements.map(({ id }) => id).join(' ');
