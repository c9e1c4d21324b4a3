import { defineMessages, type MessagesOf } from '../../foundations/language/language.tsx';
import * as terms from '../../foundations/terms/terms.ts';

export const orderBookMessages = defineMessages('orderBook', {
  /** Accessible name of the region. */
  title: terms.orderBook,
  price: terms.price,
  amount: terms.amount,
  total: terms.total,
  /** On the head of the totals, which changes their unit; `unit` is the other one. */
  totalIn: 'Show totals in {{unit}}',
  /** Average price down to a row. */
  average: terms.averagePrice,
  asks: terms.asks,
  bids: terms.bids,
  grouping: 'Price grouping',
  both: 'Both sides',
  bidsOnly: 'Bids only',
  asksOnly: 'Asks only',
  spread: terms.spread,
  yourOrder: 'your order',
  /** A button on a side that is scrolled to deeper levels. */
  backToBest: 'Back to the best price',
  loading: 'Loading the order book',
  /** The book could not be loaded; a button to try again is added. */
  failed: terms.bookNotLoaded,
  /** For a live book without orders. */
  empty: 'No orders yet. The first one sets the price.',
  resyncing: terms.updating,
  /** Bids and asks overlap. */
  crossed: terms.bidsAndAsksOverlap,
  /** The next step, after a fault. */
  crossedNext: 'Reloading automatically…',
  stale: terms.delayed,
  paused: terms.livePricesPaused,
  reconnect: terms.reconnect,
  halted: 'Market halted',
  up: terms.up,
  down: terms.down,
  /** For screen readers, after a cumulative amount. */
  cumulative: 'cumulative',
  /** For screen readers, with formatted figures. */
  summary: 'Best bid {{bid}}, best ask {{ask}}, spread {{spread}}',
  keys: 'Arrow keys move between levels, Enter copies a value to the ticket, S goes to the spread.',
});
export type OrderBookLabels = MessagesOf<typeof orderBookMessages>;
