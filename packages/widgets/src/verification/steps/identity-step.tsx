import type { ComplianceStepState } from '@agio/api-client';
import { isVerified } from '@agio/api-client';
import { useProfile, useRequestKyc } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import { useLocale, useMessages, useTimeZone } from '@agio/ui/language';
import { LazyPopup } from '@agio/ui/lazy-popup';
import { Spinner } from '@agio/ui/spinner';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { partOf } from '../../states/lazy-part.ts';
import { WidgetLink } from '../../host/index.ts';
import { isSafeAddress } from '../../files/safe-address.ts';
import { formatDay } from '../format-day.ts';
import { formMessages } from '../form-messages.ts';
import { messages } from '../messages.ts';
import { resumeStep } from '../model/step-route.ts';
import { toneOf } from '../model/document-expiry.ts';
import { serverText } from '../../intent/refusals.tsx';
import { StepFoot, StepHead, Why } from './step-frame.tsx';
import { stepMessages } from '../step-messages.ts';
import { useDocumentReminder } from '../expiry/use-document-reminder.ts';
import { useClosed } from '../use-closed.ts';
import { useVerification } from '../use-verification.ts';
import { useVerificationFailure } from '../expiry/use-verification-failure.ts';
import { useVerificationNavigation } from '../verification-navigation.ts';

const loadReceived = partOf(() => import('./received-data.tsx'), 'ReceivedData');

/**
 * The check at the identity partner: the way there, what became of it, and the way back to it. A document that ends is
 * renewed in the same way.
 */
export function IdentityStep({ state }: { state: ComplianceStepState }) {
  const { identity: t } = useMessages(formMessages);
  const isConfirmed = state.answered.includes('KycRequest');
  const { reminder } = useDocumentReminder();
  return (
    <>
      <StepHead key={String(isConfirmed)} step="KycRequest" state={state} />
      {isConfirmed && reminder ? (
        <Callout tone={toneOf[reminder.due]} title={reminder.title} className="wg:mb-4">
          {t.renewal}
        </Callout>
      ) : null}
      {isConfirmed && !reminder ? <Confirmed state={state} /> : <Check isRenewal={isConfirmed} />}
    </>
  );
}

/**
 * Shows an identity check that is not confirmed: never tried, open at the partner, or refused there. Notifications keep
 * it current.
 */
function Check({ isRenewal }: { isRenewal: boolean }) {
  const { identity: t } = useMessages(formMessages);
  const { data: profile } = useProfile();
  const { requestKyc, isPending, error } = useRequestKyc();
  const { leave } = useVerificationNavigation();
  const closed = useClosed();
  const [isUnsafe, setUnsafe] = useState(false);
  const reason = useVerificationFailure();
  const isOpen = reason === undefined && profile?.verificationIsInProgress === true;
  const start = async () => {
    setUnsafe(false);
    try {
      const { url } = await requestKyc();
      if (isSafeAddress(url)) leave(url);
      else setUnsafe(true);
    } catch {
      // `error` has it.
    }
  };
  return (
    <>
      {reason === undefined ? null : (
        <Callout live tone="danger" title={t.refused} className="wg:mb-4">
          {reason}
        </Callout>
      )}
      {isOpen ? (
        <Callout
          live
          tone="info"
          title={t.waiting}
          icon={<Spinner size={16} />}
          className="wg:mb-4"
        >
          {t.waitingMore}
        </Callout>
      ) : null}
      <h3 className="wg:mb-2 wg:text-sm wg:font-semibold">{t.how}</h3>
      <ol className="wg:flex wg:list-decimal wg:flex-col wg:gap-1.5 wg:ps-5">
        <li>{t.consent}</li>
        <li>{t.capture}</li>
        <li>{t.back}</li>
      </ol>
      {error || isUnsafe ? (
        <Callout live tone="danger" className="wg:mt-4">
          {isUnsafe ? t.notLinked : (serverText(error) ?? t.failed)}
        </Callout>
      ) : null}
      <Why step="KycRequest" />
      <StepFoot step="KycRequest">
        <Button
          size="lg"
          variant="primary"
          loading={isPending}
          disabled={closed !== undefined}
          onClick={() => void start()}
        >
          {closed ??
            (isOpen ? t.goOn : reason !== undefined ? t.again : isRenewal ? t.renew : t.start)}
          {closed === undefined ? (
            <ExternalLink
              size={16}
              strokeWidth={1.5}
              aria-hidden
              className="wg:ms-2 wg:inline wg:rtl:-scale-x-100"
            />
          ) : null}
        </Button>
      </StepFoot>
    </>
  );
}

function Confirmed({ state }: { state: ComplianceStepState }) {
  const { identity: t } = useMessages(formMessages);
  const { frame } = useMessages(messages);
  const { send } = useMessages(stepMessages);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const { hrefOf, go } = useVerificationNavigation();
  const { user } = useVerification();
  const until = user?.documentExpirationDate;
  const { reviewedAs } = state;
  // A reader with a tier came to renew: the questions of the next one begin at the overview.
  const next = user && isVerified(user) ? 'overview' : resumeStep(state);
  const after = next === 'KycRequest' ? 'overview' : next;
  return (
    <>
      <Callout live tone="success" title={t.confirmed}>
        {until ? t.confirmedMore({ date: formatDay(until, locale, timeZone) }) : null}
      </Callout>
      {reviewedAs === 'NameDiscrepancyToTier1' || reviewedAs === 'HighRiskToTier2' ? (
        <Callout tone="warning" className="wg:mt-3">
          {send.review[reviewedAs]}
        </Callout>
      ) : null}
      <div className="wg:mt-4">
        <LazyPopup kind="dialog" load={loadReceived} contentProps={{ onConfirm: () => go(after) }}>
          {(button) => <Button {...button}>{t.received}</Button>}
        </LazyPopup>
      </div>
      <StepFoot step="KycRequest">
        <Button asChild size="lg" variant="primary">
          <WidgetLink href={hrefOf(after)}>{frame.next}</WidgetLink>
        </Button>
      </StepFoot>
    </>
  );
}
