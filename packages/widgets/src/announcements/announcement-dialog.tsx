// @where Widgets: announcements that open by themselves
import { Suspense } from 'react';
import { lazyPart } from '../states/lazy-part.ts';
import { Section, useLatch } from '../states/index.ts';
import { useAnnounced } from './use-announced.ts';

const AnnouncementModal = lazyPart(() => import('./announcement-modal.tsx'), 'AnnouncementModal');

export interface AnnouncementDialogProps {
  /**
   * Keeps the dialog closed, for example while another one is open.
   * @default false
   */
  isHeld?: boolean | undefined;
  /**
   * Shows those that are for the brand of the page alone, not those for all brands.
   * @default false
   */
  isOwn?: boolean | undefined;
}

/**
 * Announcements that the reader has to confirm. Opens by itself, once for each in
 * a browser; its code is fetched when there is one.
 */
export function AnnouncementDialog({ isHeld = false, isOwn }: AnnouncementDialogProps) {
  const { unseen, markSeen } = useAnnounced('Modal', isOwn);
  const isOpen = unseen.length > 0 && !isHeld;
  return useLatch(isOpen) ? (
    <Section isQuiet>
      <Suspense>
        <AnnouncementModal open={isOpen} announcements={unseen} onClose={markSeen} />
      </Suspense>
    </Section>
  ) : null;
}
