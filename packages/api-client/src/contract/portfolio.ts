import * as v from 'valibot';
import { defineEndpoint } from './base/endpoint.ts';
import {
  costMethods,
  currencies,
  portfolioFlowTypes,
  portfolioRanges,
  portfolioResolutions,
} from './base/enums.ts';
import { nonNegativeDecimal, signedDecimal } from './base/figures.ts';
import { closedEnum, id, listOf, openEnum, timestamp } from './base/primitives.ts';
import { symbol } from './base/texts.ts';

export const balance = v.object({
  asset: symbol,
  total: nonNegativeDecimal,
  /** Free to trade or send. */
  available: nonNegativeDecimal,
  /** Reserved by open orders. */
  inOrders: nonNegativeDecimal,
  /** Price of one unit in the portfolio's currency; null when no market gives a price. */
  price: v.nullable(nonNegativeDecimal),
  value: v.nullable(nonNegativeDecimal),
  changePercent24h: v.nullable(signedDecimal),
  /** Average cost of one unit held; null when nothing is held, or part of it came without a price. */
  averageCost: v.optional(v.nullable(nonNegativeDecimal)),
  /** The value less what it has cost; null without a price or a cost. */
  unrealised: v.optional(v.nullable(signedDecimal)),
  /** Earnings from units given away since the account was opened. */
  realised: v.optional(v.nullable(signedDecimal)),
});
export type Balance = v.InferOutput<typeof balance>;

/**
 * Gains by the exchange's own books, in the portfolio's currency; the rules are our own, the specification has none.
 *
 * - What came from outside has cost what it was worth on arrival; what a payment provider sold, what was paid for it.
 * - One asset given for another (a fill, a conversion) is given for what it is worth then, at the price that was paid last
 *   on its market; this realises a gain, and is the cost of the asset that was got. Fees lie in getting less.
 * - What is sent off takes its cost along and realises nothing; what a provider bought realises what was paid for it.
 *
 * `realised` and `unrealised` together are what is held less `paidIn`, before each is rounded to money.
 */
export const portfolioGains = v.object({
  /** Average: all units of an asset have cost the same. FIFO: those that came first are given first. */
  method: openEnum(costMethods),
  unrealised: signedDecimal,
  realised: signedDecimal,
  /** Money paid in, less money taken out, at its cost or at its sale price. */
  paidIn: signedDecimal,
});
export type PortfolioGains = v.InferOutput<typeof portfolioGains>;

/**
 * Holding of a market's base asset, counted in its quote asset by the rules of the gains. A trade for the quote asset
 * costs and earns what was paid in it, to the last digit.
 */
export const marketPosition = v.object({
  market: id,
  /** All that is held, also what orders reserve. */
  quantity: nonNegativeDecimal,
  /** Cost of all that is held; null where part of it came without a price. */
  cost: v.nullable(nonNegativeDecimal),
  /** Cost of one unit, cut to eight digits; null as `cost` is, and where nothing is held. */
  averageEntry: v.nullable(nonNegativeDecimal),
  /** Earnings from units given away since the account was opened. */
  realised: v.nullable(signedDecimal),
});
export type MarketPosition = v.InferOutput<typeof marketPosition>;

export const portfolioOverview = v.object({
  currency: openEnum(currencies),
  totalValue: nonNegativeDecimal,
  /** In the portfolio's currency. */
  change24h: signedDecimal,
  changePercent24h: signedDecimal,
  balances: listOf(balance, 5000, 'asset'),
  gains: v.optional(portfolioGains),
  /** Position in the market that was given. */
  position: v.optional(marketPosition),
});
export type PortfolioOverview = v.InferOutput<typeof portfolioOverview>;

export const portfolioFlow = v.object({
  id,
  /**
   * Same as that of the entry in the ledger: the id of the transfer, purchase, sale or reward; null for an opening.
   */
  reference: v.nullable(id),
  time: timestamp,
  type: openEnum(portfolioFlowTypes),
  asset: symbol,
  amount: nonNegativeDecimal,
  /** In the portfolio's currency, at that moment; null without a price. */
  value: v.nullable(nonNegativeDecimal),
});
export type PortfolioFlow = v.InferOutput<typeof portfolioFlow>;

export const portfolioHistory = v.object({
  currency: openEnum(currencies),
  range: openEnum(portfolioRanges),
  resolution: openEnum(portfolioResolutions),
  /**
   * Values of the holdings at the prices of the time: oldest first, at the beginning of every interval since the first
   * money came; the last one is now. Empty for an account that never had any.
   */
  points: listOf(v.object({ time: timestamp, value: nonNegativeDecimal }), 1000, 'time'),
  /** The last point less the first, without what came from and went to the outside between them. */
  change: v.optional(signedDecimal),
  /** The same in percent of the first point and what came after it. */
  changePercent: v.optional(signedDecimal),
  /** Money from and to the outside in that time, oldest first, the latest 500. A payment that was given up is none. */
  flows: listOf(portfolioFlow, 500),
});
export type PortfolioHistory = v.InferOutput<typeof portfolioHistory>;

export const portfolio = {
  /** Balances with values and gains in one currency, and the position of a market in its quote asset. */
  overview: defineEndpoint({
    method: 'GET',
    path: '/frontoffice/api/v2/portfolio',
    auth: 'required',
    standing: 'active',
    activeOnly: true,
    input: v.object({
      currency: v.optional(closedEnum(currencies)),
      /** Method by which gains are counted. Default: the user's own setting. */
      costMethod: v.optional(closedEnum(costMethods)),
      /** A market whose position is asked for as well. */
      market: v.optional(id),
    }),
    output: portfolioOverview,
  }),
  /**
   * The value of the portfolio over time. Beside the overview, which is asked for at every change and everywhere: this is
   * for a chart, whose last point moves with the overview.
   */
  history: defineEndpoint({
    method: 'GET',
    path: '/frontoffice/api/v2/portfolio/history',
    auth: 'required',
    standing: 'active',
    activeOnly: true,
    input: v.object({
      range: closedEnum(portfolioRanges),
      /** At most 400 points. Default: the finest that the range allows. */
      resolution: v.optional(closedEnum(portfolioResolutions)),
      currency: v.optional(closedEnum(currencies)),
    }),
    output: portfolioHistory,
  }),
};
