import * as v from 'valibot';
import { address } from '../address-book.ts';
import { defineEndpoint } from '../endpoint.ts';
import { count, nonNegativeDecimal } from '../figures.ts';
import { id, listOf, nothing, openEnum, timestamp } from '../primitives.ts';
import { givenName, name, symbol, textUpTo } from '../texts.ts';
import { adminsOnly, backApiV2, backOffice, reviewers } from './staff.ts';

export const aggregationStates = [
  'Proposed',
  'Approved',
  'Broadcast',
  'Confirmed',
  'Expired',
  'Rejected',
] as const;

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
});
export type HotWallet = v.InferOutput<typeof hotWallet>;

export const aggregationSource = v.object({
  address,
  balance: nonNegativeDecimal,
  fee: nonNegativeDecimal,
});

/** Collecting deposit addresses into a hot wallet: one person proposes, another approves, then it is broadcast. */
export const aggregation = v.object({
  id,
  /** What approving and broadcasting name. */
  token: id,
  walletId: id,
  asset: symbol,
  network: id,
  amount: nonNegativeDecimal,
  destination: address,
  sources: listOf(aggregationSource),
  networkFee: nonNegativeDecimal,
  feeAsset: symbol,
  state: openEnum(aggregationStates),
  proposedBy: name,
  /** The proposer's account, who may not approve: names may be alike. */
  proposerId: id,
  approvedBy: v.nullable(name),
  transaction: v.nullable(textUpTo(200)),
  createdAt: timestamp,
  /** An approval is good until here. */
  expiresAt: timestamp,
});
export type Aggregation = v.InferOutput<typeof aggregation>;

const base = `${backApiV2}/wallets`;

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
  /** Who pays the network fee of a wallet, and what is left there. */
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
    input: v.object({ walletId: id }),
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
    input: v.object({ token: id, walletId: id }),
    output: aggregation,
  }),
  /** Approve what another person proposed. Refused for the person who proposed. */
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

export const apiKeyPermissions = ['Read', 'Trade', 'Transfers'] as const;

export const apiKey = v.object({
  id,
  name,
  /** The first characters, to tell keys apart. */
  prefix: name,
  permissions: listOf(openEnum(apiKeyPermissions), 50),
  /** CIDR ranges; empty: any address. */
  allowedAddresses: listOf(textUpTo(50), 500),
  createdAt: timestamp,
  expiresAt: v.nullable(timestamp),
  lastUsedAt: v.nullable(timestamp),
  revokedAt: v.nullable(timestamp),
});
export type ApiKey = v.InferOutput<typeof apiKey>;

export const backOfficeApiKeys = {
  /** API keys, without their secrets. */
  list: defineEndpoint({
    method: 'GET',
    path: `${backOffice}/api-keys/list`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: adminsOnly,
    input: nothing,
    output: listOf(apiKey),
  }),
  /** Create a key. The only answer that ever holds the secret. */
  create: defineEndpoint({
    method: 'POST',
    path: `${backOffice}/api-keys/create`,
    auth: 'required',
    standing: 'active',
    recentSignIn: true,
    backOffice: true,
    roles: adminsOnly,
    idempotent: true,
    input: v.object({
      name: givenName,
      permissions: v.pipe(v.array(v.picklist(apiKeyPermissions)), v.minLength(1), v.maxLength(50)),
      allowedAddresses: v.optional(listOf(textUpTo(50), 20), []),
      expiresAt: v.optional(v.nullable(timestamp), null),
    }),
    output: v.object({ key: apiKey, secret: textUpTo(200) }),
  }),
  /** Make a key useless, for good. It stays in the list. */
  revoke: defineEndpoint({
    method: 'PUT',
    path: `${backOffice}/api-keys/revoke`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: adminsOnly,
    input: v.object({ id }),
    output: apiKey,
  }),
};
