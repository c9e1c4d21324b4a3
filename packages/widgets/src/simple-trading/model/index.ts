// Simple trading without React: what was chosen, and the order ticket that follows from it.
export {
  type CommodityCategory,
  type CommodityGroup,
  commodityGroups,
  type ListedCommodity,
  marketPaying,
  marketsOf,
} from './commodities.ts';
export { outcomeOf, type TradeOutcome } from './outcome.ts';
export { tradeChoiceOf, tradeQueryOf } from './trade-query.ts';
export {
  type Trade,
  type TradeAction,
  type TradeChoice,
  tradeOf,
  tradeReducer,
  type TradeUnit,
  tradeUnits,
  usualUnit,
} from './trade.ts';
export {
  amountIn,
  type ReadTrade,
  readTrade,
  reasonsOfTrade,
  reviewedTicket,
  shareOfBalance,
  type TradeRules,
} from './trade-ticket.ts';
