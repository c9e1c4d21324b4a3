import {
  defineMessages,
  type MessagesOf,
  useMessages,
} from '../../foundations/language/language.tsx';
import * as terms from '../../foundations/terms/terms.ts';

export type OrderSideName = 'Buy' | 'Sell' | 'Unknown';

/** The names of the sides in tickets and charts. */
const messages = defineMessages('order', {
  sides: { Buy: terms.buy, Sell: terms.sell, Unknown: terms.order } satisfies Record<
    OrderSideName,
    unknown
  >,
});
export type OrderWords = MessagesOf<typeof messages>;

export const useOrderWords = (): OrderWords => useMessages(messages);
