import { defineMessages } from '@agio/ui/language';

/** The words of the desk around its parts. */
export const messages = defineMessages('desk', {
  chart: 'Chart',
  book: 'Book',
  trades: 'Trades',
  orders: 'Orders',
  views: 'View',
  resizeOrders: 'Resize the orders panel',
  resizeBook: 'Resize the order book',
  resizeTicket: 'Resize the order ticket',
  resizeTape: 'Resize the trades',
  closeTicket: 'Close the ticket',
  watchList: 'Watch list',
  layout: {
    name: 'Layout',
    panels: { watch: 'Watch list', orders: 'Orders', book: 'Order book', tape: 'Trades' },
    reset: 'Reset layout',
  },
  info: { name: 'Market information' },
  closeChart: 'Close the chart',
  price: 'Price',
  depth: 'Depth',
  status: {
    Halted: 'Halted',
    Paused: 'Paused',
    Unknown: 'Unknown',
  },
  favourite: '{{pair}} is a favourite',
  /** While the connection is lost, before the prices are old. */
  reconnecting: 'Reconnecting',
  /** To a wish to cancel all orders. */
  noOrdersAtAll: 'There are no open orders',
  noOrders: 'No open orders in {{pair}}',
  page: {
    unknownPair: 'Market {{pair}} does not exist',
    unknownPairMore: 'It may have been renamed, or the address is mistyped.',
    openDefault: 'Open {{pair}}',
    allMarkets: 'View all markets',
    failed: 'The markets could not be loaded',
    loading: 'Loading the market',
  },
});
