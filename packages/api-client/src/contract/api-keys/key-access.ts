// @where Client: permission that each call asks of an API key
import type { ApiKeyPermission } from '../back-office/api-keys.ts';
import type { Contract } from '../index.ts';

/** Permission that a call asks of an API key; null: it is for people. */
type Needed = ApiKeyPermission | null;

/**
 * Permission that each call asks of the key that it is signed with, by area, or by call where the calls of an area differ.
 * Calls that are open to everybody are not listed. A new call that is missing does not compile.
 *
 * A key acts for the account of its owner and does nothing that takes a person: it moves no limit, answers no question about
 * them, ends no sign-in and makes no other key. Staff work is done in person, because a second look is worth nothing if a program takes it.
 */
export const keyAccess: {
  readonly [Area in Exclude<keyof Contract, 'info' | 'marketData'>]:
    | Needed
    | { readonly [Name in keyof Contract[Area]]: Needed };
} = {
  account: {
    profile: 'Read',
    userInformation: 'Read',
    changeUserInformation: null,
    currentSignIn: null,
    endSignIns: null,
    settings: 'Read',
    changeSetting: null,
    clearSetting: null,
  },
  addressBook: {
    list: 'Read',
    entry: 'Read',
    create: null,
    import: null,
    transfers: 'Read',
    rename: null,
    remove: null,
  },
  announcements: 'Read',
  apiKeys: null,
  backOfficeAlerts: null,
  backOfficeAnnouncements: null,
  backOfficeApiKeys: null,
  backOfficeAudit: null,
  backOfficeCaseFile: null,
  backOfficeCompliance: null,
  backOfficeFees: null,
  backOfficeLimits: null,
  backOfficeOverview: null,
  backOfficeStaff: null,
  backOfficeTrading: null,
  backOfficeUsers: null,
  backOfficeViews: null,
  backOfficeWallets: null,
  backOfficeWithdrawals: null,
  compliance: null,
  demo: null,
  fees: 'Read',
  files: null,
  history: 'Read',
  inbox: { list: 'Read', unread: 'Read', markRead: null, clear: null },
  kyc: null,
  ownership: null,
  portfolio: 'Read',
  priceAlerts: { list: 'Read', create: null, change: null, remove: null },
  ramp: {
    countries: 'Read',
    assets: 'Read',
    paymentMethods: 'Read',
    limits: 'Read',
    quotes: null,
    createOrder: null,
    callback: null,
  },
  referral: 'Read',
  rewards: { list: 'Read', claim: null },
  signIns: null,
  swap: { quote: 'Trade', execute: 'Trade', recent: 'Read' },
  trading: {
    createOrder: 'Trade',
    cancelOrder: 'Trade',
    pauseOrder: 'Trade',
    cancelAllOrders: 'Trade',
    openOrders: 'Read',
    orderHistory: 'Read',
  },
  wallet: {
    networks: 'Read',
    deposit: 'Transfers',
    withdraw: 'Transfers',
    cancelWithdrawal: 'Transfers',
    checkAllowance: 'Read',
    limits: 'Read',
    transfers: 'Read',
  },
};

/** Returns the permission that a call asks of an API key; null for a call that no key may make. */
export function permissionFor(area: string, name: string): Needed {
  const row = (keyAccess as Readonly<Record<string, Needed | Readonly<Record<string, Needed>>>>)[
    area
  ];
  return typeof row === 'object' && row !== null ? (row[name] ?? null) : (row ?? null);
}
