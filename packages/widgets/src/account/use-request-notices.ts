import type { Notifications } from '@agio/api-client';
import { useComplianceRequest, useExchange } from '@agio/api-client/react';
import { useMessages } from '@agio/ui/language';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type NoticeKind, useHost } from '../host/index.ts';
import { happenedMessages } from '../words/happened-messages.ts';
import { messages } from './messages.ts';

const kinds: Readonly<Record<string, NoticeKind>> = {
  Approved: 'success',
  Denied: 'warning',
  RequestedMoreData: 'warning',
  Open: 'warning',
};

/**
 * Tells of each decision on the reader's compliance request as the exchange announces it, on whatever page.
 *
 * @param onOpen opens the request, from a decision that asks something of the reader: the notice lies over the header, and
 *   with it over the button that does the same
 */
export function useRequestNotices(onOpen?: () => void): void {
  const { request: t } = useMessages(messages);
  const { request: told } = useMessages(happenedMessages);
  const { notices } = useHost();
  const { notifications } = useExchange();
  const { data } = useComplianceRequest();
  // A request arrives again when a document is added to it, or its rejection was read.
  const known = useRef<string>(undefined);
  useEffect(() => {
    if (data) known.current ??= `${data.id} ${data.statusType}`;
  }, [data]);
  const tell = useEffectEvent(({ request }: Notifications['compliance']) => {
    const { id, statusType, comment } = request;
    const state = `${id} ${statusType}`;
    const kind = kinds[statusType];
    const title = told[statusType as keyof typeof told] as string | undefined;
    if (known.current === state || kind === undefined || title === undefined) {
      known.current = state;
      return;
    }
    known.current = state;
    notices[kind]({
      id: `request-${id}`,
      isKept: true,
      title,
      description: comment ?? undefined,
      ...(kind === 'warning' && onOpen && { action: { label: t.open, onClick: onOpen } }),
    });
  });
  useEffect(() => notifications.on('compliance', (message) => tell(message)), [notifications]);
}
