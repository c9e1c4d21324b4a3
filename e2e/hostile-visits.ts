import type { Visit } from './hostile-findings.ts';

const unread = (title: string) =>
  new RegExp(`${title}.*The exchange sent an unexpected response`, 's');

const emptyList = /^(?:balances)?: empty$/;
const stateOfAccount = /^activityStatus: /;

/** Calls that the shell makes on every page. */
const shell = {
  'announcements.list': 'no banner; the notification centre says it',
  'account.userInformation': 'what was known of the user; gated sections say it',
  'inbox.unread': 'no number on the bell; the notification centre says it',
  'account.profile': 'no verification error',
  'account.settings': 'the currency of this browser, which is named',
  'compliance.active': 'no state of a request in the header',
  'rewards.list': 'no invitation',
};

const markets: Omit<Visit, 'as'> = {
  name: 'markets',
  path: '/markets',
  masks: { 'marketData.instruments': emptyList },
  sections: {
    'marketData.instruments': unread('Markets could not be loaded'),
    'marketData.trends': unread('Figures of the last 24 hours are not available'),
    'marketData.assets': unread('Names of assets are not available'),
  },
  extras: shell,
  live: { label: 'Live prices', of: ['hub SubscribeTickers'] },
};

const trade: Omit<Visit, 'as'> = {
  name: 'trade',
  path: '/trade/XCB-CTN',
  masks: { 'marketData.instruments': emptyList, 'account.userInformation': stateOfAccount },
  sections: {
    'marketData.instruments': unread('The markets could not be loaded'),
    'marketData.history': unread('The chart could not be loaded'),
    'trading.openOrders': unread('Your orders could not be loaded'),
    'hub BookSnapshot': /The order book could not be loaded/,
    'hub SubscribeTrades': /The trades could not be loaded/,
  },
  extras: {
    ...shell,
    'fees.standing': 'no way to the next fee in the ticket',
    'marketData.trends': 'no value in the own currency',
    'marketData.assets': 'amounts with the digits that they have',
    'portfolio.overview': 'a dash for each balance',
    'trading.orderHistory': 'no marks of own fills in the chart',
  },
  live: { label: 'Live', of: ['hub BookSnapshot'] },
};

const portfolio: Omit<Visit, 'as'> = {
  name: 'portfolio',
  path: '/user/portfolio',
  masks: { 'portfolio.overview': emptyList, 'account.userInformation': stateOfAccount },
  sections: {
    'portfolio.overview': unread('Your balances could not be loaded'),
    'portfolio.history': unread('The value over time could not be loaded'),
    'marketData.assets': unread('Names of assets are not available'),
    'wallet.transfers': unread('Transfers that are under way could not be loaded'),
  },
  extras: {
    ...shell,
    'wallet.networks': 'no way to send or receive',
    'ramp.assets': 'no way to buy with fiat',
    'marketData.instruments': 'no link to trade',
    'trading.openOrders': 'no notice',
  },
  live: { label: 'Live', of: [] },
};

/** Three pages as each of two people sees them; some stand for all where time is short. */
export const visits: readonly (Visit & { isSampled: boolean })[] = [
  { ...markets, as: 'guest', isSampled: true },
  { ...markets, as: 'trader', isSampled: false },
  { ...trade, as: 'guest', isSampled: false },
  { ...trade, as: 'trader', isSampled: true },
  { ...portfolio, as: 'guest', isSampled: false },
  { ...portfolio, as: 'trader', isSampled: true },
];
