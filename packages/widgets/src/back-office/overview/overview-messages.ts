import { defineMessages } from '@agio/ui/language';
import * as terms from '../terms.ts';

/** Texts of the overview. */
export const overviewMessages = defineMessages('officeOverview', {
  error: 'The overview could not be loaded',
  stale: 'The overview may be out of date. It could not be refreshed.',
  loading: 'Loading the overview',
  waiting: {
    /** Work that staff have to do, as the exchange cannot do it by itself. */
    title: 'Needs a person',
    /** Column head: the kind of work. */
    task: 'Task',
    /** Column head: number of things that wait. */
    count: 'Waiting',
    late: terms.overdue,
    /** Requests, as the adjective. */
    lateCount_one: '{{count}} overdue',
    lateCount_other: '{{count}} overdue',
    oldest: 'Longest wait',
    quiet: 'Nothing waits',
    quietText:
      'No request, transfer, wallet or key needs a person. New work appears here by itself.',
    queue: 'Open the queue',
    /** Noun and its type: a request of a customer. */
    request: 'Request: {{type}}',
    asked: 'Requests: more data asked for',
    /** Withdrawals that an officer must approve before they are sent. */
    withdrawalsToRelease: 'Withdrawals to release',
    /** Deposits that an officer must approve before they are credited. */
    depositsToRelease: 'Deposits to release',
    heldTransfers: 'Withdrawals held, as the account is not active',
    slowTransfers: 'Transfers that are not confirmed in the usual time',
    aggregationsToApprove: 'Wallets: collections to approve',
    aggregationsToBroadcast: 'Wallets: approved collections to broadcast',
    lowWallets: 'Wallets: below the floor, withdrawals may wait',
    fullWallets: 'Wallets: near or over the ceiling',
    /** Keys for programs, which a second administrator must approve. */
    apiKeysToApprove: 'API keys to approve',
    endingApiKeys: 'API keys that end within 14 days',
    closedMarkets: terms.marketsThatDoNotTrade,
  },
  volume: {
    title: 'Traded in 24 hours',
    name: 'Traded by the hour, 24 hours',
    /** After the change in percent. */
    against: 'Compared with the 24 hours before',
    byMarket: 'By market',
    market: terms.market,
    value: 'Traded, {{currency}}',
    change: terms.changeOfValue,
    share: '{{market}}: share of what was traded',
    none: 'Nothing was traded',
    noneText: 'What is traded appears here by itself.',
  },
  counts: {
    title: 'Last 24 hours, compared with the 24 hours before',
    orders: 'Orders of customers',
    trades: 'Trades of customers',
    customers: terms.newCustomers,
    deposits: terms.deposits,
    withdrawals: terms.withdrawals,
    /** Number in the 24 hours before. */
    before: 'Before: {{count}}',
  },
  services: {
    title: 'Services',
    allWork: 'All services work',
    some_one: '{{count}} service does not work',
    some_other: '{{count}} services do not work',
    /** Bytes of the database, as in “12 MB”. */
    size: 'Records: {{size}}',
    /** Symbols of assets that cannot be sent or received at the moment. */
    closedAssets: 'Closed: {{assets}}',
    kind: {
      Engine: 'Matching engine',
      Liquidity: 'House quotes',
      MarketData: 'Market data hub',
      Notifications: 'Notifications hub',
      Identity: terms.signInService,
      Store: 'Database',
      Transfers: terms.transfers,
      Network: 'Deposits, {{network}}',
      Unknown: 'Another service',
    },
    state: {
      /** State of a service. */
      Working: 'Working',
      /** State of a service: works in part. */
      Limited: 'Limited',
      /** State of a service: switched off. */
      Closed: 'Closed',
      /** State of a service: has errors. */
      Failing: 'Failing',
      Unknown: terms.unknown,
    },
  },
});
