import * as v from 'valibot';
import { transferTypes } from './enums.ts';
import { decimal, id, openEnum, timestamp } from './primitives.ts';

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
  clientTransferId: v.nullable(v.string()),
  type: openEnum(transferTypes),
  asset: v.string(),
  network: v.string(),
  /** Deposit: credited. Withdrawal: debited, with the fee. */
  amount: decimal,
  fee: decimal,
  /** What the other side receives. */
  netAmount: decimal,
  address: v.string(),
  addressName: v.nullable(v.string()),
  memo: v.nullable(v.string()),
  status: openEnum(transferStatuses),
  confirmations: v.pipe(v.number(), v.integer()),
  requiredConfirmations: v.pipe(v.number(), v.integer()),
  transaction: v.nullable(v.string()),
  rejectReason: v.nullable(v.string()),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Transfer = v.InferOutput<typeof transfer>;
