import { storageKeys } from '@agio/api-client';
import { Banner } from '@agio/ui/banner';
import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { IdCard } from 'lucide-react';
import * as v from 'valibot';
import { defineSetting, useHost, useSetting, WidgetLink } from '../../host/index.ts';
import { pageAddress } from '../addresses.ts';
import { expiryMessages } from './expiry-messages.ts';
import { toneOf } from '../model/document-expiry.ts';
import { useDocumentReminder } from './use-document-reminder.ts';

/** The reminder that the reader has closed last: of which document's end, and how many days before it. */
const closedReminder = defineSetting(
  storageKeys.documentReminderClosed,
  v.nullable(v.object({ expiresAt: v.string(), due: v.number() })),
  null,
);

/**
 * Banner over every page 30 days, 7 days and 0 days before the identity document ends. Closed, it returns at the next
 * of these days.
 */
export function DocumentReminder() {
  const t = useMessages(expiryMessages);
  const { links } = useHost();
  const [closed, setClosed] = useSetting(closedReminder);
  const { reminder } = useDocumentReminder();
  if (reminder === undefined) return null;
  const { due, expiresAt, title, text, canRenew } = reminder;
  if (closed?.expiresAt === expiresAt && closed.due <= due) return null;
  return (
    <Banner
      tone={toneOf[due]}
      icon={<IdCard aria-hidden size={16} strokeWidth={1.5} />}
      title={title}
      action={
        links.verification === undefined || !canRenew ? undefined : (
          <Button asChild size="sm">
            <WidgetLink href={pageAddress(links.verification, 'KycRequest')}>{t.renew}</WidgetLink>
          </Button>
        )
      }
      onDismiss={() => setClosed({ expiresAt, due })}
    >
      {due === 0 && canRenew ? text : undefined}
    </Banner>
  );
}
