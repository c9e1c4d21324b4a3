import { defineMessages, type MessagesOf } from '../../foundations/language/language.tsx';

export const orderBookMessages = defineMessages('orderBook', {
  /** The region's name. */
  title: 'Order book',
  price: 'Price',
  amount: 'Amount',
  total: 'Total',
  asks: 'Asks',
  bids: 'Bids',
  grouping: 'Price grouping',
  both: 'Both sides',
  bidsOnly: 'Bids only',
  asksOnly: 'Asks only',
  spread: 'Spread',
  yourOrder: 'your order',
  loading: 'Loading the order book',
  /** The book could not be loaded; the way to try again is added. */
  failed: 'The order book could not be loaded',
  /** Of a book that is known, fresh and without an order. */
  empty: 'No orders yet. The first one sets the price.',
  resyncing: 'Updating…',
  /** Bids and asks overlap: what is wrong … */
  crossed: 'Bids and asks overlap',
  /** … and what happens next, by itself. */
  crossedNext: 'Reloading automatically…',
  stale: 'Delayed',
  paused: 'Live prices paused',
  reconnect: 'Reconnect',
  halted: 'Market halted',
  up: 'up',
  down: 'down',
  /** After a cumulative amount, for the screen reader. */
  cumulative: 'cumulative',
  /** For the screen reader. Figures come formatted. */
  summary: 'Best bid {{bid}}, best ask {{ask}}, spread {{spread}}',
  keys: 'Arrow keys move between levels, Enter copies a value to the ticket, S goes to the spread.',
});
export type OrderBookLabels = MessagesOf<typeof orderBookMessages>;
