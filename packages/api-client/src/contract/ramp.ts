import * as v from 'valibot';
import { defineEndpoint } from './base/endpoint.ts';
import { orderSides, rampStatuses } from './base/enums.ts';
import { count, nonNegativeDecimal, positiveDecimal } from './base/figures.ts';
import {
  closedEnum,
  id,
  listOf,
  nothing,
  openEnum,
  page,
  pageQuery,
  timestamp,
} from './base/primitives.ts';
import { name, symbol, textUpTo, url, words } from './base/texts.ts';

export const rampCountry = v.object({
  code: v.pipe(v.string(), v.length(2)),
  name,
  /** The currency that people there usually pay in. */
  currency: v.optional(symbol),
});
export type RampCountry = v.InferOutput<typeof rampCountry>;

export const rampAsset = v.object({ asset: symbol, networks: listOf(id, 500) });
export type RampAsset = v.InferOutput<typeof rampAsset>;

export const rampPaymentMethod = v.object({
  id,
  name,
  /** Typical time until the asset is credited. */
  speed: name,
  sides: listOf(openEnum(orderSides), 50),
  minFiat: nonNegativeDecimal,
  maxFiat: nonNegativeDecimal,
  /** Fee of the cheapest provider, in percent of the fiat amount. */
  feePercent: v.optional(nonNegativeDecimal),
});
export type RampPaymentMethod = v.InferOutput<typeof rampPaymentMethod>;

export const rampQuote = v.object({
  id,
  provider: name,
  side: openEnum(orderSides),
  fiatCurrency: symbol,
  fiatAmount: positiveDecimal,
  asset: symbol,
  assetAmount: positiveDecimal,
  /** Fiat per unit after every fee. */
  rate: positiveDecimal,
  providerFee: nonNegativeDecimal,
  networkFee: nonNegativeDecimal,
  speed: name,
  /** Typical seconds until the asset, or the payout, has arrived: what `speed` says, to compare by. */
  arrivalSeconds: v.optional(count),
  /** Method by which it is paid, or paid out. */
  paymentMethod: v.optional(v.object({ id, name })),
  /** Fiat per unit on the market when the quote was given, before any fee. */
  marketRate: v.optional(positiveDecimal),
  /**
   * Time at which it was given. The time from here to `expiresAt` is how long it is held, independent of a device's
   * clock.
   */
  quotedAt: v.optional(timestamp),
  expiresAt: timestamp,
});
export type RampQuote = v.InferOutput<typeof rampQuote>;

/** Account that receives a bank transfer. */
export const rampBankAccount = v.object({
  beneficiary: name,
  iban: textUpTo(42),
  bic: v.optional(textUpTo(11)),
  bank: v.optional(name),
});
export type RampBankAccount = v.InferOutput<typeof rampBankAccount>;

/** Time at which an order entered a state. */
export const rampEvent = v.object({ status: openEnum(rampStatuses), time: timestamp });

export const rampOrder = v.object({
  id,
  reference: name,
  quote: rampQuote,
  status: openEnum(rampStatuses),
  /** The provider's own words for why the order failed; null where it did not, or none were given. */
  reason: v.optional(v.nullable(words)),
  /** Until when it can be paid; null once that is of no use. */
  payBefore: v.optional(v.nullable(timestamp)),
  /**
   * Account to which a bank transfer goes, with `reference` in it; null for other methods, and once it is of no use.
   */
  bankAccount: v.optional(v.nullable(rampBankAccount)),
  /** The states that it was in, oldest first. */
  events: v.optional(listOf(rampEvent, 50, 'status')),
  /** The provider's payment page; null once it is of no use. */
  redirectUrl: v.nullable(url),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type RampOrder = v.InferOutput<typeof rampOrder>;

/** Daily limit of trades with fiat, in both directions together, and its used part. */
export const rampLimits = v.object({
  currency: symbol,
  /** Null: not in this tier. */
  perDay: v.nullable(nonNegativeDecimal),
  usedToday: nonNegativeDecimal,
  /** Time at which the day of the limit ends. */
  resetsAt: timestamp,
});
export type RampLimits = v.InferOutput<typeof rampLimits>;

const base = '/frontoffice/api/ramp';

export const ramp = {
  /** Countries that a provider serves. */
  countries: defineEndpoint({
    method: 'GET',
    path: `${base}/countries`,
    auth: 'optional',
    input: nothing,
    output: listOf(rampCountry, 500),
  }),
  /** Assets that can be bought or sold in a country. */
  assets: defineEndpoint({
    method: 'GET',
    path: `${base}/assets`,
    auth: 'optional',
    input: v.object({ country: v.optional(v.pipe(v.string(), v.length(2))) }),
    output: listOf(rampAsset),
  }),
  /** Ways to pay or be paid in a country and currency. */
  paymentMethods: defineEndpoint({
    method: 'GET',
    path: `${base}/payment-methods`,
    auth: 'optional',
    input: v.object({
      country: v.pipe(v.string(), v.length(2)),
      currency: v.pipe(v.string(), v.length(3)),
    }),
    output: listOf(rampPaymentMethod, 500),
  }),
  /** Read the daily limit of the user's tier, and its used part. */
  limits: defineEndpoint({
    method: 'GET',
    path: `${base}/limits`,
    auth: 'required',
    standing: 'active',
    input: nothing,
    output: rampLimits,
  }),
  /**
   * One quote per provider, best first; an empty list where none has a price. Give one of the amounts, in either
   * direction: what is paid, or what is received.
   */
  quotes: defineEndpoint({
    method: 'GET',
    path: `${base}/quotes`,
    auth: 'required',
    standing: 'active',
    input: v.object({
      side: closedEnum(orderSides),
      country: v.pipe(v.string(), v.length(2)),
      currency: v.pipe(v.string(), v.length(3)),
      asset: symbol,
      paymentMethod: id,
      fiatAmount: v.optional(positiveDecimal),
      assetAmount: v.optional(positiveDecimal),
    }),
    output: listOf(rampQuote, 500),
  }),
  /**
   * Take a quote; the answer says where to pay. A quote is taken once, under whatever key: its id names the order, by
   * which one whose answer was lost is found in `callback`.
   */
  createOrder: defineEndpoint({
    method: 'POST',
    path: `${base}/orders`,
    auth: 'required',
    standing: 'verified',
    idempotent: true,
    input: v.object({ quoteId: id }),
    output: rampOrder,
  }),
  /**
   * The state of an order after the return from a provider, or the list of orders. With an order
   * id: that order as it stands, for the page that the provider sends the user back to.
   */
  callback: defineEndpoint({
    method: 'GET',
    path: `${base}/callback`,
    auth: 'required',
    standing: 'open',
    input: v.object({
      orderId: v.optional(id),
      asset: v.optional(symbol),
      side: v.optional(closedEnum(orderSides)),
      status: v.optional(closedEnum(rampStatuses)),
      /** Ids and references that contain this text, whatever its case. */
      search: v.optional(textUpTo(200)),
      from: v.optional(timestamp),
      to: v.optional(timestamp),
      ...pageQuery,
    }),
    output: page(rampOrder),
  }),
};
