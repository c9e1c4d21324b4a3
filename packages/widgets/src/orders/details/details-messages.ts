import { defineMessages } from '@agio/ui/language';
import * as terms from '../../words/terms.ts';

/** Texts of an order's details; the button's name is with the tables. */
export const detailsMessages = defineMessages('orders', {
  details: {
    limitPrice: 'Limit price',
    trigger: terms.trigger,
    averagePrice: terms.averagePrice,
    timeline: terms.timeline,
    all: 'Show all {{count}}',
    id: terms.orderId,
    copyId: 'Copy order ID',
    ownId: terms.yourId,
    copyOwnId: 'Copy your ID',
    events: {
      placed: terms.placed,
      triggered: 'Triggered',
      filled: terms.filled,
      cancelled: terms.cancelled,
      rejected: terms.rejected,
    },
  },
});
