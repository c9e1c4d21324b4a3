/**
 * The contract itself: every call as valibot schemas, by area.
 * @module
 */

import { account } from './account.ts';
import { addressBook, ownership } from './address-book.ts';
import { announcements } from './announcements.ts';
import { apiKeys } from './api-keys/own-api-keys.ts';
import { backOfficeAlerts } from './back-office/alerts.ts';
import { backOfficeAnnouncements } from './back-office/announcements.ts';
import { backOfficeApiKeys } from './back-office/api-keys.ts';
import { backOfficeAudit } from './back-office/audit.ts';
import { backOfficeCaseFile } from './back-office/case-file.ts';
import { backOfficeCompliance } from './back-office/compliance.ts';
import { backOfficeFees } from './back-office/fees.ts';
import { backOfficeLimits } from './back-office/limits.ts';
import { backOfficeOverview } from './back-office/overview.ts';
import { backOfficeStaff } from './back-office/staff-members.ts';
import { backOfficeTrading } from './back-office/trading.ts';
import { backOfficeViews } from './back-office/views.ts';
import { backOfficeUsers } from './back-office/users.ts';
import { backOfficeWallets } from './back-office/wallets.ts';
import { backOfficeWithdrawals } from './back-office/withdrawals.ts';
import { compliance, info, kyc } from './compliance/compliance.ts';
import type {
  Endpoint,
  EndpointInput,
  EndpointOutput,
  EndpointParsedInput,
} from './base/endpoint.ts';
import { demo } from './demo.ts';
import { fees } from './fees.ts';
import { files } from './files.ts';
import { history } from './history.ts';
import { inbox } from './inbox.ts';
import { marketData } from './market-data.ts';
import { portfolio } from './portfolio.ts';
import { priceAlerts } from './price-alerts/price-alerts.ts';
import { ramp } from './ramp.ts';
import { referral, rewards } from './referrals.ts';
import { signIns } from './sign-ins.ts';
import { swap } from './swap.ts';
import { trading } from './trading.ts';
import { wallet } from './wallet.ts';

export * from './account.ts';
export * from './account-states.ts';
export * from './address-book.ts';
export * from './base/address-limits.ts';
export * from './announcements.ts';
export * from './api-keys/key-access.ts';
export * from './api-keys/key-pair.ts';
export * from './api-keys/own-api-keys.ts';
export * from './api-keys/signed-requests.ts';
export * from './base/answer-enums.ts';
export { referralCodeParameter } from './base/referral-link.ts';
export * from './compliance/officer-enums.ts';
export * from './back-office/alerts.ts';
export * from './back-office/announcements.ts';
export * from './back-office/api-keys.ts';
export * from './back-office/audit.ts';
export * from './back-office/case-file.ts';
export * from './back-office/case-records.ts';
export * from './back-office/compliance.ts';
export * from './back-office/fees.ts';
export * from './back-office/limits.ts';
export * from './back-office/schedules.ts';
export * from './back-office/overview.ts';
export { guardedRoles, type StaffPermission, staffPermissions } from './back-office/staff.ts';
export * from './back-office/staff-members.ts';
export * from './back-office/trading.ts';
export * from './back-office/users.ts';
export * from './back-office/views.ts';
export * from './back-office/wallet-records.ts';
export * from './back-office/wallets.ts';
export * from './back-office/withdrawals.ts';
export * from './compliance/compliance.ts';
export * from './compliance/compliance-ways.ts';
export * from './base/csv.ts';
export * from './demo.ts';
export * from './base/endpoint.ts';
export * from './base/enums.ts';
export * from './base/order-types.ts';
export * from './base/scaled-legs.ts';
export * from './base/errors.ts';
export * from './base/figures.ts';
export * from './fees.ts';
export * from './files.ts';
export * from './history.ts';
export * from './hubs.ts';
export * from './inbox.ts';
export * from './market-data.ts';
export * from './portfolio.ts';
export * from './price-alerts/price-alert.ts';
export * from './price-alerts/price-alerts.ts';
export * from './base/primitives.ts';
export * from './ramp.ts';
export * from './referrals.ts';
export * from './refusals.ts';
export * from './sign-ins.ts';
export * from './base/sort.ts';
export * from './base/alert-rules.ts';
export * from './swap.ts';
export * from './base/texts.ts';
export * from './base/order-again.ts';
export * from './trading.ts';
export * from './base/upload-limits.ts';
export * from './wallet.ts';

