import * as v from 'valibot';
import { transferStatuses, transferTypes } from './base/enums.ts';
import { count, nonNegativeDecimal } from './base/figures.ts';
import { id, listOf, openEnum, timestamp } from './base/primitives.ts';
import { name, symbol, textUpTo, words } from './base/texts.ts';

/** Time at which a transfer entered a state. */
export const transferEvent = v.object({ status: openEnum(transferStatuses), time: timestamp });

export const transfer = v.object({
  id,
  /** The caller's own name for the intent; unique per user. Null for a deposit. */
  clientTransferId: v.nullable(textUpTo(64)),
  type: openEnum(transferTypes),
  asset: symbol,
  network: id,
  /** Deposit: credited. Withdrawal: debited, with the fee. */
  amount: nonNegativeDecimal,
  fee: nonNegativeDecimal,
  /** Amount that the other side receives. */
  netAmount: nonNegativeDecimal,
  address: textUpTo(200),
  addressName: v.nullable(name),
  memo: v.nullable(textUpTo(100)),
  status: openEnum(transferStatuses),
  confirmations: count,
  requiredConfirmations: count,
  transaction: v.nullable(textUpTo(200)),
  /** Reason for which it was rejected, failed or came back. */
  rejectReason: v.nullable(words),
  /** True while `wallet.cancelWithdrawal` can take it back. */
  cancellable: v.boolean(),
  /**
   * Present while a transfer waits for an officer of the exchange, a deposit before it is credited: the hours within which
   * that is usually decided, and when the money is given back otherwise. An extension: the specification has no such wait.
   */
  review: v.optional(v.object({ since: timestamp, usualHours: count, until: timestamp })),
  /** The states that it was in, oldest first, each with when it came into it. */
  events: v.optional(listOf(transferEvent, 50, 'status')),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Transfer = v.InferOutput<typeof transfer>;
