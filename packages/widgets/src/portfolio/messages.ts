import { defineMessages, type MessagesOf } from '@agio/ui/language';

/** What the portfolio says. */
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
    by: 'Divide by',
    asset: 'Asset',
    kind: 'Kind',
    count_one: 'asset',
    count_other: 'assets',
    others_one: '{{count}} other',
    others_other: '{{count}} others',
    byAsset: 'Allocation by asset',
    byKind: 'Allocation by kind',
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
    text: 'No asset you hold matches what is chosen above.',
    clear: 'Show all assets',
  },
  partial_one: '{{count}} asset has no market price at the moment and is not in the total.',
  partial_other: '{{count}} assets have no market price at the moment and are not in the total.',
  namesMissing: 'Names of assets are not available at the moment.',
  stale: 'These balances may be old. We could not refresh them.',
  signedOut: {
    title: 'Sign in to see your portfolio',
    text: 'Your balances, their value and what is in open orders are shown here.',
  },
  notActive: {
    title: 'Your portfolio is not available',
    inReview: 'Your account is in review. Balances are shown again when the review is done.',
    frozen: 'Your account has been frozen. Contact support to find out why.',
    unverified: 'Your identity is not verified yet. Balances are shown after that.',
    text: 'Your account is not active. Support can say why.',
  },
  seeMarkets: 'See the markets',
  loadError: 'Your balances could not be loaded',
});

/** The same in the language around. */
export type PortfolioWords = MessagesOf<typeof messages>;
