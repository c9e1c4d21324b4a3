import { defineMessages } from '@agio/ui/language';
import * as terms from '../words/terms.ts';

/** Texts of announcements and of the notification centre. */
export const messages = defineMessages('announcements', {
  centre: {
    title: terms.notifications,
    titleNew_one: 'Notifications, {{count}} new',
    titleNew_other: 'Notifications, {{count}} new',
    empty: 'Nothing new',
    emptyMore: 'Fills, transfers, decisions, new sign-ins and announcements are listed here.',
  },
  board: {
    empty: terms.noAnnouncements,
    emptyMore: terms.newsAppearsHere,
  },
  title: terms.announcements,
  one: terms.announcement,
  understood: terms.iUnderstand,
  details: terms.details,
  newTab: terms.opensInANewTab,
  more: terms.showMore,
  unavailable: terms.announcementsNotLoaded,
});
