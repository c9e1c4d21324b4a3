// @where Widgets: duration and text of toasts of transfers, and of purchases with fiat
import type { Notifications } from '@agio/api-client';
import type { Transfer } from '@agio/api-client/contract';
import { useExchange } from '@agio/api-client/react';
import { formatCrypto } from '@agio/money';
import { useLocale, useMessages } from '@agio/ui/language';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { NoticeKind } from '../host/index.ts';
import { useDisplayDigits } from '../amounts/use-display-digits.ts';
import { useNotify } from '../notify/use-notify.ts';
import { transferMessages } from '../words/transfer-messages.ts';

/** Time for which good news stays, in milliseconds; the notification centre keeps it. */
const passes = 5000;

const kinds: Partial<Record<Transfer['status'], NoticeKind>> = {
  Confirmed: 'success',
  Rejected: 'error',
  Cancelled: 'info',
  Failed: 'error',
  Returned: 'error',
};

/** Shows a notice, on every page, for each deposit and withdrawal that changes its state. */
export function useTransferNotices(): void {
  const t = useMessages(transferMessages);
  const locale = useLocale();
  const { notifications } = useExchange();
  const notify = useNotify();
  const digitsOf = useDisplayDigits();
  // Confirmations move on too, in the same state.
  const known = useRef(new Map<string, Transfer['status']>());
  const tell = useEffectEvent(({ transfer }: Notifications['transfer']) => {
    const { id, type, status, asset } = transfer;
    if (known.current.get(id) === status) return;
    known.current.set(id, status);
    const words: Partial<Record<Transfer['status'], string>> =
      type === 'Deposit' ? t.deposit : t.withdrawal;
    const title = words[status];
    if (title === undefined) return;
    const amount = formatCrypto(transfer.netAmount, {
      locale,
      minDigits: digitsOf(asset).minDigits,
    });
    const reason = transfer.rejectReason === null ? '' : `\n${transfer.rejectReason}`;
    const kind = kinds[status] ?? 'info';
    notify('transfers', {
      kind,
      id: `transfer-${id}`,
      isKept: status !== 'Broadcast',
      title,
      description: t.amount({ amount, asset }) + reason,
      closesAfter: kind === 'error' ? undefined : passes,
      tune: status === 'Confirmed' ? 'Other' : undefined,
    });
  });
  useEffect(() => notifications.on('transfer', (message) => tell(message)), [notifications]);
}
