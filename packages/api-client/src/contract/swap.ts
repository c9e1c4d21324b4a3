import * as v from 'valibot';
import { defineEndpoint } from './base/endpoint.ts';
import { swapStatuses } from './base/enums.ts';
import { nonNegativeDecimal, positiveDecimal, signedDecimal } from './base/figures.ts';
import { closedEnum, id, openEnum, page, pageQuery, timestamp } from './base/primitives.ts';
import { symbol, textUpTo } from './base/texts.ts';

/** A price that is held until `expiresAt`. */
export const swapQuote = v.object({
  id,
  fromAsset: symbol,
  toAsset: symbol,
  fromAmount: positiveDecimal,
  /** Amount credited, after the fee. */
  toAmount: positiveDecimal,
  /** `toAsset` per `fromAsset`, before the fee. */
  rate: positiveDecimal,
  fee: nonNegativeDecimal,
  feeAsset: symbol,
  /**
   * The rate against the one of the markets' middle prices, percent, without the fee, which is told by itself; negative is
   * worse for the user.
   */
  priceDifferencePercent: signedDecimal,
  minFromAmount: nonNegativeDecimal,
  maxFromAmount: nonNegativeDecimal,
  /**
   * Time at which the exchange gave this price. The time from here to `expiresAt` is how long the price is held,
   * independent of a device's clock. If it is left out, the device's clock is believed.
   */
  quotedAt: v.optional(timestamp),
  /** The price is not taken from then on. */
  expiresAt: timestamp,
});
export type SwapQuote = v.InferOutput<typeof swapQuote>;

export const swapRecord = v.object({
  id,
  quote: swapQuote,
  status: openEnum(swapStatuses),
  createdAt: timestamp,
});
export type SwapRecord = v.InferOutput<typeof swapRecord>;

export const swap = {
  /** A price for converting one asset into another. */
  quote: defineEndpoint({
    method: 'GET',
    path: '/frontoffice/api/quote',
    auth: 'required',
    standing: 'active',
    input: v.object({
      fromAsset: symbol,
      toAsset: symbol,
      fromAmount: v.optional(positiveDecimal),
      toAmount: v.optional(positiveDecimal),
    }),
    output: swapQuote,
  }),
  /**
   * Convert at a quoted price. The verb is the specification's own; it moves money, so it is unsafe
   * and carries an idempotency key. A quote is taken once, under whatever key: its id names the conversion.
   */
  execute: defineEndpoint({
    method: 'GET',
    path: '/frontoffice/api/swap',
    auth: 'required',
    standing: 'verified',
    unsafe: true,
    idempotent: true,
    input: v.object({ quoteId: id }),
    output: swapRecord,
  }),
  /** Conversions, newest first. */
  recent: defineEndpoint({
    method: 'GET',
    path: '/frontoffice/api/recent',
    auth: 'required',
    standing: 'open',
    input: v.object({
      /** On either side. */
      asset: v.optional(symbol),
      status: v.optional(closedEnum(swapStatuses)),
      /** Ids that contain this text. */
      search: v.optional(textUpTo(200)),
      from: v.optional(timestamp),
      to: v.optional(timestamp),
      ...pageQuery,
    }),
    output: page(swapRecord),
  }),
};
