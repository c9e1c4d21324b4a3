import { defineMessages } from '@agio/ui/language';
import * as terms from '../words/terms.ts';

/** The words of the desk around its parts. */
export const messages = defineMessages('desk', {
  /** Tab: price chart. */
  chart: 'Chart',
  /** Tab: order book. */
  book: 'Book',
  trades: terms.trades,
  orders: terms.orders,
  /** Noun: parts of the desk that can be shown. */
  views: 'View',
  resizeOrders: 'Resize the orders panel',
  resizeBook: 'Resize the order book',
  resizeTicket: 'Resize the order ticket',
  resizeTape: 'Resize the trades',
  closeTicket: 'Close the ticket',
  watchList: terms.watchList,
  layout: {
    /** Noun: arrangement of the parts of the desk. */
    name: 'Layout',
    panels: {
      watch: terms.watchList,
      orders: terms.orders,
      book: terms.orderBook,
      tape: terms.trades,
    },
    reset: 'Reset layout',
  },
  info: { name: 'Market information' },
  closeChart: 'Close the chart',
  price: terms.price,
  /** Tab: depth chart of the order book. */
  depth: 'Depth',
  status: {
    Halted: terms.halted,
    Paused: terms.paused,
    Unknown: terms.unknown,
  },
  favourite: terms.isFavourite,
  /** While the connection is lost, before the prices are old. */
  reconnecting: 'Reconnecting',
  /** To a wish to cancel all orders. */
  noOrdersAtAll: 'There are no open orders',
  noOrders: 'No open orders in {{pair}}',
  page: {
    unknownPair: 'Market {{pair}} does not exist',
    unknownPairMore: 'It may have been renamed, or the address is mistyped.',
    /** Verb on a button: goes to that market. */
    openDefault: 'Open {{pair}}',
    allMarkets: 'View all markets',
    failed: terms.marketsNotLoaded,
    loading: 'Loading the market',
  },
});
