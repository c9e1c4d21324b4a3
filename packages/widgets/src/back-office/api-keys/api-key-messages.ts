import { defineMessages } from '@agio/ui/language';
import * as terms from '../terms.ts';

/** Texts of the page of API keys. */
export const apiKeyMessages = defineMessages('officeApiKeys', {
  title: terms.apiKeys,
  /** API keys of a customer. */
  list: 'Keys',
  acting:
    'A key acts for the account of the person who made it, within its permissions, and does no work of staff.',
  create: terms.createKey,
  name: terms.name,
  key: terms.apiKey,
  may: terms.permissions,
  /** Permission to read, to trade, and to send and receive. */
  permission: {
    Read: terms.read,
    Trade: terms.trade,
    Transfers: terms.transfers,
    Unknown: terms.other,
  },
  from: 'Allowed addresses',
  any: terms.anyAddress,
  /** The first address of a key, and the number of the others. */
  moreAddresses: '{{address}} +{{count}}',
  expires: terms.expires,
  lastUsed: terms.lastUsed,
  noExpiry: terms.noExpiry,
  never: terms.never,
  stateName: terms.state,
  active: terms.active,
  expired: terms.expired,
  revoked: terms.revoked,
  /** Filter: keys that end within so many days. */
  soon_one: terms.expiresInDays_one,
  soon_other: terms.expiresInDays_other,
  search: terms.search,
  open: terms.detailsOf,
  actions: terms.actions,
  replace: terms.replace,
  replaceKey: terms.replaceNamed,
  revoke: terms.revoke,
  revokeKey: terms.revokeNamed,
  loading: 'Loading the keys',
  error: terms.apiKeysNotLoaded,
  stale: 'This may be out of date. The keys could not be refreshed.',
  empty: terms.noApiKeysYet,
  emptyText: 'A key lets a program use the exchange.',
  noKey: 'There is no such key. It may have been revoked long ago.',
});
