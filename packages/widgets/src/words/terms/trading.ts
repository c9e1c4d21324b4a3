// Words of markets, prices and orders.

export const amountStep = ['amountStep', 'Amount step'] as const;
/** Lowest price of a seller. */
export const ask = ['ask', 'Ask'] as const;
/** Average price of an order. */
export const average = ['average', 'Average'] as const;
/** Secured by, as in gold that lies in a vault. */
export const backedBy = ['backedBy', 'Backed by'] as const;
/** Highest price of a buyer. */
export const bid = ['bid', 'Bid'] as const;
export const buyAsset = ['buyAsset', 'Buy {{asset}}'] as const;
export const cancelAll = ['cancelAll', 'Cancel all'] as const;
export const checkingYourOrder = ['checkingYourOrder', 'Checking your order…'] as const;
export const checkThePrice = ['checkThePrice', 'Check the price'] as const;
export const chooseAValidPrice = ['chooseAValidPrice', 'Choose a valid price'] as const;
export const dayFiguresMissing = [
  'dayFiguresMissing',
  'Figures of the last 24 hours are not available at the moment.',
] as const;
export const endedOrdersAppear = [
  'endedOrdersAppear',
  'Filled and cancelled orders appear here.',
] as const;
export const enterAPrice = ['enterAPrice', 'Enter a price'] as const;
export const farFromTheMarket = ['farFromTheMarket', 'Far from the market.'] as const;
/** Noun: price of a service. */
export const fee = ['fee', 'Fee'] as const;
/** State of an order that is executed in full; nothing about a form. */
export const filled = ['filled', 'Filled'] as const;
export const largestOrder = ['largestOrder', 'Largest order'] as const;
/** Type of an order. */
export const limitOrder = ['limitOrder', 'Limit'] as const;
/** Role in a trade: the order that waited. Not a manufacturer. */
export const maker = ['maker', 'Maker'] as const;
export const makerFee = ['makerFee', 'Maker fee'] as const;
/** Condition of an order: it only ever waits in the book. */
export const makerOnly = ['makerOnly', 'Post only'] as const;
/** Type of an order that takes the price of the market. */
export const marketOrder = ['marketOrder', 'Market'] as const;
export const markets = ['markets', 'Markets'] as const;
export const movers = ['movers', 'Movers'] as const;
export const noOrdersYet = ['noOrdersYet', 'No orders yet'] as const;
export const oneDay = ['oneDay', '1D'] as const;
export const oneTickDown = ['oneTickDown', 'One tick down'] as const;
export const oneTickUp = ['oneTickUp', 'One tick up'] as const;
export const oneWeek = ['oneWeek', '1W'] as const;
export const openOrders = ['openOrders', 'Open orders'] as const;
export const orderCancelled = ['orderCancelled', 'Order cancelled'] as const;
export const orderId = ['orderId', 'Order ID'] as const;
export const orderMayBeOpen = [
  'orderMayBeOpen',
  'The exchange could not be reached. The order may still be open.',
] as const;
/** State of an order that waits in the book. */
export const orderOpen = ['orderOpen', 'Open'] as const;
export const orders = ['orders', 'Orders'] as const;
export const ordersCancelled_one = ['ordersCancelled_one', '{{count}} order cancelled'] as const;
export const ordersCancelled_other = [
  'ordersCancelled_other',
  '{{count}} orders cancelled',
] as const;
/** Event: an order came into the book. */
export const placed = ['placed', 'Placed'] as const;
export const placingTheOrder = ['placingTheOrder', 'Placing the order'] as const;
export const priceAlerts = ['priceAlerts', 'Price alerts'] as const;
export const priceMultipleOf = [
  'priceMultipleOf',
  'The price must be a multiple of {{step}}.',
] as const;
export const pricesAreDelayed = [
  'pricesAreDelayed',
  'Live prices are delayed. The figures may be out of date.',
] as const;
export const pricesArePaused = [
  'pricesArePaused',
  'Live prices paused. The figures are the last ones received.',
] as const;
export const priceStep = ['priceStep', 'Price step'] as const;
/** State of an order that was edited: another one took its place. */
export const replaced = ['replaced', 'Replaced'] as const;
/** Maker or taker. */
export const roleInTrade = ['roleInTrade', 'Role'] as const;
export const sellAsset = ['sellAsset', 'Sell {{asset}}'] as const;
export const signInToTrade = ['signInToTrade', 'Sign in to trade'] as const;
export const smallestOrder = ['smallestOrder', 'Smallest order'] as const;
export const stopLimit = ['stopLimit', 'Stop-limit'] as const;
/** Role in a trade: the order that matched. Not a buyer. */
export const taker = ['taker', 'Taker'] as const;
export const takerFee = ['takerFee', 'Taker fee'] as const;
export const thisMarket = ['thisMarket', 'This market'] as const;
export const tierNumber = ['tierNumber', 'Tier {{tier}}'] as const;
export const timeline = ['timeline', 'Timeline'] as const;
/** Whole balance, what is in orders included. */
export const totalBalance = ['totalBalance', 'Total'] as const;
export const tradingKeys = ['tradingKeys', 'Trading keys'] as const;
/** Price at which a stop order becomes active. */
export const trigger = ['trigger', 'Trigger'] as const;
export const watchList = ['watchList', 'Watch list'] as const;
export const youReceiveAbout = ['youReceiveAbout', 'You receive, about'] as const;
export const yourId = ['yourId', 'Your ID'] as const;
