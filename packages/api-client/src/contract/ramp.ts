import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { orderSides } from './enums.ts';
import { nonNegativeDecimal, positiveDecimal } from './figures.ts';
import {
  closedEnum,
  id,
  listOf,
  nothing,
  openEnum,
  page,
  pageQuery,
  timestamp,
} from './primitives.ts';
import { name, symbol, url } from './texts.ts';

export const rampStatuses = [
  'AwaitingPayment',
  'PaymentReceived',
  'Completed',
  'Expired',
  'Failed',
  'Cancelled',
] as const;

export const rampCountry = v.object({ code: v.pipe(v.string(), v.length(2)), name });
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
  expiresAt: timestamp,
});
export type RampQuote = v.InferOutput<typeof rampQuote>;

export const rampOrder = v.object({
  id,
  reference: name,
  quote: rampQuote,
  status: openEnum(rampStatuses),
  /** The provider's payment page; null once it is of no use. */
  redirectUrl: v.nullable(url),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type RampOrder = v.InferOutput<typeof rampOrder>;

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
  /**
   * One quote per provider, best first; give the fiat amount to buy with, or the asset amount to
   * sell.
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
  /** Take a quote; the answer says where to pay. */
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
    input: v.object({ orderId: v.optional(id), ...pageQuery }),
    output: page(rampOrder),
  }),
};
