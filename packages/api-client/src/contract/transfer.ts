import * as v from 'valibot';
import { transferTypes } from './enums.ts';
import { count, nonNegativeDecimal } from './figures.ts';
import { id, openEnum, timestamp } from './primitives.ts';
import { name, symbol, textUpTo, words } from './texts.ts';

export const transferStatuses = [
  'Requested',
  'Approved',
  'Broadcast',
  'Confirming',
  'Confirmed',
  'Rejected',
  'Cancelled',
] as const;

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
  /** What the other side receives. */
  netAmount: nonNegativeDecimal,
  address: textUpTo(200),
  addressName: v.nullable(name),
  memo: v.nullable(textUpTo(100)),
  status: openEnum(transferStatuses),
  confirmations: count,
  requiredConfirmations: count,
  transaction: v.nullable(textUpTo(200)),
  rejectReason: v.nullable(words),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Transfer = v.InferOutput<typeof transfer>;
