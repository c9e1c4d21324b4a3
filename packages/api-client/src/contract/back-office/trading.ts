// @where Back office: calls of orders and transfers, their files (CSV), and roles that may make them
import * as v from 'valibot';
import { defineEndpoint } from '../base/endpoint.ts';
import {
  marketStatuses,
  orderSides,
  orderStatuses,
  transferStatuses,
  transferTypes,
} from '../base/enums.ts';
import { orderTypes } from '../base/order-types.ts';
import { fractionDigits, nonNegativeDecimal, positiveDecimal, rate } from '../base/figures.ts';
import { asset, instrument } from '../market-data.ts';
import {
  closedEnum,
  id,
  listOf,
  namedFile,
  openEnum,
  page,
  pageQuery,
  timestamp,
} from '../base/primitives.ts';
import { sortBy } from '../base/sort.ts';
import { givenName, name, symbol, textUpTo } from '../base/texts.ts';
import { fills, order } from '../trading.ts';
import { transfer } from '../wallet.ts';
import { adminsOnly, backApiV2, backOffice, readers } from './staff.ts';

/** Columns by which orders and transfers of all users can be sorted. */
export const orderSorts = [
  'time',
  'user',
  'market',
  'side',
  'type',
  'price',
  'amount',
  'filled',
  'status',
] as const;
export const transferSorts = ['time', 'user', 'type', 'asset', 'amount', 'risk', 'status'] as const;

/** Levels of how much a transfer needs a second look, from the least to the most, with the reasons. */
export const transferRisks = ['Low', 'Medium', 'High'] as const;
export const transferRiskReasons = [
  'AddressInvalidated',
  'AddressUnknown',
  'AddressNew',
  'AmountUnusual',
  'TierLow',
  'NetworkNew',
] as const;

const orderFilter = {
  search: v.optional(textUpTo(100)),
  market: v.optional(id),
  userId: v.optional(id),
  side: v.optional(closedEnum(orderSides)),
  type: v.optional(closedEnum(orderTypes)),
  status: v.optional(closedEnum(orderStatuses)),
  from: v.optional(timestamp),
  to: v.optional(timestamp),
  /** Orders that traded since this moment: those that the trades of a time belong to. An extension (0149). */
  tradedFrom: v.optional(timestamp),
  sort: v.optional(sortBy(orderSorts)),
};

/**
 * Transfers under way that need attention: `Held` withdrawals of accounts that are not active, `Slow` ones whose
 * network has not confirmed them for much longer than usual.
 */
export const transferAttentions = ['Held', 'Slow'] as const;

const transferFilter = {
  search: v.optional(textUpTo(200)),
  attention: v.optional(closedEnum(transferAttentions)),
  type: v.optional(closedEnum(transferTypes)),
  status: v.optional(closedEnum(transferStatuses)),
  risk: v.optional(closedEnum(transferRisks)),
  asset: v.optional(symbol),
  userId: v.optional(id),
  from: v.optional(timestamp),
  to: v.optional(timestamp),
  sort: v.optional(sortBy(transferSorts)),
};

export const staffOrder = v.object({
  ...order.entries,
  userId: id,
  userName: name,
  /** Fills of the one order that an `id` names. An extension (0150). */
  fills: v.optional(fills),
});
export type StaffOrder = v.InferOutput<typeof staffOrder>;

export const staffTransfer = v.object({
  ...transfer.entries,
  userId: id,
  userName: name,
  /** Judgement of the server by its own records. */
  risk: v.object({
    level: openEnum(transferRisks),
    reasons: listOf(openEnum(transferRiskReasons), 20),
  }),
});
export type StaffTransfer = v.InferOutput<typeof staffTransfer>;

/** Changes by staff to one network of an asset; a field that is left out stays. */
const networkChange = v.object({
  id,
  depositEnabled: v.optional(v.boolean()),
  withdrawalEnabled: v.optional(v.boolean()),
  /** Reason for which transfers of this network are closed; null removes it. */
  closedReason: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(300)))),
  /** Flat, in the asset. */
  withdrawalFee: v.optional(nonNegativeDecimal),
  minWithdrawal: v.optional(positiveDecimal),
  confirmations: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
});

