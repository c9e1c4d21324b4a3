import {
  defineMessages,
  type MessagesOf,
  useMessages,
} from '../../foundations/language/language.tsx';

export type OrderSideName = 'Buy' | 'Sell' | 'Unknown';

/** The names of the sides in tickets and charts. */
const messages = defineMessages('order', {
  sides: { Buy: 'Buy', Sell: 'Sell', Unknown: 'Order' } satisfies Record<OrderSideName, string>,
});
export type OrderWords = MessagesOf<typeof messages>;

export const useOrderWords = (): OrderWords => useMessages(messages);
