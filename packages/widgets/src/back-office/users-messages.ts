import { defineMessages } from '@agio/ui/language';

/** What the list of users says. */
export const usersMessages = defineMessages('officeUsers', {
  title: 'Users',
  list: 'Users',
  user: 'User',
  coreId: 'Core ID',
  email: 'E-mail',
  tier: 'Tier',
  status: 'Status',
  value: 'Value, {{currency}}',
  lastSeen: 'Last seen',
  never: 'Never',
  note: 'Note',
  joined: 'Customer since',
  stretches: { Day: 'Last 24 hours' },
  search: 'Name, ID, e-mail, address or order ID',
  count_one: '{{count}} user',
  count_other: '{{count}} users',
  countMore: 'First {{count}} users',
  open: '{{name}}, {{status}}',
  error: 'The users could not be loaded',
  stale: 'The list may be out of date. It could not be refreshed.',
  loading: 'Loading the users',
  empty: 'There are no users yet',
  emptyText: 'Somebody who registers appears here.',
  noMatch: 'No user found',
  noMatchText:
    'No user matches. Parts of names, e-mails and IDs are found, addresses and order IDs only as a whole.',
});
