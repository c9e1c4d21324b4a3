import { defineMessages, type MessagesOf } from '@agio/ui/language';
import * as terms from '../words/terms.ts';

/** The words of the portfolio. */
export const messages = defineMessages('portfolio', {
  title: terms.portfolio,
  total: 'Total value',
  hide: terms.hideBalances,
  show: 'Show balances',
  hidden: terms.hidden,
  change24h: terms.hours24,
  /** After the change of the value: in which time, and what it leaves out. */
  changeIn: '{{range}}, without deposits and withdrawals',
  past: {
    name: 'Total value, {{range}}',
    failed: 'The value over time could not be loaded',
    loading: 'Loading the value over time',
    flow: {
      Opening: 'Opening balance {{amount}}',
      Deposit: 'Deposit {{amount}}',
      Withdrawal: 'Withdrawal {{amount}}',
      Buy: 'Bought {{amount}}',
      Sell: 'Sold {{amount}}',
      Reward: 'Reward {{amount}}',
      Unknown: '{{amount}}',
    },
  },
  cost: {
    method: terms.costMethod,
    Average: terms.averageCost,
    FIFO: 'First in, first out',
    Unknown: terms.costMethod,
    failed: 'The cost method was not changed',
    /** Method by which gains are counted, in a sentence. */
    aboutAverage: 'All units of an asset have cost the same.',
    aboutFIFO: 'The units that came first are given first.',
  },
  assets: terms.assets,
  search: terms.searchAssets,
  hideSmall: 'Hide small balances <limit>under {{limit}}</limit>',
  allocation: {
    /** Noun: how the value is spread over assets. */
    title: 'Allocation',
    by: 'Group by',
    asset: 'By asset',
    kind: 'By type',
    /** In the ring: the number is large, its word below it. */
    count_one: '<number>{{count}}</number> <word>asset</word>',
    count_other: '<number>{{count}}</number> <word>assets</word>',
    others_one: terms.others_one,
    others_other: terms.others_other,
    byAsset: 'Allocation by asset',
    byKind: 'Allocation by type',
    Crypto: terms.crypto,
    Fiat: terms.fiat,
    Commodity: terms.commodities,
    Unknown: terms.other,
  },
  column: {
    asset: terms.asset,
    balance: terms.balance,
    available: terms.available,
    inOrders: terms.inOrders,
    averageCost: terms.averageCost,
    unrealised: terms.unrealised,
    realised: terms.realised,
    price: 'Price, {{currency}}',
    change: terms.hours24,
    value: terms.valueIn,
    actions: terms.actions,
  },
  actions: {
    menu: 'Actions for {{asset}}',
    details: terms.details,
    trade: terms.trade,
    convert: terms.convert,
    buy: terms.buy,
    send: terms.send,
    receive: terms.receive,
    buyAndSell: terms.buyAndSell,
  },
  small_one: '{{count}} small balance, together {{value}}',
  small_other: '{{count}} small balances, together {{value}}',
  convertSmall: 'Convert {{asset}}',
  loading: 'Loading your balances',
  empty: {
    title: 'No assets yet',
    text: 'Your balances, their value and the amounts in orders appear here after your first deposit.',
  },
  start: {
    title: 'Ways to start',
    buy: 'Buy with fiat',
    buyText: 'By card or bank transfer',
    receive: terms.receive,
    receiveText: 'From your own wallet or another exchange',
    markets: terms.viewMarkets,
    marketsText: 'Live prices of everything that is traded here',
  },
  noMatch: {
    title: 'No asset found',
    text: 'No asset you hold matches the filters above.',
    clear: 'Show all assets',
  },
  partial_one: '{{count}} asset has no market price at the moment and is not in the total.',
  partial_other: '{{count}} assets have no market price at the moment and are not in the total.',
  namesMissing: terms.assetNamesMissing,
  stale: 'These balances may be out of date. They could not be refreshed.',
  signedOut: {
    title: 'Sign in to see your portfolio',
    text: 'Your balances, their value and the amounts in open orders appear here.',
  },
  notActive: {
    title: 'Your portfolio is not available',
    inReview:
      'Your account is under review. Your balances will be shown again when the review is complete.',
    waitingForData:
      'The exchange needs more information about you. Your balances will be shown again when you have provided it.',
    unverified: 'Your identity is not verified yet. Verify it to see your balances.',
  },
  seeMarkets: terms.viewMarkets,
  loadError: 'Your balances could not be loaded',
});

/** The words in the language around the widget. */
export type PortfolioWords = MessagesOf<typeof messages>;
