import { defineMessages } from '@agio/ui/language';
import * as terms from '../../words/terms.ts';

/** Texts of the edit of an open order, fetched with the first one. */
export const amendMessages = defineMessages('orderEntry', {
  amend: {
    title: 'Edit order',
    close: terms.close,
    queue:
      'The order is cancelled and placed again, so it goes to the back of the queue at its price.',
    filledSoFar: '{{amount}} is filled.',
    wholeAmount: 'Amount, with what is filled',
    left: '{{amount}} will be placed.',
    unchanged: 'Change price or amount',
    alreadyFilled: '{{filled}} is filled already. Enter more, or cancel the order.',
    alreadyFilledShort: 'Already filled',
    back: terms.back,
    submit: 'Change order',
    placeAgain: 'Place order',
    leave: 'Leave it cancelled',
    notPlaced: 'Your order was cancelled, but the new one was refused.',
    changed: 'Order changed',
    filledMeanwhile: '{{amount}} was filled before the change',
    nothingPlaced: 'It had ended before the change; nothing was placed',
    filledEnough: '{{amount}} was filled by then; nothing was left to place',
    notKnownCancelled: 'We could not find out whether your order was cancelled',
    notKnownCancelledMore: 'Nothing was placed. Check your open orders before you change it again.',
    notChanged: 'The order was not changed',
    notChangedMore: terms.orderMayBeOpen,
    cancelledOnly: terms.orderCancelled,
    cancelledOnlyMore: 'The new order was refused, so nothing was placed.',
  },
});
