import { Banner } from '@agio/ui/banner';
import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { IdCard } from 'lucide-react';
import { useHost, WidgetLink } from '../../host/index.ts';
import { pageAddress } from '../addresses.ts';
import { expiryMessages } from './expiry-messages.ts';
import { useVerificationFailure } from './use-verification-failure.ts';

/** A banner over every page with the reason why the reader's identity check was not successful, and the way to try again. */
export function VerificationFailure() {
  const t = useMessages(expiryMessages);
  const { links } = useHost();
  const reason = useVerificationFailure();
  if (reason === undefined) return null;
  return (
    <Banner
      tone="danger"
      icon={<IdCard aria-hidden size={16} strokeWidth={1.5} />}
      title={t.notConfirmed}
      action={
        links.verification === undefined ? undefined : (
          <Button asChild size="sm">
            <WidgetLink href={pageAddress(links.verification, 'KycRequest')}>
              {t.tryAgain}
            </WidgetLink>
          </Button>
        )
      }
    >
      {reason}
    </Banner>
  );
}
