import * as v from 'valibot';
import { memo, walletAddress } from './address-book.ts';
import { defineEndpoint } from './endpoint.ts';
import { addressAllowances, transferTypes } from './enums.ts';
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
import { transfer } from './transfer.ts';

export * from './transfer.ts';

export const walletNetwork = v.object({
  id,
  name: v.string(),
  asset: v.string(),
  depositEnabled: v.boolean(),
  withdrawalEnabled: v.boolean(),
  /** A deposit without it cannot be credited. */
  memoRequired: v.boolean(),
  memoLabel: v.nullable(v.string()),
  confirmations: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Typical seconds until the money has arrived. */
  arrivalSeconds: v.pipe(v.number(), v.integer(), v.minValue(0)),
  minDeposit: decimal,
  minWithdrawal: decimal,
  /** Flat, in the asset. */
  withdrawalFee: decimal,
  /** Fraction digits that a withdrawal may have. */
  decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(18)),
  /** `{tx}` stands for the transaction. */
  explorerUrl: v.nullable(v.string()),
});
export type WalletNetwork = v.InferOutput<typeof walletNetwork>;

export const depositAddress = v.object({
  asset: v.string(),
  network: v.string(),
  address: v.string(),
  memo: v.nullable(v.string()),
  minDeposit: decimal,
  confirmations: v.pipe(v.number(), v.integer()),
});
export type DepositAddress = v.InferOutput<typeof depositAddress>;

export const withdrawalLimits = v.object({
  currency: v.string(),
  /** Null: no withdrawals in this tier. */
  perDay: v.nullable(decimal),
  usedToday: decimal,
  perMonth: v.nullable(decimal),
  usedThisMonth: decimal,
  resetsAt: timestamp,
});
export type WithdrawalLimits = v.InferOutput<typeof withdrawalLimits>;

const base = '/frontoffice/api/wallet';

export const wallet = {
  /** Networks by asset with their rules. */
  networks: defineEndpoint({
    method: 'GET',
    path: `${base}/networks`,
    auth: 'required',
    standing: 'open',
    input: v.object({ asset: v.optional(v.string()) }),
    output: v.array(walletNetwork),
  }),
  /** The address to deposit to; made on first use. */
  deposit: defineEndpoint({
    method: 'POST',
    path: `${base}/deposit`,
    auth: 'required',
    standing: 'verified',
    input: v.object({ asset: v.string(), network: v.string() }),
    output: depositAddress,
  }),
  /** Send to an address of the address book. */
  withdraw: defineEndpoint({
    method: 'POST',
    path: `${base}/withdrawal`,
    auth: 'required',
    standing: 'verified',
    recentSignIn: true,
    idempotent: true,
    input: v.object({
      clientTransferId: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64))),
      asset: v.string(),
      network: v.string(),
      address: walletAddress,
      memo: v.optional(memo),
      /** Debited, with the fee. */
      amount: positiveDecimal,
    }),
    output: transfer,
  }),
  /** Whether an address may be sent to, and what is missing. */
  checkAllowance: defineEndpoint({
    method: 'GET',
    path: `${base}/withdrawal/check-allowance`,
    auth: 'required',
    standing: 'open',
    input: v.object({ asset: v.string(), network: v.string(), address: walletAddress }),
    output: v.object({ result: openEnum(addressAllowances), replaces: v.nullable(v.string()) }),
  }),
  /** What the tier allows and what is used. */
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
      type: v.optional(closedEnum(transferTypes)),
      asset: v.optional(v.string()),
      from: v.optional(timestamp),
      to: v.optional(timestamp),
      ...pageQuery,
    }),
    output: page(transfer),
  }),
};
