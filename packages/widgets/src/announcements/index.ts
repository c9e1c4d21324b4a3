// @where Widgets: announcements and the notification centre
/**
 * Announcements of the exchange as banners, a dialog or a board, and the centre of notifications.
 *
 * @example
 * ```tsx
 * import { AnnouncementBanners, NotificationButton, NotificationCentre } from '@agio/widgets/announcements';
 * import { useState } from 'react';
 *
 * export function Header() {
 *   const [open, setOpen] = useState(false);
 *   return (
 *     <>
 *       <AnnouncementBanners />
 *       <NotificationButton onClick={() => setOpen(true)} />
 *       <NotificationCentre open={open} onOpenChange={setOpen} />
 *     </>
 *   );
 * }
 * ```
 *
 * @module
 */

export { AnnouncementBanners, type AnnouncementBannersProps } from './announcement-banners.tsx';
export { AnnouncementBoard, type AnnouncementBoardProps } from './announcement-board.tsx';
export { AnnouncementDialog, type AnnouncementDialogProps } from './announcement-dialog.tsx';
export { AnnouncementPreview } from './announcement-preview.tsx';
export { NotificationButton } from './notification-button.tsx';
export { NotificationCentre, type NotificationCentreProps } from './notification-centre.tsx';
export { type Announced, useAnnounced } from './use-announced.ts';
export { useUnread } from './use-notices.ts';
