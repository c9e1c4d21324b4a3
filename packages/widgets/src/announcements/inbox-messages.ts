import { defineMessages } from '@agio/ui/language';
import * as terms from '../words/terms.ts';

/** Texts of what the exchange keeps of an account; apart from those of the bell, which every page has. */
export const inboxMessages = defineMessages('announcements', {
  inbox: {
    visit: 'This visit',
    happened: terms.yourAccount,
    readAll: 'Mark all as read',
    /** State of an announcement: not read yet. */
    isNew: 'New',
    clear: terms.clearAll,
    clearQuestion: 'Clear all notifications?',
    clearText:
      'They are removed on every device and cannot be brought back. Orders, transfers and sign-ins stay in your history.',
    keep: terms.keepThem,
    unavailable: 'What happened to your account could not be loaded.',
  },
});
