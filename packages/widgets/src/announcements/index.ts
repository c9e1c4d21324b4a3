// @where Widgets: announcements and the notification centre
export { AnnouncementBanners } from './announcement-banners.tsx';
export { AnnouncementBoard, type AnnouncementBoardProps } from './announcement-board.tsx';
export { AnnouncementDialog, type AnnouncementDialogProps } from './announcement-dialog.tsx';
export { AnnouncementPreview } from './announcement-preview.tsx';
export { NotificationButton } from './notification-button.tsx';
export { NotificationCentre, type NotificationCentreProps } from './notification-centre.tsx';
export { type Announced, useAnnounced } from './use-announced.ts';
export { useUnread } from './use-notices.ts';
