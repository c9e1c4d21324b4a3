import { defineMessages } from '@agio/ui/language';
import * as terms from './terms.ts';

/** Events of an account, besides orders, transfers and payments, which have words of their own. */
export const happenedMessages = defineMessages('happened', {
  request: {
    Approved: terms.requestWasApproved,
    Denied: terms.requestWasRejected,
    RequestedMoreData: terms.moreDocumentsRequired,
    Open: terms.moreDocumentsRequired,
  },
  /** Above what has become of the account, which is why. */
  ordersCancelled_one: terms.openOrdersWereCancelled_one,
  ordersCancelled_other: terms.openOrdersWereCancelled_other,
  withdrawalRequested: 'Withdrawal requested',
  /** A withdrawal waits for staff of the exchange. */
  withdrawalInReview: 'Withdrawal in review',
  /** Staff of the exchange have released it after a review. */
  withdrawalApproved: 'Withdrawal approved',
  /** A deposit waits for staff of the exchange before it is credited. */
  depositInReview: 'Deposit in review',
  reward: { claimed: 'Reward claimed', ready: 'A reward is ready to claim' },
  status: {
    Active: 'Your account is active',
    Limited: 'Your account is limited',
    Frozen: 'Your account was frozen',
    Banned: 'Your account was banned',
    Terminated: 'Your account was terminated',
    WaitingForData: 'Your account waits for documents from you',
    WaitingForReview: 'Your account is under review',
    Unknown: 'The state of your account has changed',
  },
  tier: {
    Tier0: 'Your identity is no longer verified',
    Tier1: 'You have Tier 1 now',
    Tier2: 'You have Tier 2 now',
    Tier3: 'You have Tier 3 now',
    Unknown: 'Your tier has changed',
  },
  /** Alerts to staff of the exchange, each by its rule. */
  alert: {
    RequestsOverdue: 'Requests are overdue',
    WithdrawalsHeld: 'A withdrawal waits too long for its release',
    WalletLow: 'A wallet is low',
    WalletHigh: 'A wallet is near its ceiling',
    ServiceFailing: 'A service is failing',
    CallErrors: 'Many calls end in errors',
    Unknown: terms.unknown,
    /** Under the name of an alert. */
    over: 'The alert is over.',
  },
  signIn: {
    title: 'Signed in on a new device',
    hint: 'If this was not you, end the sign-in in the settings.',
    browserOn: '{{browser}} on {{system}}',
    unknown: 'A browser that does not say its name',
  },
});
