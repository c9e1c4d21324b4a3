import { defineMessages, type MessagesOf } from '@agio/ui/language';

/** The types and states of orders, in tables, filters and the history. */
export const orderStateMessages = defineMessages('orders', {
  statuses: {
    Open: 'Open',
    PartiallyFilled: 'Partially filled',
    Filled: 'Filled',
    Cancelled: 'Cancelled',
    Rejected: 'Rejected',
    Unknown: 'Unknown',
  },
  /** After the side, so in lower case. */
  types: { Limit: 'limit', Market: 'market', StopLimit: 'stop-limit', Unknown: 'order' },
  /** The types by themselves, in a list. */
  typeNames: { Limit: 'Limit', Market: 'Market', StopLimit: 'Stop-limit', Unknown: 'Other' },
});

/** The same in the language around. */
export type OrderStateWords = MessagesOf<typeof orderStateMessages>;
