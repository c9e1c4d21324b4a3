import * as v from 'valibot';
import { address } from '../address-book.ts';
import { defineEndpoint } from '../base/endpoint.ts';
import { nonNegativeDecimal, positiveDecimal } from '../base/figures.ts';
import { id, listOf, namedFile, nothing, queryInteger, timestamp } from '../base/primitives.ts';
import { symbol } from '../base/texts.ts';
import { adminsOnly, backApiV2, reviewers } from './staff.ts';
import {
  aggregation,
  aggregationSource,
  coldWallet,
  hotWallet,
  reserve,
  reserveDay,
  walletMove,
} from './wallet-records.ts';

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
    output: namedFile,
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
