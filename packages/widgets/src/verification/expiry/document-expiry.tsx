import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import { useMessages } from '@agio/ui/language';
import { useHost, WidgetLink } from '../../host/index.ts';
import { expiryMessages } from './expiry-messages.ts';
import { toneOf } from '../model/document-expiry.ts';
import { useDocumentReminder } from './use-document-reminder.ts';
import { useVerificationNavigation } from '../verification-navigation.ts';

/** A reminder on the overview that the identity document ends or has ended, with the way to renew it. */
export function DocumentExpiry() {
  const t = useMessages(expiryMessages);
  const { links } = useHost();
  const { hrefOf } = useVerificationNavigation();
  const { reminder } = useDocumentReminder();
  if (reminder === undefined) return null;
  const { due, title, text, canRenew } = reminder;
  const way = canRenew ? hrefOf('KycRequest') : links.support;
  return (
    <Callout
      tone={toneOf[due]}
      title={title}
      actions={
        way === undefined ? undefined : (
          <Button asChild>
            <WidgetLink href={way}>{canRenew ? t.renew : t.support}</WidgetLink>
          </Button>
        )
      }
    >
      {canRenew ? text : t.notNow}
    </Callout>
  );
}
