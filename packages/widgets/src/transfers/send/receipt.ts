// @where Widgets: rows of the receipt of a transfer
import type { Transfer, WalletNetwork } from '@agio/api-client/contract';
import { formatDateTime } from '@agio/money';
import { exactText } from '../../details/figure.tsx';
import { type StatusWords, transferState } from '../../words/status-messages.ts';
import type { SendWords } from './send-messages.ts';

/** A line of a receipt: what it is, and what it says. */
export type ReceiptRow = readonly [term: string, value: string];

interface ReceiptFormat {
  readonly receipt: SendWords['receipt'];
  readonly status: StatusWords['transfer'];
  readonly locale: string;
  readonly timeZone: string | undefined;
}

/** Everything that a receipt says of a transfer, to its last digit. What there is not has no row. */
export function receiptRows(
  transfer: Transfer,
  network: Pick<WalletNetwork, 'name' | 'memoLabel'> | undefined,
  { receipt, status, locale, timeZone }: ReceiptFormat,
): ReceiptRow[] {
  const exact = (value: string) => exactText(value, transfer.asset, locale);
  const { addressName, address, memo, transaction } = transfer;
  return [
    [receipt.received, exact(transfer.netAmount)],
    [receipt.amount, exact(transfer.amount)],
    [receipt.fee, exact(transfer.fee)],
    [receipt.network, network?.name ?? transfer.network],
    [receipt.address, addressName === null ? address : `${addressName}\n${address}`],
    ...(memo === null ? [] : [[network?.memoLabel ?? receipt.memo, memo] as const]),
    [receipt.status, status[transferState(transfer)]],
    [receipt.time, formatDateTime(transfer.createdAt, { locale, timeZone })],
    ...(transaction === null ? [] : [[receipt.transaction, transaction] as const]),
    [receipt.reference, transfer.id],
  ];
}
