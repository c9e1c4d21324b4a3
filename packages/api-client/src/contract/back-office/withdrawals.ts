// @where Back office: withdrawals that wait for an officer
import * as v from 'valibot';
import { addressBookEntry } from '../address-book.ts';
import { defineEndpoint } from '../base/endpoint.ts';
import { ledgerTypes, transferTypes } from '../base/enums.ts';
import { count, nonNegativeDecimal, signedDecimal } from '../base/figures.ts';
import {
  closedEnum,
  id,
  listOf,
  namedFile,
  openEnum,
  page,
  pageQuery,
  queryInteger,
  timestamp,
} from '../base/primitives.ts';
import { refusalReason } from '../base/errors.ts';
import { sortBy } from '../base/sort.ts';
import { symbol, textUpTo } from '../base/texts.ts';
import { signInAttempt } from '../sign-ins.ts';
import { transfer, withdrawalLimits } from '../wallet.ts';
import { linkedAddress, officerAct } from './case-records.ts';
import { backOffice, reviewers } from './staff.ts';
import { staffTransfer, transferRisks } from './trading.ts';

/** Reasons for which a transfer waits for an officer: rules of the policy of the exchange. */
export const holdReasons = [
  'RiskHigh',
  'AmountLarge',
  'AddressNew',
  'FirstWithdrawal',
  'Velocity',
  'AssetWatched',
] as const;

/**
 * `Held` until an officer decides, the customer cancels a withdrawal, or the time is over: `Expired`. The transfer itself
 * goes on with the states of `transferStatuses`; a deposit that is held is `Confirming`.
 */
export const holdStates = ['Held', 'Approved', 'Rejected', 'Cancelled', 'Expired'] as const;

/** Columns by which held withdrawals can be sorted; `amount` by its worth. */
export const holdSorts = ['time', 'user', 'asset', 'amount', 'risk', 'expires'] as const;

/** Decisions that are made at once, at most. */
export const mostDecisions = 50;

export const heldWithdrawal = v.object({
  ...staffTransfer.entries,
  hold: v.object({
    state: openEnum(holdStates),
    /** The rules that held it, each with the amount in `currency` or the number that was exceeded. */
    reasons: listOf(
      v.object({ kind: openEnum(holdReasons), bound: v.nullable(nonNegativeDecimal) }),
      20,
      'kind',
    ),
    /** Counts its changes. A decision names the one that the officer has seen. */
    version: count,
    since: timestamp,
    /** Time at which the money is given back if it was not decided. */
    expiresAt: timestamp,
    /** Worth when it was requested. */
    value: nonNegativeDecimal,
    currency: symbol,
    /** Two officers must approve. */
    needsTwo: v.boolean(),
    firstApproval: v.nullable(officerAct),
    /** The decision of an officer; the comment of a rejection is shown to the customer. */
    decision: v.nullable(officerAct),
  }),
});
export type HeldWithdrawal = v.InferOutput<typeof heldWithdrawal>;

export const heldWithdrawalDetails = v.object({
  withdrawal: heldWithdrawal,
  /** The address in the customer's book; null where it is not in it any more. */
  address: v.nullable(addressBookEntry),
  /** Other transfers of the customer of the same type with this address, newest first. */
  earlier: listOf(transfer, 20),
  /** Other customers who have the address. */
  linked: v.nullable(linkedAddress),
  /** The latest sign-ins and attempts; null where the exchange does not know them. */
  signIns: v.nullable(listOf(signInAttempt, 10)),
  /** Changes of the customer's balance of the asset, newest first, each with the balance after it. */
  balances: listOf(
    v.object({
      id,
      time: timestamp,
      type: openEnum(ledgerTypes),
      change: signedDecimal,
      balance: nonNegativeDecimal,
    }),
    20,
  ),
  limits: withdrawalLimits,
});
export type HeldWithdrawalDetails = v.InferOutput<typeof heldWithdrawalDetails>;

const holdFilter = {
  /** Default: `Held`. */
  state: v.optional(closedEnum(holdStates)),
  /** Default: `Withdrawal`. */
  type: v.optional(closedEnum(transferTypes)),
  /** A part of an id, an address or a transaction, or of what names a person. */
  search: v.optional(textUpTo(200)),
  reason: v.optional(closedEnum(holdReasons)),
  risk: v.optional(closedEnum(transferRisks)),
  asset: v.optional(symbol),
  userId: v.optional(id),
  /** Requested since this moment or later, and since this one or earlier. */
  from: v.optional(timestamp),
  to: v.optional(timestamp),
  /** At least this worth, in the currency of the policy. */
  valueFrom: v.optional(nonNegativeDecimal),
  /** Given back at this moment or earlier if undecided. */
  expiresTo: v.optional(timestamp),
  sort: v.optional(sortBy(holdSorts)),
};

const comment = v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(500));
const decision = {
  decision: closedEnum(['Approve', 'Reject']),
  /** Shown to the customer when it is rejected, and needed then; else for the second officer. */
  comment: v.optional(comment),
};
/** `version` of the hold as the officer has seen it. */
const seen = { id, seenVersion: queryInteger(0, 1_000_000) };

/**
 * Withdrawals that the policy of the exchange holds until an officer releases them, and deposits that it holds before they
 * are credited. The money of a withdrawal stays reserved; that of a deposit goes back to its sender unless it is approved.
 * Extensions: the specification has no calls for them.
 */
export const backOfficeWithdrawals = {
  /** List transfers that are or were held, the one that waits longest first unless sorted. */
  list: defineEndpoint({
    method: 'GET',
    path: `${backOffice}/withdrawals`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: reviewers,
    input: v.object({ ...holdFilter, ...pageQuery }),
    output: page(heldWithdrawal),
  }),
  /** The same as a file; the export itself is recorded in the trail. */
  csv: defineEndpoint({
    method: 'GET',
    path: `${backOffice}/withdrawals.csv`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: reviewers,
    responseType: 'file',
    input: v.object(holdFilter),
    output: namedFile,
  }),
  /** Read everything that an officer decides on. */
  details: defineEndpoint({
    method: 'GET',
    path: `${backOffice}/withdrawals/{id}`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: reviewers,
    input: v.object({ id }),
    output: heldWithdrawalDetails,
  }),
  /**
   * Approve or reject one. Refused with 409 after any change since `seenVersion`: the refusal names the officer and the act.
   * Above the limit of the policy the first approval is recorded and the withdrawal goes on waiting; the second, which the
   * same officer cannot give (403), releases it.
   */
  resolve: defineEndpoint({
    method: 'PUT',
    path: `${backOffice}/withdrawals/resolve`,
    auth: 'required',
    standing: 'active',
    recentSignIn: true,
    backOffice: true,
    roles: reviewers,
    idempotent: true,
    input: v.object({ ...seen, ...decision }),
    output: heldWithdrawal,
  }),
  /** The same for several at once. Each has an outcome: a refusal of one leaves the others as decided. */
  resolveMany: defineEndpoint({
    method: 'PUT',
    path: `${backOffice}/withdrawals/resolve-many`,
    auth: 'required',
    standing: 'active',
    recentSignIn: true,
    backOffice: true,
    roles: reviewers,
    idempotent: true,
    input: v.object({
      withdrawals: v.pipe(v.array(v.object(seen)), v.minLength(1), v.maxLength(mostDecisions)),
      ...decision,
    }),
    output: v.object({
      outcomes: listOf(
        v.object({
          id,
          withdrawal: v.nullable(heldWithdrawal),
          /** Reason of the refusal. */
          reason: v.nullable(refusalReason),
        }),
        mostDecisions,
      ),
    }),
  }),
};