export const backOfficeTrading = {
  /**
   * Orders of every user, newest first unless sorted; with an `id` that one alone, whatever else is asked. `search` finds
   * orders by the beginning of their id, and those of people by their name, e-mail, core id or id.
   */
  orders: defineEndpoint({
    method: 'POST',
    path: `${backApiV2}/orders`,
    auth: 'required',
    standing: 'active',
    safe: true,
    backOffice: true,
    roles: readers,
    input: v.object({ id: v.optional(id), ...orderFilter, ...pageQuery }),
    output: page(staffOrder),
  }),
  /** The same as a file. */
  ordersCsv: defineEndpoint({
    method: 'POST',
    path: `${backApiV2}/orders.csv`,
    auth: 'required',
    standing: 'active',
    safe: true,
    backOffice: true,
    roles: readers,
    responseType: 'file',
    input: v.object(orderFilter),
    output: namedFile,
  }),
  /** Cancel a user's order. The reason is kept in the audit trail. */
  cancelOrder: defineEndpoint({
    method: 'DELETE',
    path: `${backApiV2}/orders/cancel/{id}`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: adminsOnly,
    input: v.object({
      id,
      reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(300))),
    }),
    output: order,
  }),
  /**
   * Transfers of every user, newest first unless sorted; `search` finds a part of an id, an address or a transaction, and
   * those of people by their name, e-mail, core id or id.
   */
  transfers: defineEndpoint({
    method: 'GET',
    path: `${backApiV2}/transfers`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: readers,
    input: v.object({ ...transferFilter, ...pageQuery }),
    output: page(staffTransfer),
  }),
  /** The same as a file. */
  transfersCsv: defineEndpoint({
    method: 'GET',
    path: `${backApiV2}/transfers.csv`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: readers,
    responseType: 'file',
    input: v.object(transferFilter),
    output: namedFile,
  }),
  /**
   * Change the status, rules or fees of a market. Takes effect for new orders at once. Halting needs a reason, which the
   * market shows, and another figure or fee one, which goes into the audit trail. Tick and step are multiples of those at listing, and are
   * refused with 409 while open orders are off them.
   */
  updateMarket: defineEndpoint({
    method: 'PUT',
    path: `${backOffice}/market/{id}`,
    auth: 'required',
    standing: 'active',
    recentSignIn: true,
    backOffice: true,
    roles: adminsOnly,
    input: v.object({
      id,
      status: v.optional(closedEnum(marketStatuses)),
      reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(120))),
      tickSize: v.optional(positiveDecimal),
      stepSize: v.optional(positiveDecimal),
      minAmount: v.optional(nonNegativeDecimal),
      maxAmount: v.optional(positiveDecimal),
      minNotional: v.optional(nonNegativeDecimal),
      makerFee: v.optional(rate),
      takerFee: v.optional(rate),
      orderTypes: v.optional(listOf(closedEnum(orderTypes), 50)),
      postOnly: v.optional(v.boolean()),
    }),
    output: instrument,
  }),
  /**
   * Change the name or the shown precision of an asset, open and close its transfers on all networks, or change what single
   * networks ask for. A withdrawal has to be more than its fee. The reason goes into the audit trail.
   */
  updateAsset: defineEndpoint({
    method: 'PUT',
    path: `${backOffice}/asset/{id}`,
    auth: 'required',
    standing: 'active',
    recentSignIn: true,
    backOffice: true,
    roles: adminsOnly,
    input: v.object({
      id,
      name: v.optional(givenName),
      displayDecimals: v.optional(fractionDigits),
      depositEnabled: v.optional(v.boolean()),
      withdrawalEnabled: v.optional(v.boolean()),
      /** Reason for which transfers are closed, shown to senders and recipients; null removes it. */
      closedReason: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(300)))),
      networks: v.optional(listOf(networkChange, 50)),
      reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120)),
    }),
    output: asset,
  }),
};
