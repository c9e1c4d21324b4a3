import { defineMessages } from '@agio/ui/language';

/** Notices about a finished purchase or sale with fiat. */
export const rampNoticeMessages = defineMessages('rampNotices', {
  Buy: {
    Completed: 'Purchase completed',
    Failed: 'Purchase failed',
    received: 'You received {{amount}}',
    nothing: 'Nothing was charged.',
  },
  Sell: {
    Completed: 'Sale completed',
    Failed: 'Sale failed',
    received: 'You were paid {{amount}}',
    nothing: 'What was set aside for it is available again.',
  },
});
