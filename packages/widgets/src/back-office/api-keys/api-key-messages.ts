import { defineMessages } from '@agio/ui/language';
import * as terms from '../terms.ts';

/** Texts of the page of API keys. */
export const apiKeyMessages = defineMessages('officeApiKeys', {
  title: terms.apiKeys,
  list: 'Keys',
  gateway:
    'Keys are administered here for a gateway in front of the exchange, which must check their permissions, addresses and expiry. The exchange itself accepts no key: without a gateway a key opens nothing.',
  count_one: terms.keys_one,
  count_other: terms.keys_other,
  create: terms.createKey,
  name: terms.name,
  key: terms.apiKey,
  may: terms.permissions,
  permission: {
    Read: terms.read,
    Trade: terms.trade,
    Transfers: terms.transfers,
    Unknown: terms.other,
  },
  from: 'Allowed addresses',
  any: terms.anyAddress,
  moreAddresses: '{{address}} +{{count}}',
  expires: terms.expires,
  lastUsed: terms.lastUsed,
  never: terms.never,
  stateName: terms.state,
  state: {
    active: terms.active,
    expires_one: terms.expiresInDays_one,
    expires_other: terms.expiresInDays_other,
    expired: terms.expired,
    revoked: terms.revoked,
  },
  open: terms.detailsOf,
  actions: terms.actions,
  revoke: terms.revoke,
  revokeKey: terms.revokeNamed,
  loading: 'Loading the keys',
  error: terms.apiKeysNotLoaded,
  stale: 'This may be out of date. The keys could not be refreshed.',
  empty: terms.noApiKeysYet,
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
