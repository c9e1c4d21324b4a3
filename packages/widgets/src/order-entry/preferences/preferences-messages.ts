import { defineMessages } from '@agio/ui/language';
import * as terms from '../../words/terms.ts';

/** Preferences of the reader for trading; the button's name is with the ticket. */
export const preferencesMessages = defineMessages('orderEntry', {
  preferences: {
    confirm: 'Show an order again before it is sent',
    confirmWarnings: 'When something looks wrong',
    /** Choice: each order is confirmed before it is sent. */
    confirmAlways: 'Always',
    oneClick: 'One-click orders',
    oneClickHint:
      'A press on a price in the order book sends the order in the ticket at that price, without another question. Only a price that looks like a mistake is asked about.',
    oneClickOff: 'Not while every order is shown again.',
    fillSound: 'Sound when an order is filled',
    tradingKeys: terms.tradingKeys,
    tradingKeysHint: 'Single letters fill, send and cancel orders. Press ? for the list.',
  },
});
