import { defineMessages, type MessagesOf } from '@agio/ui/language';
import * as terms from '../words/terms.ts';

/** The messages of simple trading. What the order ticket says, it says here too: see `orderEntry`. */
export const messages = defineMessages('simpleTrading', {
  title: 'Simple trading',
  about: 'Choose a commodity, say how much, and check it before you confirm.',
  notLoaded: 'The commodities could not be loaded',
  loading: 'Loading the commodities',
  emptyTitle: 'No commodities are traded here yet',
  category: { Metal: 'Metals', Energy: 'Energy', Carbon: 'Carbon', Unknown: terms.other },
  /** Facts about a commodity. */
  unit: terms.oneUnit,
  backing: terms.backedBy,
  day: '24 hours',
  week: 'The last 7 days',
  all: 'All commodities',
  notTradedTitle: '{{asset}} is not traded here',
  notTraded: 'It may be listed under another symbol.',
  amount: {
    buy: 'Amount to buy',
    sell: 'Amount to sell',
    in: 'Count the amount in',
    payWith: 'Pay with',
    receiveIn: 'Receive in',
    available: terms.available,
    shares: terms.partOfTheAvailableBalance,
    share: terms.shareOfAvailable,
    max: terms.max,
    /** Value of an amount. */
    paysFor: '{{total}} for about {{amount}}',
    /** Before a value that is not exact. */
    worth: 'About {{value}}',
    fiatUnit: 'Enter a number in {{currency}}.',
  },
  figure: {
    price: 'Price, about',
    fee: terms.fee,
    feeOf: 'Fee {{percent}}',
    receiveAbout: terms.youReceiveAbout,
    pay: terms.youPay,
    payAbout: 'You pay, about',
    sell: terms.youSell,
    averageAbout: 'Average price, about',
    worst: 'Worst price, now',
    value: 'Value, about',
    bought: 'You bought',
    sold: terms.youSold,
    paid: terms.youPaid,
    /** Before the fee. */
    soldFor: 'Sold for',
    /** After the fee. */
    received: terms.youReceived,
    average: terms.averagePrice,
    status: terms.status,
    time: terms.time,
    reference: terms.reference,
  },
  button: {
    reviewBuy: 'Review purchase',
    reviewSell: 'Review sale',
    buy: terms.buyAsset,
    sell: terms.sellAsset,
    placing: terms.placingTheOrder,
    checking: terms.checkingYourOrder,
    checkAgain: terms.checkAgain,
    back: terms.back,
    again: 'Trade again',
    portfolio: terms.viewPortfolio,
    market: 'Open the market',
    copy: terms.copyReceipt,
  },
  review: {
    buy: 'Review your purchase',
    sell: 'Review your sale',
    /** A market order takes what is there. */
    about:
      'You trade at the best prices that are there when the order arrives. The figures follow the market until then.',
    refusedTitle: 'Nothing was traded.',
  },
  result: {
    filledBuy: terms.bought,
    filledSell: terms.sold,
    partlyBuy: 'Partly bought',
    partlySell: 'Partly sold',
    nothingBuy: 'Nothing was bought',
    nothingSell: 'Nothing was sold',
    open: 'The order is placed',
    openMore: 'It is not filled yet. It waits among your open orders.',
    done: '{{amount}} for {{total}}',
    /** The same, with `rest` or `restBare` after it. */
    doneAndRest: '{{amount}} for {{total}}. {{rest}}',
    /** `reason` is a sentence without its full stop. */
    rest: 'What was not filled was cancelled. {{reason}}.',
    restBare: 'What was not filled was cancelled.',
    nothing: 'The order was cancelled. {{reason}}. Your balance has not changed.',
    nothingBare: 'The exchange did not take the order. Your balance has not changed.',
    unknownTitle: terms.resultUnknown,
    unknown:
      'The exchange did not answer. The order is placed once or not at all: check again before you place another.',
    notFound: 'The exchange does not know of it so far. It may still arrive.',
  },
  status: {
    filled: terms.filled,
    partly: 'Partly filled',
    nothing: 'Not filled',
    open: terms.orderOpen,
  },
});

/** The messages in the provider's language. */
export type SimpleTradingWords = MessagesOf<typeof messages>;
