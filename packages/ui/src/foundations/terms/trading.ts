// Words of markets, prices, orders and typed amounts.

/** Orders that sell. */
export const asks = ['asks', 'Asks'] as const;
export const atMostDecimalPlaces_one = [
  'atMostDecimalPlaces_one',
  'At most {{count}} decimal place.',
] as const;
export const atMostDecimalPlaces_other = [
  'atMostDecimalPlaces_other',
  'At most {{count}} decimal places.',
] as const;
export const averagePrice = ['averagePrice', 'Average price'] as const;
/** Orders that buy. */
export const bids = ['bids', 'Bids'] as const;
export const bidsAndAsksOverlap = ['bidsAndAsksOverlap', 'Bids and asks overlap'] as const;
export const bookNotLoaded = ['bookNotLoaded', 'The order book could not be loaded'] as const;
export const bought = ['bought', 'Bought'] as const;
/** Verb, and the side of an order. */
export const buy = ['buy', 'Buy'] as const;
export const commodities = ['commodities', 'Commodities'] as const;
export const completeTheNumber = ['completeTheNumber', 'Complete the number.'] as const;
export const connecting = ['connecting', 'Connecting'] as const;
export const countedOrders_one = ['countedOrders_one', '{{count}} order'] as const;
export const countedOrders_other = ['countedOrders_other', '{{count}} orders'] as const;
export const crypto = ['crypto', 'Crypto'] as const;
export const dayChange = ['dayChange', '24h change'] as const;
export const dayVolume = ['dayVolume', '24h volume'] as const;
export const delayed = ['delayed', 'Delayed'] as const;
export const enterNumber = ['enterNumber', 'Enter a number.'] as const;
export const favourites = ['favourites', 'Favourites'] as const;
/** State of a market, stopped by the exchange; keep apart from paused. */
export const halted = ['halted', 'Halted'] as const;
export const isFavourite = ['isFavourite', '{{pair}} is a favourite'] as const;
export const lastPrice = ['lastPrice', 'Last price'] as const;
export const livePricesPaused = ['livePricesPaused', 'Live prices paused'] as const;
export const loadingChart = ['loadingChart', 'Loading chart'] as const;
/** State of a market or a network that works. */
export const marketOpen = ['marketOpen', 'Open'] as const;
export const marketsNotLoaded = ['marketsNotLoaded', 'The markets could not be loaded'] as const;
export const noLivePrices = ['noLivePrices', 'No live prices'] as const;
export const notNegative = ['notNegative', 'The number cannot be negative.'] as const;
export const noTradesYet = ['noTradesYet', 'No trades yet'] as const;
export const numberTooLong = ['numberTooLong', 'This number is too long.'] as const;
/** Noun: order on a market. */
export const order = ['order', 'Order'] as const;
export const orderBook = ['orderBook', 'Order book'] as const;
export const orderTicket = ['orderTicket', 'Order ticket'] as const;
export const orderType = ['orderType', 'Order type'] as const;
export const percentageOfAvailable = [
  'percentageOfAvailable',
  'Percentage of what is available',
] as const;
export const pricesUnreliable = ['pricesUnreliable', 'Prices unreliable'] as const;
export const reconnect = ['reconnect', 'Reconnect'] as const;
export const searchMarkets = ['searchMarkets', 'Search markets'] as const;
/** Verb, and the side of an order. */
export const sell = ['sell', 'Sell'] as const;
/** Buy or sell. */
export const side = ['side', 'Side'] as const;
export const sold = ['sold', 'Sold'] as const;
export const space = ['space', 'space'] as const;
/** Difference of the best prices. */
export const spread = ['spread', 'Spread'] as const;
/** Noun: executions. */
export const trades = ['trades', 'Trades'] as const;
/** Prices are loaded again after a gap. */
export const updating = ['updating', 'Updating…'] as const;
export const useSeparators = [
  'useSeparators',
  'Use “{{decimal}}” for decimals and “{{group}}” for thousands, or no separator.',
] as const;
export const zoomIn = ['zoomIn', 'Zoom in'] as const;
export const zoomOut = ['zoomOut', 'Zoom out'] as const;
