import { defineMessages } from '@agio/ui/language';
import * as terms from '../words/terms.ts';

/** The support page around its articles. */
export const messages = defineMessages('support', {
  title: 'Support',
  search: 'Search help',
  found_one: '{{count}} article',
  found_other: '{{count}} articles',
  nothing: 'No article found',
  nothingMore: 'Try other words, or write to us below.',
  showAll: 'Show all articles',
  back: 'All articles',
  missing: 'The articles could not be loaded',
  topics: { money: terms.depositsAndWithdrawals, trading: terms.trading, account: terms.account },
  goTo: {
    receive: 'Open Receive',
    send: 'Open Send',
    addressBook: 'Open the address book',
    markets: 'Open the markets',
    portfolio: 'Open the portfolio',
    convert: 'Open Convert',
    verification: terms.openTiersAndLimits,
    settings: 'Open the settings',
  },
  services: {
    title: 'State of services',
    market: 'Live prices',
    notifications: terms.notifications,
    signIn: terms.signInService,
    calls: 'Orders and account data',
    since: 'Since {{time}}',
    /** States of a service. */
    state: {
      up: 'Works',
      connecting: terms.connecting,
      down: 'Not available',
      degraded: 'Cannot be renewed',
      idle: 'Not in use',
      signedOut: 'Not signed in',
    },
    reconnect: terms.reconnect,
  },
  contact: {
    title: 'Contact us',
    about:
      'Write what happened. The report below helps us to find the cause. You can change or shorten it.',
    subject: 'Support request',
    message: 'Your message',
    /** Noun: technical facts that go to support. */
    report: 'Report',
    reportHint: 'It contains no password and no balances. Nothing is sent until you send the mail.',
    send: 'Write an email',
    copy: 'Copy message and report',
    renew: 'Write the report again',
    noAddress: 'The address of support could not be loaded. Copy the report and try again later.',
    /** Recipient of a mail. */
    to: 'To: {{address}}',
  },
});
