import * as v from 'valibot';
import { defineEndpoint } from '../base/endpoint.ts';
import { currencies, requestTypes } from '../base/enums.ts';
import { count, nonNegativeDecimal } from '../base/figures.ts';
import { closedEnum, id, listOf, openEnum, timestamp } from '../base/primitives.ts';
import { name, symbol } from '../base/texts.ts';
import { backOffice, reviewers } from './staff.ts';

// Read on the same page as the overview: one file for both.
export { backOfficeAudit } from './audit.ts';

/**
 * Parts of the exchange that can fail by themselves. `Engine` matches orders, `Liquidity` quotes for the house,
 * `MarketData` and `Notifications` are the hubs, `Identity` signs people in, `Store` keeps the records, `Transfers` moves
 * on what is under way, `Network` brings deposits of one network.
 */
export const serviceKinds = [
  'Engine',
  'Liquidity',
  'MarketData',
  'Notifications',
  'Identity',
  'Store',
  'Transfers',
  'Network',
] as const;
export type ServiceKind = (typeof serviceKinds)[number];

/** `Limited`: it works for some. `Closed`: staff closed it. `Failing`: it does not work, and is tried again. */
export const serviceStates = ['Working', 'Limited', 'Closed', 'Failing'] as const;

export const serviceStatus = v.object({
  id,
  kind: openEnum(serviceKinds),
  /** The network of a `Network`, by id and by name. */
  network: v.nullable(v.object({ id, name })),
  state: openEnum(serviceStates),
  /** Since when it is so; since the start of the exchange where it was never otherwise. */
  since: timestamp,
  /** Bytes of the records, of the `Store`, where it knows. */
  size: v.nullable(count),
  /** Assets of a `Network` whose deposits are closed. */
  closedAssets: listOf(symbol, 500),
});
export type ServiceStatus = v.InferOutput<typeof serviceStatus>;

/** Something of which several wait for a person: how many, and since when the oldest does. */
const waiting = v.object({ count, oldest: v.nullable(timestamp) });

/** The same of aggregations, and the wallet of the oldest. */
const waitingAggregations = v.object({ ...waiting.entries, walletId: v.nullable(id) });

/** Requests of one type that an officer has to decide. */
export const waitingRequests = v.object({
  type: openEnum(requestTypes),
  count,
  /** Number of those that wait longer than the exchange promises. */
  late: count,
  oldest: timestamp,
});

/** Number of events in the last 24 hours, and in the 24 hours before. */
const counted = v.object({ count, before: count });
/** The same with its worth. */
const valued = v.object({
  ...counted.entries,
  value: nonNegativeDecimal,
  valueBefore: nonNegativeDecimal,
});

export const overview = v.object({
  /** Currency of every value. */
  currency: openEnum(currencies),
  time: timestamp,
  waiting: v.object({
    requests: listOf(waitingRequests, 50, 'type'),
    /** Requests about which the person was asked for more. */
    asked: count,
    /** Withdrawals that an officer has to release. An extension. */
    withdrawalsToRelease: v.optional(waiting),
    /** Deposits that an officer has to release before they are credited. An extension. */
    depositsToRelease: v.optional(waiting),
    /** Withdrawals that are held until their owner's account is active again. */
    heldTransfers: waiting,
    /** Transfers that wait for confirmations for longer than is usual on their network. */
    slowTransfers: waiting,
    /** Aggregations that another officer must approve, and approved ones that are not broadcast yet. */
    aggregationsToApprove: waitingAggregations,
    aggregationsToBroadcast: waitingAggregations,
    /** API keys that another administrator must approve; null for who may not read them. An extension. */
    apiKeysToApprove: v.optional(v.nullable(waiting)),
    /** API keys that end within 14 days, and when the first does; null for who may not read them. */
    endingApiKeys: v.nullable(v.object({ count, next: v.nullable(timestamp) })),
  }),
  volume: v.object({
    /** Value traded in each of the 24 hours that end with the current one, oldest first. */
    hours: listOf(v.object({ time: timestamp, value: nonNegativeDecimal }), 24, 'time'),
    total: nonNegativeDecimal,
    /** Up to the same minute of the 24 hours before. */
    totalBefore: nonNegativeDecimal,
    /** The market with the most comes first. */
    markets: listOf(
      v.object({ market: id, value: nonNegativeDecimal, before: nonNegativeDecimal }),
      5000,
      'market',
    ),
  }),
  counts: v.object({
    /** Orders of customers, not of the house. */
    orders: counted,
    trades: counted,
    customers: counted,
    deposits: valued,
    withdrawals: valued,
  }),
  services: listOf(serviceStatus, 500),
});
export type Overview = v.InferOutput<typeof overview>;

export const backOfficeOverview = {
  /** Read the work that waits, the trades of 24 hours, and the state of each part of the exchange. */
  read: defineEndpoint({
    method: 'GET',
    path: `${backOffice}/overview`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: reviewers,
    input: v.object({
      /** Default: the caller's own currency. */
      currency: v.optional(closedEnum(currencies)),
    }),
    output: overview,
  }),
};
