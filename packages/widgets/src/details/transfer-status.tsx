import type { Transfer } from '@agio/api-client/contract';
import { useMessages } from '@agio/ui/language';
import { StatusPill } from '@agio/ui/status-pill';
import { statusMessages, transferState, transferTones } from '../words/status-messages.ts';

/** The state of a transfer in a word or two. */
export function TransferStatus(transfer: Pick<Transfer, 'status' | 'review'>) {
  const { transfer: words } = useMessages(statusMessages);
  const state = transferState(transfer);
  return <StatusPill tone={transferTones[state]}>{words[state]}</StatusPill>;
}
