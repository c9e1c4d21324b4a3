// @where Widgets: words of failures and sign-in requests for all widgets
import { defineMessages, type MessagesOf } from '@agio/ui/language';
import * as terms from './terms.ts';

/** Words that all widgets share: failures, and why an account may not trade. */
export const common = defineMessages('widgets', {
  retry: terms.tryAgain,
  reconnecting: 'Reconnecting to live prices, attempt {{attempt}} of 4',
  opening: 'Opening…',
  cancelWork: terms.cancel,
  slow: 'Still loading. You can wait, or go to another page.',
  signIn: terms.signIn,
  side: { name: terms.side, Buy: terms.buy, Sell: terms.sell, Unknown: terms.order },
  section: {
    title: 'This part could not be shown',
    text: 'The rest of the page still works. Nothing has changed in your account.',
  },
  failure: {
    network: 'The exchange could not be reached. Nothing has changed in your account.',
    timeout: 'The exchange took too long to respond. Nothing has changed in your account.',
    malformed: 'The exchange sent an unexpected response. Nothing has changed in your account.',
    code: 'Nothing has changed in your account. Error {{code}}.',
  },
  notActive: {
    terminated: 'Your account has been terminated.',
    frozen: 'Your account has been frozen. Contact support to find out why.',
    inReview: 'Your account is under review. You can trade when the review is complete.',
    banned: 'Your account has been banned. Contact support to find out why.',
    waitingForData: 'The exchange needs more information about you. Provide it to trade.',
    unverified: 'Your identity is not verified yet. Verify it to trade.',
    staff: 'This is a staff account. It can view markets but cannot trade.',
    unknown: 'Contact support to find out why.',
  },
  /** On a disabled row of a menu, under its name. */
  closedMenus: {
    unverified: {
      trade: 'Trading opens once your identity is verified.',
      markets: 'Markets open once your identity is verified.',
      history: 'Your history begins once your identity is verified.',
      referrals: 'You can invite others once your identity is verified.',
      settings: 'Settings open once your identity is verified.',
      support:
        'Opens once your identity is verified. Until then, follow the link at the foot of the page.',
    },
    waitingForData: {
      trade: 'Trading opens again once you have sent what is missing.',
      markets: 'Markets open again once you have sent what is missing.',
      history: 'Your history opens again once you have sent what is missing.',
      referrals: 'You can invite others again once you have sent what is missing.',
      settings: 'Settings open again once you have sent what is missing.',
      support:
        'Opens again once you have sent what is missing. Until then, follow the link at the foot of the page.',
    },
  },
  nextStep: {
    verify: terms.verifyYourIdentity,
    provide: 'Provide information',
    request: 'See your request',
    support: terms.contactSupport,
  },
  /** In place of open orders, which are cancelled when an account is held. */
  noOrders: {
    inReview: 'Your account is under review. No order of yours is open in the market meanwhile.',
    waitingForData:
      'The exchange needs more information about you. No order of yours is open in the market meanwhile.',
  },
  /** Verb on a button: passes a link on. Not a part of something. */
  share: 'Share',
  allInHistory: 'All in History',
  inHistory: 'Show in History',
  signInFailed: {
    title: 'Sign-in failed',
    unknown: 'The identity provider gave no reason.',
  },
});

/** Notices about orders: their result, and its reason. */
export const orderNoticeMessages = defineMessages('orderNotices', {
  toast: {
    placed: 'Order placed',
    partly: 'Order partially filled',
    filled: 'Order filled',
    cancelled: terms.orderCancelled,
    endedPartly: 'Order partially filled, rest cancelled',
    together_one: terms.openOrdersWereCancelled_one,
    together_other: terms.openOrdersWereCancelled_other,
    rejected: 'Order rejected',
  },
  orderLine: {
    Buy: 'Buy {{amount}} at {{price}}',
    Sell: 'Sell {{amount}} at {{price}}',
    Unknown: '{{amount}} at {{price}}',
    stopBuy: 'Buy {{amount}} at {{price}} when the price reaches {{trigger}}',
    stopSell: 'Sell {{amount}} at {{price}} when the price falls to {{trigger}}',
    /** The price has to rise to the trigger. */
    takeSell: 'Sell {{amount}} at {{price}} when the price reaches {{trigger}}',
    stopUnknown: '{{amount}} at {{price}}, trigger {{trigger}}',
    waitsBuy: terms.buyAtMarketWhen,
    waitsSell: terms.sellAtMarketWhen,
    marketBuy: 'Buy {{amount}}',
    marketSell: 'Sell {{amount}}',
    marketUnknown: '{{amount}}',
    filledBuy: 'Bought {{amount}} at {{price}} on average',
    filledSell: 'Sold {{amount}} at {{price}} on average',
    filledUnknown: '{{amount}} at {{price}} on average',
  },
  /** Unfilled rest of an order that ended. */
  rest: {
    Buy: '{{amount}} was not bought; the funds reserved for it are available again.',
    Sell: '{{amount}} was not sold and is available again.',
    unspent: '{{amount}} was not spent and is available again.',
  },
  /** Reason for which an order ended, without a full stop: “it” is the order. */
  reason: {
    CancelledByTrader: 'You cancelled it',
    CancelledBySystem: 'The exchange cancelled it',
    SelfMatchPrevention: 'It would have matched your own order',
    CancelledByAdmin: 'The exchange’s staff cancelled it',
    NoMoreMatchesAvailable: 'No more orders to match',
    Expired: 'Its last day is over',
    /** Reason: of two orders, one cancelled the other. */
    OneCancelsOther: 'The other order of its pair came first',
  },
  /** The exits of an order that was filled: its take profit and stop loss. Without a full stop. */
  exits: {
    working: 'Its exits are working',
    none: 'Too little was filled for exits',
    /** Reason for which the rest of an order ended. */
    first: 'One of its exits came first',
  },
  /** Sentence about an order without a full stop: it trades part by part over a time. */
  slices: 'It trades in slices',
  /** An order or what it has filled, and one of `reason` or of the sentences. */
  because: '{{order}}. {{reason}}.',
});

/** The same in the language around. */
export type OrderNoticeWords = MessagesOf<typeof orderNoticeMessages>;
