import { defineMessages, type MessagesOf } from '@agio/ui/language';

/** The words of the portfolio. */
export const messages = defineMessages('portfolio', {
  title: 'Portfolio',
  total: 'Total value',
  hide: 'Hide balances',
  show: 'Show balances',
  hidden: 'Hidden',
  change24h: '24 h',
  assets: 'Assets',
  search: 'Search assets',
  clearSearch: 'Clear search',
  hideSmall: 'Hide small balances',
  smallLimit: 'under {{limit}}',
  allocation: {
    title: 'Allocation',
    by: 'Group by',
    asset: 'By asset',
    kind: 'By type',
    count_one: 'asset',
    count_other: 'assets',
    others_one: '{{count}} other',
    others_other: '{{count}} others',
    byAsset: 'Allocation by asset',
    byKind: 'Allocation by type',
    Crypto: 'Crypto',
    Fiat: 'Fiat',
    Commodity: 'Commodities',
    Unknown: 'Other',
  },
  column: {
    asset: 'Asset',
    balance: 'Balance',
    available: 'Available',
    inOrders: 'In orders',
    price: 'Price, {{currency}}',
    change: '24 h',
    value: 'Value, {{currency}}',
    actions: 'Actions',
  },
  trade: 'Trade',
  tradeAsset: 'Trade {{asset}}',
  loading: 'Loading your balances',
  empty: {
    title: 'Nothing here yet',
    text: 'Your balances appear here after your first deposit or trade.',
  },
  noMatch: {
    title: 'No asset found',
    text: 'No asset you hold matches the filters above.',
    clear: 'Show all assets',
  },
  partial_one: '{{count}} asset has no market price at the moment and is not in the total.',
  partial_other: '{{count}} assets have no market price at the moment and are not in the total.',
  namesMissing: 'Names of assets are not available at the moment.',
  stale: 'These balances may be out of date. They could not be refreshed.',
  signedOut: {
    title: 'Sign in to see your portfolio',
    text: 'Your balances, their value and the amounts in open orders appear here.',
  },
  notActive: {
    title: 'Your portfolio is not available',
    inReview:
      'Your account is under review. Your balances will be shown again when the review is complete.',
    frozen: 'Your account has been frozen. Contact support to find out why.',
    unverified: 'Your identity is not verified yet. Verify it to see your balances.',
    text: 'Your account is not active. Contact support to find out why.',
  },
  seeMarkets: 'View markets',
  loadError: 'Your balances could not be loaded',
});

/** The words in the language around the widget. */
export type PortfolioWords = MessagesOf<typeof messages>;
