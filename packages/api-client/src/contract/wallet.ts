// @where Client: calls of deposits and withdrawals, with their input
import * as v from 'valibot';
import { address, memo, walletAddress } from './address-book.ts';
import { defineEndpoint } from './base/endpoint.ts';
import { addressAllowances, tiers, transferStatuses, transferTypes } from './base/enums.ts';
import { count, fractionDigits, nonNegativeDecimal, positiveDecimal } from './base/figures.ts';
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
import { transfer } from './transfer.ts';

export * from './transfer.ts';

export const walletNetwork = v.object({
  id,
  name,
  asset: symbol,
  depositEnabled: v.boolean(),
  withdrawalEnabled: v.boolean(),
  /**
   * Reason for which staff closed deposits or withdrawals, to be shown. Null while both are open, or without a reason.
   */
  closedReason: v.nullable(words),
  /** A deposit without it cannot be credited. */
  memoRequired: v.boolean(),
  memoLabel: v.nullable(name),
  confirmations: count,
  /** Typical seconds until the money has arrived. */
  arrivalSeconds: count,
  minDeposit: nonNegativeDecimal,
  /** Flat, in the asset: what a deposit is credited without. */
  depositFee: nonNegativeDecimal,
  minWithdrawal: nonNegativeDecimal,
  /** Flat, in the asset. */
  withdrawalFee: nonNegativeDecimal,
  /** Fraction digits that a withdrawal may have. */
  decimals: fractionDigits,
  /** `{tx}` stands for the transaction. */
  explorerUrl: v.nullable(url),
});
export type WalletNetwork = v.InferOutput<typeof walletNetwork>;

export const depositAddress = v.object({
  asset: symbol,
  network: id,
  address,
  memo: v.nullable(textUpTo(100)),
  minDeposit: nonNegativeDecimal,
  confirmations: count,
});
export type DepositAddress = v.InferOutput<typeof depositAddress>;

export const withdrawalLimits = v.object({
  currency: symbol,
  /** Null: no withdrawals in this tier. */
  perDay: v.nullable(nonNegativeDecimal),
  usedToday: nonNegativeDecimal,
  perMonth: v.nullable(nonNegativeDecimal),
  usedThisMonth: nonNegativeDecimal,
  resetsAt: timestamp,
  /** Limits of the next tier, in the same currency; null in the highest. */
  next: v.nullable(
    v.object({
      tier: openEnum(tiers),
      perDay: v.nullable(nonNegativeDecimal),
      perMonth: v.nullable(nonNegativeDecimal),
    }),
  ),
});
export type WithdrawalLimits = v.InferOutput<typeof withdrawalLimits>;

const base = '/frontoffice/api/wallet';
const clientTransferId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

export const wallet = {
  /** Networks by asset with their rules. */
  networks: defineEndpoint({
    method: 'GET',
    path: `${base}/networks`,
    auth: 'required',
    standing: 'open',
    input: v.object({ asset: v.optional(symbol) }),
    output: listOf(walletNetwork, 5000, 'asset', 'id'),
  }),
  /** The address to deposit to; made on first use. */
  deposit: defineEndpoint({
    method: 'POST',
    path: `${base}/deposit`,
    auth: 'required',
    standing: 'verified',
    input: v.object({ asset: symbol, network: id }),
    output: depositAddress,
  }),
  /** Send to an address of the address book, with the memo that it was proven with. */
  withdraw: defineEndpoint({
    method: 'POST',
    path: `${base}/withdrawal`,
    auth: 'required',
    standing: 'verified',
    recentSignIn: true,
    idempotent: true,
    input: v.object({
      clientTransferId: v.optional(clientTransferId),
      asset: symbol,
      network: id,
      address: walletAddress,
      memo: v.optional(memo),
      /** Debited, with the fee. */
      amount: positiveDecimal,
    }),
    output: transfer,
  }),
  /**
   * Take a withdrawal back while it is `cancellable`: its money is free again. One that was cancelled before is answered as
   * it is.
   */
  cancelWithdrawal: defineEndpoint({
    method: 'DELETE',
    path: `${base}/withdrawal/{id}`,
    auth: 'required',
    standing: 'unfrozen',
    input: v.object({ id }),
    output: transfer,
  }),
  /**
   * Check if an address may be sent to, and find the missing steps. If `memo` is left out, the answer holds for any.
   */
  checkAllowance: defineEndpoint({
    method: 'GET',
    path: `${base}/withdrawal/check-allowance`,
    auth: 'required',
    standing: 'open',
    input: v.object({
      asset: symbol,
      network: id,
      address: walletAddress,
      memo: v.optional(memo),
    }),
    output: v.object({ result: openEnum(addressAllowances), replaces: v.nullable(address) }),
  }),
  /** Read the limits of the tier, and their used part. */
  limits: defineEndpoint({
    method: 'GET',
    path: `${base}/withdrawal/limits`,
    auth: 'required',
    standing: 'active',
    activeOnly: true,
    input: nothing,
    output: withdrawalLimits,
  }),
  /** Deposits and withdrawals, newest first. */
  transfers: defineEndpoint({
    method: 'GET',
    path: `${base}/transfer_history`,
    auth: 'required',
    standing: 'open',
    input: v.object({
      /** The one that was sent under this name, or none: for a lost answer. */
      clientTransferId: v.optional(clientTransferId),
      type: v.optional(closedEnum(transferTypes)),
      asset: v.optional(symbol),
      status: v.optional(closedEnum(transferStatuses)),
      /** Ids, addresses and transactions that contain this text, whatever its case. */
      search: v.optional(textUpTo(200)),
      from: v.optional(timestamp),
      to: v.optional(timestamp),
      ...pageQuery,
    }),
    output: page(transfer),
  }),
};
