import * as v from 'valibot';
import { defineEndpoint } from './base/endpoint.ts';
import {
  assetKinds,
  candleResolutions,
  commodityCategories,
  currencies,
  marketStatuses,
  marketTypes,
  tiers,
  timesInForce,
} from './base/enums.ts';
import { orderTypes } from './base/order-types.ts';
import {
  fractionDigits,
  isAtMost,
  nonNegativeDecimal,
  positiveDecimal,
  rate,
  signedDecimal,
} from './base/figures.ts';
import {
  closedEnum,
  id,
  listOf,
  nothing,
  openEnum,
  queryInteger,
  timestamp,
} from './base/primitives.ts';
import { name, symbol, words } from './base/texts.ts';

/** Fees of one tier in a market, as fractions of the received asset. */
export const feeTier = v.object({ tier: openEnum(tiers), makerFee: rate, takerFee: rate });
export type FeeTier = v.InferOutput<typeof feeTier>;

/**
 * Fees of accounts that have at least this tier and have traded for at least this volume in 30 days, in the currency of
 * the schedule. Extension (0127).
 */
export const feeStep = v.object({
  tier: openEnum(tiers),
  volume: nonNegativeDecimal,
  makerFee: rate,
  takerFee: rate,
});
export type FeeStep = v.InferOutput<typeof feeStep>;

/** Most steps of a schedule. */
export const maxFeeSteps = 20;

export const instrument = v.object({
  /** Also the pair in an address: `XCB-CTN`. */
  id,
  /** `XCB/CTN` */
  symbol: name,
  baseAsset: symbol,
  quoteAsset: symbol,
  marketType: openEnum(marketTypes),
  status: openEnum(marketStatuses),
  /**
   * Reason why the market is not open, in the words of the officer who closed it; null when it is open, or no reason
   * was given.
   */
  statusReason: v.optional(v.nullable(words), null),
  /** Time since which the market is not open; null when it is open, or the time is not known. */
  statusSince: v.optional(v.nullable(timestamp), null),
  /** Smallest price step, in the quote asset. */
  tickSize: positiveDecimal,
  /** Smallest amount step (lot size), in the base asset. */
  stepSize: positiveDecimal,
  minAmount: nonNegativeDecimal,
  maxAmount: positiveDecimal,
  /** Smallest price × amount, in the quote asset. */
  minNotional: nonNegativeDecimal,
  /** Fractions of the received asset: `0.0008` is 0.08 %. */
  makerFee: rate,
  takerFee: rate,
  /** Tiers that pay other fees than the two above. */
  feeTiers: v.optional(listOf(feeTier, 20), []),
  /** Steps of the schedule that ask for a volume, with their fees in this market. */
  feeSteps: v.optional(listOf(feeStep, maxFeeSteps, 'tier', 'volume'), []),
  orderTypes: listOf(openEnum(orderTypes), 50),
  timesInForce: listOf(openEnum(timesInForce), 50),
  postOnly: v.boolean(),
  /** Smallest part of an iceberg order that the book shows, as a fraction of its amount; a market without it takes none. */
  minDisplayRatio: v.optional(rate),
});
export type Instrument = v.InferOutput<typeof instrument>;

/** Unit of a commodity, and its backing. */
export const commodity = v.object({
  category: openEnum(commodityCategories),
  /** One unit, in words: `1 g of fine gold`. */
  unit: name,
  /** Backing, in a sentence. */
  backing: words,
});
export type Commodity = v.InferOutput<typeof commodity>;

export const asset = v.object({
  /** The symbol, upper case: `BTC`. */
  id: symbol,
  name,
  kind: openEnum(assetKinds),
  /** Most fraction digits that an amount of this asset can have. */
  decimals: fractionDigits,
  /** Fraction digits that lists show. */
  displayDecimals: fractionDigits,
  /** Null of everything that is no commodity, or of which nothing is known. */
  commodity: v.optional(v.nullable(commodity), null),
});
export type Asset = v.InferOutput<typeof asset>;

export const candle = v.pipe(
  v.object({
    /** Start of the interval. */
    time: timestamp,
    open: positiveDecimal,
    high: positiveDecimal,
    low: positiveDecimal,
    close: positiveDecimal,
    /** In the base asset. */
    volume: nonNegativeDecimal,
  }),
  v.check(
    ({ open, high, low, close }) =>
      [open, close].every((price) => isAtMost(low, price) && isAtMost(price, high)),
    'must open and close between its low and its high',
  ),
);
export type Candle = v.InferOutput<typeof candle>;

export const trend = v.object({
  market: id,
  last: positiveDecimal,
  /** Absolute, in the quote asset. */
  change24h: signedDecimal,
  /** Percent: `2.41` is 2.41 %. */
  changePercent24h: signedDecimal,
  high24h: positiveDecimal,
  low24h: positiveDecimal,
  /** In the base asset. */
  volume24h: nonNegativeDecimal,
  /** Last price and 24 h volume in the currency asked for. */
  fiatPrice: nonNegativeDecimal,
  fiatVolume24h: nonNegativeDecimal,
  /** Closing prices of the last 7 days, oldest first, evenly spaced. */
  sparkline: listOf(positiveDecimal, 1000),
});
export type Trend = v.InferOutput<typeof trend>;

export const marketData = {
  /** Every market with its rules and status. */
  instruments: defineEndpoint({
    method: 'GET',
    path: '/marketdata/instruments',
    auth: 'none',
    input: nothing,
    output: listOf(instrument),
  }),
  /** Candles, oldest first; without `to` the last one is still open. */
  history: defineEndpoint({
    method: 'GET',
    path: '/marketdata/api/v1/instruments/{id}/limited_history',
    auth: 'none',
    input: v.object({
      id,
      resolution: closedEnum(candleResolutions),
      to: v.optional(timestamp),
      limit: v.optional(queryInteger(1, 1500)),
    }),
    output: listOf(candle, 1500, 'time'),
  }),
  /**
   * 24 h figures and a 7 day line of every market, with values in one currency. `{id}` is the fiat
   * currency that values are given in.
   */
  trends: defineEndpoint({
    method: 'GET',
    path: '/marketdata/trends/all/{id}',
    auth: 'none',
    input: v.object({ id: closedEnum(currencies) }),
    output: listOf(trend, 5000, 'market'),
  }),
  /** Every asset with its name and precision. */
  assets: defineEndpoint({
    method: 'GET',
    path: '/frontoffice/api/assets-info',
    auth: 'none',
    input: nothing,
    output: listOf(asset),
  }),
};
