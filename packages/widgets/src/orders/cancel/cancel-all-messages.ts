// @where Trading: question before all orders are cancelled
import { defineMessages } from '@agio/ui/language';
import * as terms from '../../words/terms.ts';

/** The question before all orders are cancelled. */
export const cancelAllMessages = defineMessages('orders', {
  confirmCancelAll: {
    title: 'Cancel all open orders?',
    titleHere: 'Cancel all open orders in {{market}}?',
    text_one: '{{count}} order will be cancelled. Filled amounts are not affected.',
    text_other: '{{count}} orders will be cancelled. Filled amounts are not affected.',
    /** With the markets that they are in, as a list. */
    textIn_one:
      '{{count}} order in {{markets}} will be cancelled. Filled amounts are not affected.',
    textIn_other:
      '{{count}} orders in {{markets}} will be cancelled. Filled amounts are not affected.',
    back: terms.keepThem,
    confirm: terms.cancelAll,
  },
});
