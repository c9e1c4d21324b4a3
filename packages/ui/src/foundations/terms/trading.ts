// Words of markets, prices, orders and typed amounts.

/** Orders that sell. */
export const asks = '@asks Asks';
export const atMostDecimalPlaces_one = '@atMostDecimalPlaces_one At most {{count}} decimal place.';
export const atMostDecimalPlaces_other =
  '@atMostDecimalPlaces_other At most {{count}} decimal places.';
/** Label: average price at which what is held was bought. Short. */
export const averageEntry = '@averageEntry Avg. entry';
export const averagePrice = '@averagePrice Average price';
/** Orders that buy. */
export const bids = '@bids Bids';
export const bidsAndAsksOverlap = '@bidsAndAsksOverlap Bids and asks overlap';
export const bookNotLoaded = '@bookNotLoaded The order book could not be loaded';
/** State of an asset: acquired. */
export const bought = '@bought Bought';
/** Verb, and the side of an order. */
export const buy = '@buy Buy';
/** Digital commodities, such as gold. */
export const commodities = '@commodities Commodities';
export const completeTheNumber = '@completeTheNumber Complete the number.';
/** State of the connection to the exchange. */
export const connecting = '@connecting Connecting';
export const countedOrders_one = '@countedOrders_one {{count}} order';
export const countedOrders_other = '@countedOrders_other {{count}} orders';
export const crypto = '@crypto Crypto';
export const dayChange = '@dayChange 24h change';
export const dayVolume = '@dayVolume 24h volume';
/** State of prices: not live. */
export const delayed = '@delayed Delayed';
export const enterNumber = '@enterNumber Enter a number.';
/** Markets that the user marked. */
export const favourites = '@favourites Favourites';
/** State of a market, stopped by the exchange; keep apart from paused. */
export const halted = '@halted Halted';
export const isFavourite = '@isFavourite {{pair}} is a favourite';
export const lastPrice = '@lastPrice Last price';
export const livePricesPaused = '@livePricesPaused Live prices paused';
export const loadingChart = '@loadingChart Loading chart';
/** State of a market or a network that works. */
export const marketOpen = '@marketOpen Open';
export const marketsNotLoaded = '@marketsNotLoaded The markets could not be loaded';
export const noLivePrices = '@noLivePrices No live prices';
export const notNegative = '@notNegative The number cannot be negative.';
export const noTradesYet = '@noTradesYet No trades yet';
export const numberTooLong = '@numberTooLong This number is too long.';
/** Noun: order on a market. */
export const order = '@order Order';
export const orderBook = '@orderBook Order book';
export const orderTicket = '@orderTicket Order ticket';
export const orderType = '@orderType Order type';
export const percentageOfAvailable = '@percentageOfAvailable Percentage of what is available';
export const pricesUnreliable = '@pricesUnreliable Prices unreliable';
export const reconnect = '@reconnect Reconnect';
export const searchMarkets = '@searchMarkets Search markets';
/** Verb, and the side of an order. */
export const sell = '@sell Sell';
/** Buy or sell. */
export const side = '@side Side';
/** State of an asset: given away for money. */
export const sold = '@sold Sold';
/** Name of the character, where a separator is a space. */
export const space = '@space space';
/** Difference of the best prices. */
export const spread = '@spread Spread';
/** Noun: executions. */
export const trades = '@trades Trades';
/** Prices are loaded again after a gap. */
export const updating = '@updating Updating…';
export const useSeparators =
  '@useSeparators Use “{{decimal}}” for decimals and “{{group}}” for thousands, or no separator.';
export const zoomIn = '@zoomIn Zoom in';
export const zoomOut = '@zoomOut Zoom out';
