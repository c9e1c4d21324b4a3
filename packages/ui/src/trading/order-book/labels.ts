export interface OrderBookLabels {
  /** The region's name. */
  title: string;
  price: string;
  amount: string;
  total: string;
  asks: string;
  bids: string;
  grouping: string;
  both: string;
  bidsOnly: string;
  asksOnly: string;
  spread: string;
  yourOrder: string;
  loading: string;
  /** The book could not be loaded … */
  failed: string;
  /** … and the way to try again at once. */
  retry: string;
  /** Of a book that is known, fresh and without an order. */
  empty: string;
  resyncing: string;
  /** Bids and asks overlap: what is wrong … */
  crossed: string;
  /** … and what happens next, by itself. */
  crossedNext: string;
  stale: string;
  paused: string;
  reconnect: string;
  halted: string;
  up: string;
  down: string;
  /** After a cumulative amount, for the screen reader. */
  cumulative: string;
  /** For the screen reader. Figures come formatted. */
  summary: (figures: { bid: string; ask: string; spread: string }) => string;
  keys: string;
}

export const orderBookLabels: OrderBookLabels = {
  title: 'Order book',
  price: 'Price',
  amount: 'Amount',
  total: 'Total',
  asks: 'Asks',
  bids: 'Bids',
  grouping: 'Price step',
  both: 'Both sides',
  bidsOnly: 'Bids only',
  asksOnly: 'Asks only',
  spread: 'Spread',
  yourOrder: 'your order',
  loading: 'Loading the order book',
  failed: 'The order book could not be loaded',
  retry: 'Try again',
  empty: 'No orders yet. The first one sets the price.',
  resyncing: 'Updating…',
  crossed: 'Bids and asks overlap',
  crossedNext: 'Loading again by itself…',
  stale: 'Delayed',
  paused: 'Live prices paused',
  reconnect: 'Reconnect',
  halted: 'Market halted',
  up: 'up',
  down: 'down',
  cumulative: 'up to here',
  summary: ({ bid, ask, spread }) => `Best bid ${bid}, best ask ${ask}, spread ${spread}`,
  keys: 'Arrow keys move between levels, Enter takes a value into the ticket, S goes to the spread.',
};
