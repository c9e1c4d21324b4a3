// A file of its own, so that its chunk has the centre and nothing else of the area.
export { NotificationCentre } from '@agio/widgets/announcements';
