import type { Contract } from '@agio/api-client/contract';
import type { AreaHandlers } from '../context.ts';
import { account } from './account.ts';
import { apiKeys, backOfficeApiKeys } from './api-keys.ts';
import { backOfficeCaseFile } from './back-office/case-file.ts';
import { backOfficeCompliance } from './back-office/compliance.ts';
import { backOfficeUsers } from './back-office/users.ts';
import { backOfficeFees, backOfficeLimits, fees } from './back-office/fees.ts';
import { backOfficeOverview } from './back-office/overview.ts';
import { backOfficeStaff, backOfficeViews } from './back-office/staff.ts';
import { backOfficeTrading } from './back-office/trading.ts';
import { backOfficeWallets } from './back-office/wallets.ts';
import { backOfficeWithdrawals } from './back-office/withdrawals.ts';
import { backOfficeAlerts } from './back-office/alerts.ts';
import { backOfficeAnnouncements } from './back-office/announcements.ts';
import { backOfficeAudit } from './back-office/audit.ts';
import { compliance, info, kyc } from './compliance.ts';
import { demo } from './account.ts';
import { files } from './files.ts';
import { history } from './history.ts';
import { inbox, priceAlerts, signIns } from './inbox.ts';
import { marketData } from './market-data.ts';
import { announcements, ramp, referral, rewards, swap } from './money-services.ts';
import { portfolio } from './portfolio.ts';
import { trading } from './trading.ts';
import { addressBook, ownership, wallet } from './wallet.ts';

/** A handler for every call of the contract. One that is missing does not compile. */
export const handlers: { [Area in keyof Contract]: AreaHandlers<Area> } = {
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
