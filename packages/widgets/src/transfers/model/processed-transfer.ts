// @where Widgets: link to a transaction in a block explorer
import type { Transfer, WalletNetwork } from '@agio/api-client/contract';
import type { ProcessedTransfer } from '@agio/ui/transfer-on-processing';

/** A transfer as its steps show it. A step has its time if the exchange gives it. */
export function processedOf(
  transfer: Transfer,
  network: Pick<WalletNetwork, 'name'> | undefined,
): ProcessedTransfer {
  const { type, status, review, createdAt, updatedAt, events = [] } = transfer;
  return {
    ...transfer,
    amount: transfer.netAmount,
    network: network?.name ?? transfer.network,
    addressName: transfer.addressName ?? undefined,
    isInReview: review !== undefined,
    times: {
      [type === 'Deposit' ? 'Broadcast' : 'Requested']: createdAt,
      ...(status === 'Approved' && { Approved: updatedAt }),
      ...(status === 'Confirmed' && { Confirmed: updatedAt }),
      ...(review !== undefined && { InReview: review.since }),
      ...Object.fromEntries(events.map((event) => [event.status, event.time])),
    },
  };
}

/**
 * Returns the address of the transaction at the network's explorer; undefined before there is a transaction, or without
 * an explorer.
 */
export function explorerOf(
  { transaction }: Pick<Transfer, 'transaction'>,
  network: Pick<WalletNetwork, 'explorerUrl'> | undefined,
): string | undefined {
  if (transaction === null) return undefined;
  return network?.explorerUrl?.replace('{tx}', encodeURIComponent(transaction));
}
