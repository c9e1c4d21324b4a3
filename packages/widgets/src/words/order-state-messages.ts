import type { OrderType } from '@agio/api-client/contract';
import { defineMessages, type MessagesOf } from '@agio/ui/language';
import * as terms from './terms.ts';

/** The types and states of orders, in tables, filters and the history. */
export const orderStateMessages = defineMessages('orders', {
  statuses: {
    Open: terms.orderOpen,
    PartiallyFilled: 'Partially filled',
    Filled: terms.filled,
    Cancelled: terms.cancelled,
    Rejected: terms.rejected,
    Unknown: terms.unknown,
  },
  /** Names of the types after a side, which is said in a word of its own: “Buy limit”. Nouns, not adjectives. */
  types: {
    Limit: 'limit',
    Market: 'market',
    StopLimit: 'stop-limit',
    StopMarket: 'stop-market',
    TakeProfitLimit: 'take-profit limit',
    TakeProfitMarket: 'take-profit market',
    TrailingStop: 'trailing stop',
    TWAP: terms.twap,
    TWAPLimit: terms.twapLimit,
    Unknown: 'order',
  } satisfies Record<OrderType | 'Unknown', string>,
  /** The types by themselves, in a list. */
  typeNames: {
    Limit: terms.limitOrder,
    Market: terms.marketOrder,
    StopLimit: terms.stopLimit,
    StopMarket: terms.stopMarket,
    TakeProfitLimit: terms.takeProfitLimit,
    TakeProfitMarket: terms.takeProfitMarket,
    TrailingStop: terms.trailingStop,
    TWAP: terms.twap,
    TWAPLimit: terms.twapLimit,
    Unknown: terms.other,
  } satisfies Record<OrderType | 'Unknown', string>,
});

/** The same in the language around. */
export type OrderStateWords = MessagesOf<typeof orderStateMessages>;
