import * as v from 'valibot';
import { address } from '../address-book.ts';
import { count, nonNegativeDecimal, signedDecimal } from '../base/figures.ts';
import { id, listOf, openEnum, timestamp } from '../base/primitives.ts';
import { name, symbol, textUpTo, words } from '../base/texts.ts';

export const aggregationStates = [
  'Proposed',
  'Approved',
  'Broadcast',
  'Confirmed',
  /** The network took some of its sources and not the others, which stay where they are. */
  'PartlyFailed',
  /** The network took none of them. */
  'Failed',
  'Expired',
  /** Ended by an officer who did not propose it. */
  'Rejected',
  /** Ended by the officer who proposed it. */
  'Withdrawn',
] as const;

export const sourceStates = ['Pending', 'Confirmed', 'Failed'] as const;

/** Percentage of its ceiling from which a hot wallet is near it. */
export const nearCeilingPercent = '90';

/**
 * Movement that a proposal is about: deposit addresses into the hot wallet, the hot wallet into its cold storage, or back.
 * The last two are an extension.
 */
export const aggregationKinds = ['Collection', 'ToCold', 'FromCold'] as const;

export const hotWallet = v.object({
  id,
  name,
  asset: symbol,
  network: id,
  mainAddress: address,
  addressCount: count,
  balance: nonNegativeDecimal,
  /** Share of the most that this wallet should hold, percent. */
  ceilingPercent: nonNegativeDecimal,
  /** The least that it should hold, what it is best to hold, and the most. */
  floor: nonNegativeDecimal,
  target: nonNegativeDecimal,
  ceiling: nonNegativeDecimal,
});
export type HotWallet = v.InferOutput<typeof hotWallet>;

/** Cold storage of a hot wallet: the same asset on the same network, without a connection to it. An extension. */
export const coldWallet = v.object({
  id,
  name,
  /** The hot wallet that it belongs to. */
  walletId: id,
  asset: symbol,
  network: id,
  address,
  balance: nonNegativeDecimal,
});
export type ColdWallet = v.InferOutput<typeof coldWallet>;

export const aggregationSource = v.object({
  address,
  balance: nonNegativeDecimal,
  fee: nonNegativeDecimal,
});

/** A source of an aggregation, with what the network has made of it. */
const collectedSource = v.object({
  ...aggregationSource.entries,
  /** Missing until it is broadcast. */
  state: v.optional(openEnum(sourceStates)),
  /** Reason of the failure. */
  reason: v.optional(v.nullable(words)),
});

/**
 * Collecting deposit addresses into a hot wallet, or moving between it and its cold storage: one person proposes, others
 * approve, then it is broadcast.
 */
export const aggregation = v.object({
  id,
  /** Name of the aggregation in approvals and broadcasts. */
  token: id,
  walletId: id,
  asset: symbol,
  network: id,
  amount: nonNegativeDecimal,
  destination: address,
  sources: listOf(collectedSource),
  /** Part of the amount that has arrived. */
  collected: v.optional(nonNegativeDecimal),
  networkFee: nonNegativeDecimal,
  feeAsset: symbol,
  state: openEnum(aggregationStates),
  proposedBy: name,
  /** The proposer's account, who may not approve: names may be alike. */
  proposerId: id,
  approvedBy: v.nullable(name),
  transaction: v.nullable(textUpTo(200)),
  /** Left out: a collection. An extension, as are the next three. */
  kind: v.optional(openEnum(aggregationKinds)),
  /** Reason of the proposer. */
  proposalReason: v.optional(v.nullable(words)),
  /** Approvals that it has, oldest first. `approvedBy` is null until there are enough. */
  approvals: v.optional(listOf(v.object({ officerId: id, officer: name, time: timestamp }), 20)),
  /** Number of approvals with which it can be broadcast. Left out: one. */
  approvalsNeeded: v.optional(count),
  /** Person who rejected or withdrew it, with the reason. */
  endedBy: v.optional(v.nullable(name)),
  reason: v.optional(v.nullable(words)),
  createdAt: timestamp,
  /** An approval is good until here. */
  expiresAt: timestamp,
});
export type Aggregation = v.InferOutput<typeof aggregation>;

export const walletMoveKinds = [
  'Deposit',
  'Withdrawal',
  'Aggregation',
  'ToCold',
  'FromCold',
] as const;

/** A change of the balance of a hot wallet. */
export const walletMove = v.object({
  id,
  kind: openEnum(walletMoveKinds),
  time: timestamp,
  /** Below zero for what left. */
  change: signedDecimal,
  /** The balance after it. */
  balance: nonNegativeDecimal,
  /** The transfer or the aggregation. */
  reference: id,
});
export type WalletMove = v.InferOutput<typeof walletMove>;

/** Holdings of one asset at one moment, and the part of them that belongs to customers. */
const reserveFields = {
  asset: symbol,
  /** All balances of customers, holds and withdrawals that are not sent yet included. */
  owed: nonNegativeDecimal,
  hot: nonNegativeDecimal,
  /** On deposit addresses that wait to be collected. */
  deposits: nonNegativeDecimal,
  /** In cold storage; of a currency, at the bank. */
  cold: nonNegativeDecimal,
  /** On the way between a hot wallet and its cold storage. */
  inTransit: nonNegativeDecimal,
  /** Everything that is held, less what is owed. */
  difference: signedDecimal,
  /** Everything that is held, in percent of what is owed, rounded down; null where nothing is owed. */
  coveragePercent: v.nullable(nonNegativeDecimal),
};

/** The same with the exchange's own funds by its books, which the difference has to be. */
export const reserve = v.object({ ...reserveFields, ownFunds: signedDecimal });
export type Reserve = v.InferOutput<typeof reserve>;

/** Holdings as they were recorded, once a day: when it begins, or when the exchange starts. */
export const reserveDay = v.object({ time: timestamp, ...reserveFields });
export type ReserveDay = v.InferOutput<typeof reserveDay>;
