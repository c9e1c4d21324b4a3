// Words of markets, prices and orders.

export const amountStep = '@amountStep Amount step';
/** Lowest price of a seller. */
export const ask = '@ask Ask';
/** Average price of an order. */
export const average = '@average Average';
/** Secured by, as in gold that lies in a vault. */
export const backedBy = '@backedBy Backed by';
/** Highest price of a buyer. */
export const bid = '@bid Bid';
/** Type of order: an entry with a take-profit and a stop-loss order as its exits. */
export const bracket = '@bracket Bracket';
/** Order that begins a position, whose exits end it. Not an entry of a list. */
export const bracketEntry = '@bracketEntry Entry';
export const buyAsset = '@buyAsset Buy {{asset}}';
export const buyAtMarketWhen =
  '@buyAtMarketWhen Buy {{amount}} at the market price when the price reaches {{trigger}}';
export const cancelAll = '@cancelAll Cancel all';
export const checkingYourOrder = '@checkingYourOrder Checking your order…';
export const checkThePrice = '@checkThePrice Check the price';
/** Button: a duration, or a number of slices, that the exchange does not take. */
export const checkTheSlices = '@checkTheSlices Check duration and slices';
export const chooseAValidPrice = '@chooseAValidPrice Choose a valid price';
export const dayFiguresMissing =
  '@dayFiguresMissing Figures of the last 24 hours are not available at the moment.';
export const endedOrdersAppear = '@endedOrdersAppear Filled and cancelled orders appear here.';
/** Button: the distance of a trailing stop is missing. */
export const enterADistance = '@enterADistance Enter a distance';
export const enterAPrice = '@enterAPrice Enter a price';
export const farFromTheMarket = '@farFromTheMarket Far from the market.';
/** Noun: price of a service. */
export const fee = '@fee Fee';
/** State of an order that is executed in full; nothing about a form. */
export const filled = '@filled Filled';
export const largestOrder = '@largestOrder Largest order';
/** Type of an order. */
export const limitOrder = '@limitOrder Limit';
/** Role in a trade: the order that waited. Not a manufacturer. */
export const maker = '@maker Maker';
export const makerFee = '@makerFee Maker fee';
/** Condition of an order: it only ever waits in the book. */
export const makerOnly = '@makerOnly Post only';
/** Type of an order that takes the price of the market. */
export const marketOrder = '@marketOrder Market';
/** Places where pairs are traded; name of a page. */
export const markets = '@markets Markets';
/** Markets whose price changed most. */
export const movers = '@movers Movers';
export const noOrdersYet = '@noOrdersYet No orders yet';
/** Range of time, short for one day. */
export const oneDay = '@oneDay 1D';
export const oneTickDown = '@oneTickDown One tick down';
export const oneTickUp = '@oneTickUp One tick up';
/** Range of time, short for one week. */
export const oneWeek = '@oneWeek 1W';
export const openOrders = '@openOrders Open orders';
export const orderCancelled = '@orderCancelled Order cancelled';
export const orderId = '@orderId Order ID';
export const orderMayBeOpen =
  '@orderMayBeOpen The exchange could not be reached. The order may still be open.';
/** State of an order that waits in the book. */
export const orderOpen = '@orderOpen Open';
/** Orders on a market, never purchase orders. */
/** Type of order, by its international abbreviation: one cancels the other. */
export const oco = '@oco OCO';
export const orders = '@orders Orders';
export const ordersCancelled_one = '@ordersCancelled_one {{count}} order cancelled';
export const ordersCancelled_other = '@ordersCancelled_other {{count}} orders cancelled';
/** Event: an order came into the book. */
export const placed = '@placed Placed';
export const placingTheOrder = '@placingTheOrder Placing the order';
export const priceAlerts = '@priceAlerts Price alerts';
export const priceMultipleOf = '@priceMultipleOf The price must be a multiple of {{step}}.';
export const pricesAreDelayed =
  '@pricesAreDelayed Live prices are delayed. The figures may be out of date.';
export const pricesArePaused =
  '@pricesArePaused Live prices paused. The figures are the last ones received.';
export const priceStep = '@priceStep Price step';
/** State of an order that was edited: another one took its place. */
export const replaced = '@replaced Replaced';
/** Maker or taker. */
export const roleInTrade = '@roleInTrade Role';
export const sellAsset = '@sellAsset Sell {{asset}}';
export const sellAtMarketWhen =
  '@sellAtMarketWhen Sell {{amount}} at the market price when the price reaches {{trigger}}';
export const signInToTrade = '@signInToTrade Sign in to trade';
export const smallestOrder = '@smallestOrder Smallest order';
/** Type of order. */
export const stopLimit = '@stopLimit Stop-limit';
/** Type of order: takes the prices of the book once its trigger is reached. */
export const stopMarket = '@stopMarket Stop-market';
/** Role in a trade: the order that matched. Not a buyer. */
export const taker = '@taker Taker';
export const takerFee = '@takerFee Taker fee';
/** Label of a price at which a loss is limited. */
export const stopLoss = '@stopLoss Stop loss';
/** Label of a price at which a profit is taken. */
export const takeProfit = '@takeProfit Take profit';
/** Type of order: a limit order that waits for a profit. */
export const takeProfitLimit = '@takeProfitLimit Take-profit limit';
/** Type of order: takes the prices of the book once a profit is reached. */
export const takeProfitMarket = '@takeProfitMarket Take-profit market';
export const thisMarket = '@thisMarket This market';
export const tierNumber = '@tierNumber Tier {{tier}}';
/** Noun: what happened, in order of time. */
export const timeline = '@timeline Timeline';
/** Whole balance, what is in orders included. */
export const totalBalance = '@totalBalance Total';
export const tradingKeys = '@tradingKeys Trading keys';
/** Distance of the trigger of a trailing stop from the price. */
export const trailingDistance = '@trailingDistance Distance';
/** Type of order: a stop whose trigger follows the price. */
export const trailingStop = '@trailingStop Trailing stop';
/** Type of order: trades in slices over a time; the international abbreviation of time-weighted average price. */
export const twap = '@twap TWAP';
/** Type of order: trades in slices over a time, at a limit price or better. */
export const twapLimit = '@twapLimit TWAP limit';
/** Type of order: a limit order of which the order book shows a part at a time. The word of the trade, as for the ice. */
export const iceberg = '@iceberg Iceberg';
/** Label: part of an iceberg order that the order book shows at a time. */
export const shownAmount = '@shownAmount Shown amount';
/** Button: the shown amount is missing. */
export const enterAShownAmount = '@enterAShownAmount Enter a shown amount';
/** State of an order that trades in slices: none comes until it goes on. */
export const pausedOrder = '@pausedOrder Paused';
/** Label: parts of equal size in which an order trades, one after another. */
export const slices = '@slices Slices';
/** Label: time over which an order trades. */
export const sliceDuration = '@sliceDuration Duration';
/** Price at which a stop order becomes active. */
export const trigger = '@trigger Trigger';
export const watchList = '@watchList Watch list';
export const youReceiveAbout = '@youReceiveAbout You receive, about';
export const yourId = '@yourId Your ID';
