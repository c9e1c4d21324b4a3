import { defineMessages } from '@agio/ui/language';

/** Texts of an order's details; the button's name is with the tables. */
export const detailsMessages = defineMessages('orders', {
  details: {
    limitPrice: 'Limit price',
    trigger: 'Trigger',
    averagePrice: 'Average price',
    timeline: 'Timeline',
    all: 'Show all {{count}}',
    id: 'Order ID',
    copyId: 'Copy order ID',
    ownId: 'Your ID',
    copyOwnId: 'Copy your ID',
    events: {
      placed: 'Placed',
      triggered: 'Triggered',
      filled: 'Filled',
      cancelled: 'Cancelled',
      rejected: 'Rejected',
    },
  },
});
