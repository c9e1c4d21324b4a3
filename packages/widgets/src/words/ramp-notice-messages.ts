import { defineMessages } from '@agio/ui/language';
import * as terms from './terms.ts';

/** Notices about a finished purchase or sale with fiat. */
export const rampNoticeMessages = defineMessages('rampNotices', {
  Buy: {
    Completed: 'Purchase completed',
    Failed: 'Purchase failed',
    received: terms.youReceivedAmount,
    nothing: terms.nothingWasCharged,
  },
  Sell: {
    Completed: 'Sale completed',
    Failed: 'Sale failed',
    received: 'You were paid {{amount}}',
    nothing: 'What was set aside for it is available again.',
  },
});
