import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { orderSides } from './enums.ts';
import {
  closedEnum,
  decimal,
  id,
  nothing,
  openEnum,
  page,
  pageQuery,
  positiveDecimal,
  timestamp,
} from './primitives.ts';

export const rampStatuses = [
  'AwaitingPayment',
  'PaymentReceived',
  'Completed',
  'Expired',
  'Failed',
  'Cancelled',
] as const;

export const rampCountry = v.object({ code: v.pipe(v.string(), v.length(2)), name: v.string() });
export type RampCountry = v.InferOutput<typeof rampCountry>;

export const rampAsset = v.object({ asset: v.string(), networks: v.array(v.string()) });
export type RampAsset = v.InferOutput<typeof rampAsset>;

export const rampPaymentMethod = v.object({
  id,
  name: v.string(),
  /** Typical time until the asset is credited. */
  speed: v.string(),
  sides: v.array(openEnum(orderSides)),
  minFiat: decimal,
  maxFiat: decimal,
});
export type RampPaymentMethod = v.InferOutput<typeof rampPaymentMethod>;

export const rampQuote = v.object({
  id,
  provider: v.string(),
  side: openEnum(orderSides),
  fiatCurrency: v.string(),
  fiatAmount: decimal,
  asset: v.string(),
  assetAmount: decimal,
  /** Fiat per unit after every fee. */
  rate: decimal,
  providerFee: decimal,
  networkFee: decimal,
  speed: v.string(),
  expiresAt: timestamp,
});
export type RampQuote = v.InferOutput<typeof rampQuote>;

export const rampOrder = v.object({
  id,
  reference: v.string(),
  quote: rampQuote,
  status: openEnum(rampStatuses),
  /** The provider's payment page; null once it is of no use. */
  redirectUrl: v.nullable(v.string()),
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
    output: v.array(rampCountry),
  }),
  /** Assets that can be bought or sold in a country. */
  assets: defineEndpoint({
    method: 'GET',
    path: `${base}/assets`,
    auth: 'optional',
    input: v.object({ country: v.optional(v.pipe(v.string(), v.length(2))) }),
    output: v.array(rampAsset),
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
    output: v.array(rampPaymentMethod),
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
      asset: v.string(),
      paymentMethod: id,
      fiatAmount: v.optional(positiveDecimal),
      assetAmount: v.optional(positiveDecimal),
    }),
    output: v.array(rampQuote),
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
