import { defineMessages } from '@agio/ui/language';

/** Texts of announcements and of the notification centre. */
export const messages = defineMessages('announcements', {
  centre: {
    title: 'Notifications',
    titleNew_one: 'Notifications, {{count}} new',
    titleNew_other: 'Notifications, {{count}} new',
    empty: 'Nothing new',
    emptyMore: 'Fills, transfers, decisions, new sign-ins and announcements are listed here.',
    visit: 'This visit',
    happened: 'Your account',
    readAll: 'Mark all as read',
    isNew: 'New',
    clear: 'Clear all',
    clearQuestion: 'Clear all notifications?',
    clearText:
      'They are removed on every device and cannot be brought back. Orders, transfers and sign-ins stay in your history.',
    keep: 'Keep them',
    unavailable: 'What happened to your account could not be loaded.',
  },
  board: {
    empty: 'No announcements',
    emptyMore: 'News about markets, fees and maintenance appears here.',
  },
  title: 'Announcements',
  one: 'Announcement',
  understood: 'I understand',
  details: 'Details',
  newTab: 'opens in a new tab',
  more: 'Show more',
  unavailable: 'Announcements could not be loaded.',
});
