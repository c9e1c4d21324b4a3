import { useComplianceRequest, useUserInformation } from '@agio/api-client/react';
import { formatDateTime } from '@agio/money';
import { KeyValue, KeyValueList } from '@agio/ui/key-value';
import { useLocale, useMessages, useTimeZone } from '@agio/ui/language';
import { requestTypeMessages, wordFor } from '@agio/ui/status-button';
import { useState } from 'react';
import { messages } from './messages.ts';

/** State of the account. It follows the messages of the exchange. */
export function DemoState() {
  const t = useMessages(messages);
  const types = useMessages(requestTypeMessages);
  const { data: user } = useUserInformation();
  const { data: request } = useComplianceRequest();
  const document = useExpiry(user?.documentExpirationDate);
  return (
    <KeyValueList aria-label={t.now}>
      <KeyValue term={t.tier}>{user?.complianceTier.replace('Tier', '')}</KeyValue>
      <KeyValue term={t.state}>{user && wordFor(t.account.states, user.activityStatus)}</KeyValue>
      <KeyValue term={t.request}>
        {request
          ? `${wordFor(types, request.requestType)} · ${wordFor(t.statuses, request.statusType)}`
          : t.noRequest}
      </KeyValue>
      <KeyValue term={t.document}>{document}</KeyValue>
    </KeyValueList>
  );
}

function useExpiry(until: string | null | undefined): string {
  const t = useMessages(messages);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const [now] = useState(Date.now);
  if (!until) return t.noDocument;
  const date = formatDateTime(until, { locale, timeZone });
  return Date.parse(until) > now ? t.expires({ date }) : t.expired({ date });
}
