import type { Notifications } from '@agio/api-client';
import { useExchange } from '@agio/api-client/react';
import { useMessages } from '@agio/ui/language';
import { useEffect, useEffectEvent } from 'react';
import { allowanceMessages } from '../words/allowance-messages.ts';
import { useNotify } from '../notify/use-notify.ts';

/**
 * Tells when others have decided about an address of the reader, on whatever page: a signed form or a
 * new proof was looked at, or the proof was withdrawn. Forms that are open stay as they are, and learn it from what they have loaded.
 */
export function useAddressNotices(): void {
  const { title } = useMessages(allowanceMessages);
  const { notifications } = useExchange();
  const notify = useNotify();
  const tell = useEffectEvent(({ entry, change }: Notifications['address']) => {
    const { id, name, asset, proof, invalidatedReason } = entry;
    const notice = { id: `address-${id}`, isKept: true, description: `${name}, ${asset}` };
    if (change === 'Invalidated') {
      const reason = invalidatedReason === null ? '' : `\n${invalidatedReason}`;
      notify('transfers', {
        ...notice,
        kind: 'error',
        title: title.InvalidatedWalletAddress,
        description: notice.description + reason,
      });
    } else if (change === 'Accepted' || (change === 'Proven' && proof === 'SignedForm')) {
      notify('transfers', { ...notice, kind: 'success', title: title.IsAllowed });
    }
  });
  useEffect(() => notifications.on('address', (message) => tell(message)), [notifications]);
}