/** Every REST call of the exchange, by area. */
export const contract: Contract = {
  account,
  addressBook,
  announcements,
  apiKeys,
  backOfficeAlerts,
  backOfficeAnnouncements,
  backOfficeApiKeys,
  backOfficeAudit,
  backOfficeCaseFile,
  backOfficeCompliance,
  backOfficeFees,
  backOfficeLimits,
  backOfficeOverview,
  backOfficeStaff,
  backOfficeTrading,
  backOfficeUsers,
  backOfficeViews,
  backOfficeWallets,
  backOfficeWithdrawals,
  compliance,
  demo,
  fees,
  files,
  history,
  inbox,
  info,
  kyc,
  marketData,
  ownership,
  portfolio,
  priceAlerts,
  ramp,
  referral,
  rewards,
  signIns,
  swap,
  trading,
  wallet,
};

/** Areas of the contract. Named one by one: their whole type is longer than the compiler writes into a declaration. */
export type Contract = {
  account: typeof account;
  addressBook: typeof addressBook;
  announcements: typeof announcements;
  apiKeys: typeof apiKeys;
  backOfficeAlerts: typeof backOfficeAlerts;
  backOfficeAnnouncements: typeof backOfficeAnnouncements;
  backOfficeApiKeys: typeof backOfficeApiKeys;
  backOfficeAudit: typeof backOfficeAudit;
  backOfficeCaseFile: typeof backOfficeCaseFile;
  backOfficeCompliance: typeof backOfficeCompliance;
  backOfficeFees: typeof backOfficeFees;
  backOfficeLimits: typeof backOfficeLimits;
  backOfficeOverview: typeof backOfficeOverview;
  backOfficeStaff: typeof backOfficeStaff;
  backOfficeTrading: typeof backOfficeTrading;
  backOfficeUsers: typeof backOfficeUsers;
  backOfficeViews: typeof backOfficeViews;
  backOfficeWallets: typeof backOfficeWallets;
  backOfficeWithdrawals: typeof backOfficeWithdrawals;
  compliance: typeof compliance;
  demo: typeof demo;
  fees: typeof fees;
  files: typeof files;
  history: typeof history;
  inbox: typeof inbox;
  info: typeof info;
  kyc: typeof kyc;
  marketData: typeof marketData;
  ownership: typeof ownership;
  portfolio: typeof portfolio;
  priceAlerts: typeof priceAlerts;
  ramp: typeof ramp;
  referral: typeof referral;
  rewards: typeof rewards;
  signIns: typeof signIns;
  swap: typeof swap;
  trading: typeof trading;
  wallet: typeof wallet;
};

/** A function for each call of one area. `Extra` is what a caller may add, for example an abort signal. */
export type AreaMethods<Area, Extra extends unknown[]> = {
  [Name in keyof Area]: Area[Name] extends Endpoint
    ? Record<never, never> extends EndpointInput<Area[Name]>
      ? (input?: EndpointInput<Area[Name]>, ...extra: Extra) => Promise<EndpointOutput<Area[Name]>>
      : (input: EndpointInput<Area[Name]>, ...extra: Extra) => Promise<EndpointOutput<Area[Name]>>
    : never;
};

/** A function for each call of the contract, by area. */
export type ContractMethods<Extra extends unknown[]> = {
  [Area in keyof Contract]: AreaMethods<Contract[Area], Extra>;
};

/** A handler for each call: what the server of the contract must have. A missing one does not compile. */
export type ContractHandlers<Context> = {
  [Area in keyof Contract]: {
    [Name in keyof Contract[Area]]: (
      context: Context,
      input: EndpointParsedInput<Contract[Area][Name]>,
    ) => EndpointOutput<Contract[Area][Name]> | Promise<EndpointOutput<Contract[Area][Name]>>;
  };
};
