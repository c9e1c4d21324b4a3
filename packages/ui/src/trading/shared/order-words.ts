import {
  defineMessages,
  type MessagesOf,
  useMessages,
} from '../../foundations/language/language.tsx';

export type OrderSideName = 'Buy' | 'Sell' | 'Unknown';
export type OrderTypeName = 'Limit' | 'Market' | 'StopLimit' | 'Unknown';

/** What every table of orders says. */
const messages = defineMessages('order', {
  sides: { Buy: 'Buy', Sell: 'Sell', Unknown: 'Order' } satisfies Record<OrderSideName, string>,
  /** After the side, so in lower case. */
  types: {
    Limit: 'limit',
    Market: 'market',
    StopLimit: 'stop-limit',
    Unknown: 'order',
  } satisfies Record<OrderTypeName, string>,
  /** The price of a market order. */
  marketPrice: 'Market',
  market: 'Market',
  order: 'Order',
  price: 'Price',
  amount: 'Amount',
  filled: 'Filled',
  retry: 'Try again',
  notAllowed: 'Sign in to see your orders',
});
export type OrderWords = MessagesOf<typeof messages>;

export const useOrderWords = (): OrderWords => useMessages(messages);
