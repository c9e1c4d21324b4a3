import { Button } from '@agio/ui/button';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@agio/ui/dialog';
import { LongText } from '@agio/ui/long-text';
import { useState } from 'react';
import { useTranslate } from '../../shared/language/use-translate.ts';
import { importantNotice } from '../../shared/storage/dismissals.ts';
import { useAnnounced, useFirst } from '../notifications/use-announced.ts';
import { usePersisted } from '@agio/widgets/provider';

/** An announcement that the exchange wants to be answered (spec §3, Announcement display: Modal): once in a browser. */
export function AnnouncementDialog() {
  const t = useTranslate('notices');
  const { unseen, markSeen } = useAnnounced('Modal');
  const [notice] = usePersisted(importantNotice);
  // The words stay while the dialog leaves.
  const [shown, setShown] = useState(unseen);
  const isOpen = unseen.length > 0 && notice !== 'due';
  if (isOpen && unseen.map(({ id }) => id).join() !== shown.map(({ id }) => id).join())
    setShown(unseen);
  const { first, more } = useFirst(shown, 10);
  if (first.length === 0) return null;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) markSeen();
      }}
    >
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{t('announcement.title')}</DialogTitle>
        </DialogHeader>
        <DialogBody className="flex flex-col gap-3">
          {first.map(({ id, description, link }) => (
            <div key={id}>
              <p className="wrap-anywhere">
                <LongText text={description} />
              </p>
              {link !== null && /^https:\/\//i.test(link) ? (
                <a href={link} target="_blank" rel="noreferrer" className="text-accent underline">
                  {t('announcement.details')}
                  <span className="sr-only"> ({t('announcement.newTab')})</span>
                </a>
              ) : null}
            </div>
          ))}
          {more ? (
            <Button size="sm" variant="ghost" onClick={more} className="self-start">
              {t('centre.more')}
            </Button>
          ) : null}
        </DialogBody>
        <DialogFooter>
          <Button variant="primary" onClick={markSeen}>
            {t('announcement.understood')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
