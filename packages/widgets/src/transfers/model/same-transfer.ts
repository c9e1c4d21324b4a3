// @where Widgets: warning of a transfer that was sent twice
import type { Transfer } from '@agio/api-client/contract';
import { Decimal } from '@agio/money';
import { isSameAddress } from './look-alike.ts';

/** Transfer that is sent under the key of its intent. */
export interface SentTransfer {
  readonly clientTransferId: string;
  readonly asset: string;
  readonly network: string;
  readonly address: string;
  readonly memo?: string | undefined;
  readonly amount: string;
}

const underWay: readonly Transfer['status'][] = [
  'Requested',
  'Approved',
  'Broadcast',
  'Confirming',
];

/** A transfer of another intent that sends exactly the same and has not arrived yet: perhaps from another tab. */
export function sameUnderWay(
  intent: SentTransfer,
  transfers: readonly Transfer[],
): Transfer | undefined {
  return transfers.find(
    (each) =>
      each.type === 'Withdrawal' &&
      each.clientTransferId !== intent.clientTransferId &&
      underWay.includes(each.status) &&
      each.asset === intent.asset &&
      each.network === intent.network &&
      isSameAddress(each.address, intent.address) &&
      (each.memo ?? '') === (intent.memo ?? '') &&
      Decimal.of(each.amount).equals(Decimal.of(intent.amount)),
  );
}
