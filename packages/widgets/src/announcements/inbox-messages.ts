import { defineMessages } from '@agio/ui/language';

/** Texts of what the exchange keeps of an account; apart from those of the bell, which every page has. */
export const inboxMessages = defineMessages('announcements', {
  inbox: {
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
});
