import type { Transfer } from '@agio/api-client/contract';
import { useMessages } from '@agio/ui/language';
import { StatusPill } from '@agio/ui/status-pill';
import { statusMessages, transferTones } from '../words/status-messages.ts';

/** The state of a transfer in a word or two. */
export function TransferStatus({ status }: Pick<Transfer, 'status'>) {
  const { transfer } = useMessages(statusMessages);
  return <StatusPill tone={transferTones[status]}>{transfer[status]}</StatusPill>;
}
