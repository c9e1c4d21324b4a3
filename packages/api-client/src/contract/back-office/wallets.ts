import * as v from 'valibot';
import { address } from '../address-book.ts';
import { defineEndpoint } from '../base/endpoint.ts';
import { count, nonNegativeDecimal, positiveDecimal, signedDecimal } from '../base/figures.ts';
import { id, listOf, nothing, openEnum, queryInteger, timestamp } from '../base/primitives.ts';
import { name, symbol, textUpTo, words } from '../base/texts.ts';
import { adminsOnly, backApiV2, reviewers } from './staff.ts';

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

const base = `${backApiV2}/wallets`;
const reason = v.pipe(v.string(), v.trim(), v.maxLength(300));

export const backOfficeWallets = {
  /** Hot wallets with balances. */
  hot: defineEndpoint({
    method: 'GET',
    path: `${base}/hot`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: reviewers,
    input: nothing,
    output: listOf(hotWallet),
  }),
  /** Cold storage of each hot wallet, with its balance. An extension. */
  cold: defineEndpoint({
    method: 'GET',
    path: `${base}/cold`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: reviewers,
    input: nothing,
    output: listOf(coldWallet),
  }),
  /** Holdings of each asset against what customers are owed, now. An extension. */
  reserves: defineEndpoint({
    method: 'GET',
    path: `${base}/reserves`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: reviewers,
    input: nothing,
    output: v.object({ time: timestamp, assets: listOf(reserve) }),
  }),
  /** The same of one asset, day by day, oldest first, and now. An extension. */
  reserveHistory: defineEndpoint({
    method: 'GET',
    path: `${base}/reserves/history/{asset}`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: reviewers,
    input: v.object({ asset: symbol, days: v.optional(queryInteger(1, 366)) }),
    output: listOf(reserveDay),
  }),
  /** The recorded days of every asset as CSV, newest first; the export itself becomes an entry of the trail. An extension. */
  reservesCsv: defineEndpoint({
    method: 'GET',
    path: `${base}/reserves/csv`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: reviewers,
    input: nothing,
    responseType: 'file',
    output: v.object({ blob: v.blob(), fileName: name }),
  }),
  /** Read the balance of a wallet over the last days, and its changes, newest first. */
  history: defineEndpoint({
    method: 'GET',
    path: `${base}/hot/history/{id}`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: reviewers,
    input: v.object({ id, days: v.optional(queryInteger(1, 90)) }),
    output: v.object({
      /** Oldest first: at the beginning, after each change, and now. */
      points: listOf(v.object({ time: timestamp, value: nonNegativeDecimal })),
      moves: listOf(walletMove, 500),
    }),
  }),
  /** Deposit addresses of a wallet that hold something, and its latest aggregations. */
  balances: defineEndpoint({
    method: 'GET',
    path: `${base}/aggregation/balances/{id}`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: reviewers,
    input: v.object({ id }),
    output: v.object({ sources: listOf(aggregationSource), aggregations: listOf(aggregation) }),
  }),
  /** Wallet that pays the network fee of a wallet, and the balance left there. */
  sponsor: defineEndpoint({
    method: 'GET',
    path: `${base}/aggregation/sponser/{id}`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: reviewers,
    input: v.object({ id }),
    output: v.object({ address, asset: symbol, balance: nonNegativeDecimal }),
  }),
  /** Propose to collect every address of a wallet. */
  propose: defineEndpoint({
    method: 'POST',
    path: `${base}/aggregation/aggregate`,
    auth: 'required',
    standing: 'active',
    recentSignIn: true,
    backOffice: true,
    roles: adminsOnly,
    idempotent: true,
    input: v.object({
      walletId: id,
      /** Required where the wallet would be above its ceiling. An extension. */
      reason: v.optional(reason),
    }),
    output: aggregation,
  }),
  /** Propose to collect one asset. */
  proposeToken: defineEndpoint({
    method: 'POST',
    path: `${base}/aggregate-token/{token}`,
    auth: 'required',
    standing: 'active',
    recentSignIn: true,
    backOffice: true,
    roles: adminsOnly,
    idempotent: true,
    input: v.object({ token: id, walletId: id, reason: v.optional(reason) }),
    output: aggregation,
  }),
  /**
   * Propose to move an amount between a hot wallet and its cold storage. Administrators approve it: as many as the policy
   * of the exchange asks for such an amount. An extension.
   */
  proposeMove: defineEndpoint({
    method: 'POST',
    path: `${base}/treasury`,
    auth: 'required',
    standing: 'active',
    recentSignIn: true,
    backOffice: true,
    roles: adminsOnly,
    idempotent: true,
    input: v.object({
      walletId: id,
      kind: v.picklist(['ToCold', 'FromCold']),
      amount: positiveDecimal,
      reason: v.pipe(reason, v.minLength(1)),
    }),
    output: aggregation,
  }),
  /**
   * Approve what another person proposed. Refused for the person who proposed, and for an officer where the proposal is
   * about cold storage.
   */
  approve: defineEndpoint({
    method: 'POST',
    path: `${base}/aggregation/approve/{token}`,
    auth: 'required',
    standing: 'active',
    recentSignIn: true,
    backOffice: true,
    roles: reviewers,
    input: v.object({ token: id }),
    output: aggregation,
  }),
  /**
   * Reject a proposal of another person, also after an approval, until it is broadcast. The proposer withdraws it
   * instead.
   */
  reject: defineEndpoint({
    method: 'POST',
    path: `${base}/aggregation/reject/{token}`,
    auth: 'required',
    standing: 'active',
    recentSignIn: true,
    backOffice: true,
    roles: reviewers,
    input: v.object({ token: id, reason: v.pipe(reason, v.minLength(1)) }),
    output: aggregation,
  }),
  /** Withdraw an own proposal, also after an approval, until it is broadcast. */
  withdraw: defineEndpoint({
    method: 'POST',
    path: `${base}/aggregation/withdraw/{token}`,
    auth: 'required',
    standing: 'active',
    recentSignIn: true,
    backOffice: true,
    roles: adminsOnly,
    input: v.object({ token: id, reason: v.optional(reason) }),
    output: aggregation,
  }),
  /** Send an approved aggregation to the network. */
  broadcast: defineEndpoint({
    method: 'POST',
    path: `${base}/aggregation/broadcast`,
    auth: 'required',
    standing: 'active',
    recentSignIn: true,
    backOffice: true,
    roles: adminsOnly,
    idempotent: true,
    input: v.object({ token: id }),
    output: aggregation,
  }),
};
