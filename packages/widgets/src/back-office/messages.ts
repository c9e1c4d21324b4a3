import { defineMessages } from '@agio/ui/language';
import * as terms from './terms.ts';

/** Texts of the back office around its pages. */
export const messages = defineMessages('backOffice', {
  areas: terms.backOffice,
  area: {
    home: terms.overview,
    alerts: terms.alerts,
    compliance: terms.compliance,
    users: terms.users,
    orders: terms.orders,
    transfers: terms.transfers,
    withdrawals: terms.withdrawals,
    announcements: terms.announcements,
    markets: terms.marketsAndAssets,
    fees: terms.feesAndLimits,
    wallets: terms.wallets,
    'api-keys': terms.apiKeys,
    staff: terms.staff,
    audit: terms.auditTrail,
  },
  recorded:
    'Acts, exports, opened documents, refused calls and sign-ins are recorded with your name.',
  notLive: {
    text: 'Not live: the connection is down, so lists are read every 15 seconds.',
    reconnect: 'Reconnect now',
  },
  /** `{{page}}` is the name of an area, such as “Users”. */
  pageLoading: 'Loading: {{page}}',
  noArea: { title: 'There is no such page', text: terms.addressOutOfDate },
  notAllowed: {
    title: 'Not for your role',
    text: 'This page is for staff. Ask an administrator if you need access.',
    yours:
      'This page is for staff in other roles. You can open the pages below. Ask an administrator for more.',
    markets: terms.viewMarkets,
    signedOut: 'Sign in to open the back office',
  },
  /** States of a request for another tier. */
  status: {
    /** An officer has opened it: the user has still to answer. */
    Open: 'Not sent yet',
    PendingForReview: 'To review',
    Approved: terms.approved,
    Denied: terms.rejected,
    Cancelled: terms.cancelled,
    RequestedMoreData: 'More data asked',
    Unknown: terms.unknown,
  },
  /** Kinds of requests, each with the tier that it leads to. */
  type: {
    NameDiscrepancyToTier1: terms.nameDiffersToTier1,
    HighRiskToTier2: terms.highRiskToTier2,
    Tier1ToTier2: terms.tier1ToTier2,
    Tier1ToTier3: terms.tier1ToTier3,
    Tier2ToTier3: terms.tier2ToTier3,
    SuspiciousToTier1: terms.suspiciousToTier1,
    Downgrade: terms.downgrade,
    Unknown: terms.unknown,
  },
  /** Time by which a request is to be decided; `late` if it has passed. */
  urgency: { fresh: terms.dueTime, soon: terms.dueTime, late: 'Overdue, {{time}}' },
  home: {
    title: terms.overview,
    closedMarkets: terms.marketsThatDoNotTrade,
  },
});
