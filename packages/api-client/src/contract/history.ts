import * as v from 'valibot';
import { defineEndpoint } from './base/endpoint.ts';
import { costMethods, currencies, ledgerTypes, orderSides } from './base/enums.ts';
import { nonNegativeDecimal, positiveDecimal, signedDecimal } from './base/figures.ts';
import { closedEnum, id, listOf, openEnum, page, pageQuery, timestamp } from './base/primitives.ts';
import { symbol, textUpTo } from './base/texts.ts';
import { fill } from './trading.ts';

const assetAmount = v.object({ asset: symbol, amount: nonNegativeDecimal });
/**
 * Market value of an amount at that moment; null when no market gave a price. Present only if the call requests it
 * (`worthIn`).
 */
const worth = v.optional(
  v.nullable(v.object({ currency: openEnum(currencies), amount: nonNegativeDecimal })),
);

/**
 * Realised result of the asset that an entry gave away or sold: its cost, its proceeds, and the difference, by the
 * account's cost method. All are below zero where a sale was given up and came back. Null where a price of that time is
 * not known, and for entries that realise nothing. The gains of all entries are the realised gain of the portfolio, up
 * to the rounding of each. Present only if the call requests it (`worthIn`).
 */
const disposal = v.optional(
  v.nullable(
    v.object({
      currency: openEnum(currencies),
      method: openEnum(costMethods),
      cost: signedDecimal,
      proceeds: signedDecimal,
      gain: signedDecimal,
    }),
  ),
);

export const ledgerEntry = v.object({
  id,
  time: timestamp,
  type: openEnum(ledgerTypes),
  /** Changes of the balances, each asset once, after every fee. */
  changes: listOf(v.object({ asset: symbol, change: signedDecimal, worth }), 10, 'asset'),
  /** Contained in `changes`: taken off what was received, or part of what was sent. Null where there is none. */
  fee: v.nullable(v.object({ ...assetAmount.entries, worth })),
  /**
   * The id of what it belongs to: the order of a trade, else the transfer, conversion, purchase, sale or reward. Null of an
   * opening.
   */
  reference: v.nullable(id),
  /** Market of a trade. */
  market: v.nullable(id),
  /** Fiat paid or received outside, for a purchase or sale with fiat. */
  fiat: v.nullable(v.object({ currency: symbol, amount: positiveDecimal })),
  disposal,
});
export type LedgerEntry = v.InferOutput<typeof ledgerEntry>;

export const trade = v.object({
  ...fill.entries,
  orderId: id,
  market: id,
  side: openEnum(orderSides),
  /** Price × amount, in the quote asset. */
  total: positiveDecimal,
});
export type Trade = v.InferOutput<typeof trade>;

export const ledgerBalances = v.object({
  /** Just before this moment; now, where one was asked for that is to come. */
  before: timestamp,
  /** With what each was worth then, where the call asked for it (`worthIn`). */
  balances: listOf(v.object({ ...assetAmount.entries, worth }), 5000, 'asset'),
});
export type LedgerBalances = v.InferOutput<typeof ledgerBalances>;

const base = '/frontoffice/api';
/** Ids and addresses that contain this text, whatever its case. */
const search = v.optional(textUpTo(200));

export const history = {
  /**
   * Everything that changed the balances, newest first. The changes of all entries before a moment add up to the balances
   * of that moment.
   */
  ledger: defineEndpoint({
    method: 'GET',
    path: `${base}/v1/ledger`,
    auth: 'required',
    standing: 'open',
    input: v.object({
      type: v.optional(closedEnum(ledgerTypes)),
      asset: v.optional(symbol),
      market: v.optional(id),
      search,
      from: v.optional(timestamp),
      to: v.optional(timestamp),
      /** Currency in which the answer values each amount at its time. Default: no values. */
      worthIn: v.optional(closedEnum(currencies)),
      ...pageQuery,
    }),
    output: page(ledgerEntry),
  }),
  /** Read the balances of the account just before a moment, held by orders or free, without zeros. */
  balances: defineEndpoint({
    method: 'GET',
    path: `${base}/v1/ledger/balances`,
    auth: 'required',
    standing: 'open',
    input: v.object({ before: timestamp, worthIn: v.optional(closedEnum(currencies)) }),
    output: ledgerBalances,
  }),
  /** The user's fills on the markets, newest first, those of open orders too. */
  trades: defineEndpoint({
    method: 'GET',
    path: `${base}/v1/trades`,
    auth: 'required',
    standing: 'open',
    input: v.object({
      market: v.optional(id),
      side: v.optional(closedEnum(orderSides)),
      /** An order's id, or the id of a fill. */
      search,
      from: v.optional(timestamp),
      to: v.optional(timestamp),
      ...pageQuery,
    }),
    output: page(trade),
  }),
};
