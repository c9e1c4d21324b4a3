import {
  defineMessages,
  type MessagesOf,
  useMessages,
} from '../../foundations/language/language.tsx';

export type OrderSideName = 'Buy' | 'Sell' | 'Unknown';

/** What tabs of a ticket and the orders in a chart say of a side. */
const messages = defineMessages('order', {
  sides: { Buy: 'Buy', Sell: 'Sell', Unknown: 'Order' } satisfies Record<OrderSideName, string>,
});
export type OrderWords = MessagesOf<typeof messages>;

export const useOrderWords = (): OrderWords => useMessages(messages);
