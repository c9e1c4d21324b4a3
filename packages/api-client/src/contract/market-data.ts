import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import {
  assetKinds,
  candleResolutions,
  currencies,
  marketStatuses,
  marketTypes,
  orderTypes,
  timesInForce,
} from './enums.ts';
import {
  closedEnum,
  decimal,
  id,
  nothing,
  openEnum,
  queryInteger,
  timestamp,
} from './primitives.ts';

export const instrument = v.object({
  /** Also the pair in an address: `XCB-CTN`. */
  id,
  /** `XCB/CTN` */
  symbol: v.string(),
  baseAsset: v.string(),
  quoteAsset: v.string(),
  marketType: openEnum(marketTypes),
  status: openEnum(marketStatuses),
  /** Why the market is not open, in the words of who closed it; null when it is open, or nobody said. */
  statusReason: v.optional(v.nullable(v.string()), null),
  /** Smallest price step, in the quote asset. */
  tickSize: decimal,
  /** Smallest amount step (lot size), in the base asset. */
  stepSize: decimal,
  minAmount: decimal,
  maxAmount: decimal,
  /** Smallest price × amount, in the quote asset. */
  minNotional: decimal,
  /** Fractions of the received asset: `0.0008` is 0.08 %. */
  makerFee: decimal,
  takerFee: decimal,
  orderTypes: v.array(openEnum(orderTypes)),
  timesInForce: v.array(openEnum(timesInForce)),
  postOnly: v.boolean(),
});
export type Instrument = v.InferOutput<typeof instrument>;

export const asset = v.object({
  /** The symbol, upper case: `BTC`. */
  id: v.string(),
  name: v.string(),
  kind: openEnum(assetKinds),
  /** Most fraction digits that an amount of this asset can have. */
  decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(18)),
  /** Fraction digits that lists show. */
  displayDecimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(18)),
});
export type Asset = v.InferOutput<typeof asset>;

export const candle = v.object({
  /** Start of the interval. */
  time: timestamp,
  open: decimal,
  high: decimal,
  low: decimal,
  close: decimal,
  /** In the base asset. */
  volume: decimal,
});
export type Candle = v.InferOutput<typeof candle>;

export const trend = v.object({
  market: id,
  last: decimal,
  /** Absolute, in the quote asset. */
  change24h: decimal,
  /** Percent: `2.41` is 2.41 %. */
  changePercent24h: decimal,
  high24h: decimal,
  low24h: decimal,
  /** In the base asset. */
  volume24h: decimal,
  /** Last price and 24 h volume in the currency asked for. */
  fiatPrice: decimal,
  fiatVolume24h: decimal,
  /** Closing prices of the last 7 days, oldest first, evenly spaced. */
  sparkline: v.array(decimal),
});
export type Trend = v.InferOutput<typeof trend>;

export const marketData = {
  /** Every market with its rules and status. */
  instruments: defineEndpoint({
    method: 'GET',
    path: '/marketdata/instruments',
    auth: 'none',
    input: nothing,
    output: v.array(instrument),
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
    output: v.array(candle),
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
    output: v.array(trend),
  }),
  /** Every asset with its name and precision. */
  assets: defineEndpoint({
    method: 'GET',
    path: '/frontoffice/api/assets-info',
    auth: 'none',
    input: nothing,
    output: v.array(asset),
  }),
};
