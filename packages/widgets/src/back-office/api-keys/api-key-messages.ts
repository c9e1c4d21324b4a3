import { defineMessages } from '@agio/ui/language';

/** Texts of the page of API keys. */
export const apiKeyMessages = defineMessages('officeApiKeys', {
  title: 'API keys',
  list: 'Keys',
  gateway:
    'Keys are administered here for a gateway in front of the exchange, which must check their permissions, addresses and expiry. The exchange itself accepts no key: without a gateway a key opens nothing.',
  count_one: '{{count}} key',
  count_other: '{{count}} keys',
  create: 'Create key',
  name: 'Name',
  key: 'Key',
  may: 'Permissions',
  permission: { Read: 'Read', Trade: 'Trade', Transfers: 'Transfers', Unknown: 'Other' },
  from: 'Allowed addresses',
  any: 'any',
  moreAddresses: '{{address}} +{{count}}',
  expires: 'Expires',
  lastUsed: 'Last used',
  never: 'never',
  stateName: 'State',
  state: {
    active: 'Active',
    expires_one: 'Expires in {{count}} day',
    expires_other: 'Expires in {{count}} days',
    expired: 'Expired',
    revoked: 'Revoked',
  },
  open: 'Details of {{name}}',
  actions: 'Actions',
  revoke: 'Revoke',
  revokeKey: 'Revoke {{name}}',
  loading: 'Loading the keys',
  error: 'The API keys could not be loaded',
  stale: 'This may be out of date. The keys could not be refreshed.',
  empty: 'No API keys yet',
  emptyText: 'A key tells a gateway which program may do what.',
  noKey: 'There is no such key. It may have been revoked long ago.',
  createFailed: 'The key was not created. {{reason}}',
  createLost:
    'It is not known whether the key was created: the answer was lost. Send the form again as it is: the exchange then says whether it was, and creates no second one.',
  createUntold:
    'The key {{prefix}} was created, but the answer with its secret was lost, and a secret is told once. Revoke that key and create another one.',
  file: 'api-key-{{prefix}}',
  sure: 'Revoke {{name}}?',
  sureText:
    '{{prefix}} is marked as revoked, and a gateway must refuse it. A revoked key cannot be restored.',
  keep: 'Keep the key',
  revoked: '{{name}} was revoked',
});
