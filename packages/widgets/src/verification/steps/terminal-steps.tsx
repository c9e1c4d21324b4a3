import { useComplianceRequest } from '@agio/api-client/react';
import { formatDateTime } from '@agio/money';
import { Button } from '@agio/ui/button';
import { useLocale, useMessages, useTimeZone } from '@agio/ui/language';
import { useHost, WidgetLink } from '../../host/index.ts';
import { StepHead } from './step-frame.tsx';
import { stepMessages } from '../step-messages.ts';
import { useVerificationNavigation } from '../verification-navigation.ts';

/** The application was sent: since when it waits, and how long it usually takes. */
export function PendingStep() {
  const { pending: t, send } = useMessages(stepMessages);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const { hrefOf, openRequest } = useVerificationNavigation();
  const { data: request } = useComplianceRequest();
  const usual: Readonly<Record<string, string>> = send.review;
  return (
    <>
      <StepHead step="PendingForReview" />
      {request?.readyToReviewAt ? (
        <p>{t.since({ time: formatDateTime(request.readyToReviewAt, { locale, timeZone }) })}</p>
      ) : null}
      {request ? <p className="wg:mt-1">{usual[request.requestType]}</p> : null}
      <p className="wg:mt-1 wg:text-fg-muted">{t.notify}</p>
      <div className="wg:mt-6 wg:flex wg:flex-wrap wg:gap-2">
        {openRequest === undefined ? null : (
          <Button variant="primary" onClick={openRequest}>
            {t.request}
          </Button>
        )}
        <Button asChild>
          <WidgetLink href={hrefOf('overview')}>{t.overview}</WidgetLink>
        </Button>
      </div>
    </>
  );
}

/** A closed account verifies nothing any more. */
export function ForbiddenStep() {
  const { forbidden: t } = useMessages(stepMessages);
  const { links } = useHost();
  return (
    <>
      <StepHead step="Forbidden" />
      {links.support === undefined ? null : (
        <Button asChild variant="primary">
          <WidgetLink href={links.support}>{t.support}</WidgetLink>
        </Button>
      )}
    </>
  );
}
