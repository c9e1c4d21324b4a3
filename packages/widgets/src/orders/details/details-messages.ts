import { defineMessages } from '@agio/ui/language';
import * as terms from '../../words/terms.ts';

/** Texts of an order's details; the button's name is with the tables. */
export const detailsMessages = defineMessages('orders', {
  details: {
    limitPrice: 'Limit price',
    trigger: terms.trigger,
    distance: terms.trailingDistance,
    expires: terms.expires,
    /** Sentence about two orders, of which one cancels the other. */
    pair: 'One of two orders: when one is filled or triggered, the other is cancelled.',
    takeProfit: terms.takeProfit,
    stopLoss: terms.stopLoss,
    /** Label: part of an order for which exits were placed. */
    withExits: 'With exits',
    bracket: terms.bracket,
    duration: terms.sliceDuration,
    slices: terms.slices,
    /** Label: time at which the next part of an order is sent. */
    nextSlice: 'Next slice',
    paused: terms.pausedOrder,
    shownAmount: terms.shownAmount,
    /** Label: what the order book shows of an iceberg order at the moment. */
    shownNow: 'Visible now',
    averagePrice: terms.averagePrice,
    timeline: terms.timeline,
    /** A button under the first events. */
    all_one: 'Show all {{count}}',
    all_other: 'Show all {{count}}',
    /** An execution; the amount stands in place of the tag. */
    fill: '<amount></amount> at {{price}}',
    id: terms.orderId,
    copyId: 'Copy order ID',
    ownId: terms.yourId,
    copyOwnId: 'Copy your ID',
    events: {
      placed: terms.placed,
      /** State of an order with a trigger, which was reached. */
      triggered: 'Triggered',
      filled: terms.filled,
      cancelled: terms.cancelled,
      rejected: terms.rejected,
    },
  },
});
