import { defineMessages } from '@agio/ui/language';

/** Texts of the back office around its pages. */
export const messages = defineMessages('backOffice', {
  areas: 'Back office',
  area: {
    home: 'Overview',
    compliance: 'Compliance',
    users: 'Users',
    orders: 'Orders',
    transfers: 'Transfers',
    markets: 'Markets & assets',
    wallets: 'Wallets',
    'api-keys': 'API keys',
    audit: 'Audit trail',
  },
  recorded:
    'Acts, exports, looks at documents, refused calls and sign-ins are recorded with your name.',
  notLive: {
    text: 'Not live: the connection is down, so lists are read every 15 seconds.',
    reconnect: 'Reconnect now',
  },
  pageLoading: 'Loading {{page}}',
  noArea: { title: 'There is no such page', text: 'The address may be wrong or out of date.' },
  notAllowed: {
    title: 'Not for your role',
    text: 'Staff work here. Ask an administrator if you need it.',
    yours: 'Staff in other roles work here. These pages are yours; ask an administrator for more.',
    markets: 'View markets',
    signedOut: 'Sign in to open the back office',
  },
  status: {
    /** An officer has opened it: the user has still to answer. */
    Open: 'Not sent yet',
    PendingForReview: 'To review',
    Approved: 'Approved',
    Denied: 'Rejected',
    Cancelled: 'Cancelled',
    RequestedMoreData: 'More data asked',
    Unknown: 'Unknown',
  },
  type: {
    NameDiscrepancyToTier1: 'Name differs, to Tier 1',
    HighRiskToTier2: 'High risk, to Tier 2',
    Tier1ToTier2: 'Tier 1 to Tier 2',
    Tier1ToTier3: 'Tier 1 to Tier 3',
    Tier2ToTier3: 'Tier 2 to Tier 3',
    SuspiciousToTier1: 'Suspicious, to Tier 1',
    Downgrade: 'Downgrade',
    Unknown: 'Unknown',
  },
  /** After the waiting time, for those who do not see its colour. */
  /** Time by which a request is to be decided; `late` if it has passed. */
  urgency: { fresh: 'due {{time}}', soon: 'due {{time}}', late: 'overdue, {{time}}' },
  home: {
    title: 'Overview',
    closedMarkets: 'Markets that do not trade',
  },
});
