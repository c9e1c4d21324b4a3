import { defineMessages } from '@agio/ui/language';

/** Texts of announcements and of the notification centre. */
export const messages = defineMessages('announcements', {
  centre: {
    title: 'Notifications',
    titleNew_one: 'Notifications, {{count}} new',
    titleNew_other: 'Notifications, {{count}} new',
    empty: 'Nothing new',
    emptyMore: 'Fills, transfers, decisions, new sign-ins and announcements are listed here.',
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
