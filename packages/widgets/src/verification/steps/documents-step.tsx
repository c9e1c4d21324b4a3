import type { ComplianceStepState } from '@agio/api-client';
import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { WidgetLink } from '../../host/index.ts';
import { messages } from '../messages.ts';
import { StepFoot, StepHead, Why } from './step-frame.tsx';
import { stepMessages } from '../step-messages.ts';
import { useVerificationNavigation } from '../verification-navigation.ts';

/** Proof of funds: how many documents there are, and the way to the page that takes them. */
export function DocumentsStep({ state }: { state: ComplianceStepState }) {
  const { frame } = useMessages(messages);
  const { documents: t } = useMessages(stepMessages);
  const { hrefOf } = useVerificationNavigation();
  const { proofs } = state;
  return (
    <>
      <StepHead step="SourceOfFunds" state={state} />
      {proofs > 0 ? <p>{t.sent({ count: proofs })}</p> : null}
      <Why step="SourceOfFunds" />
      <StepFoot step="SourceOfFunds">
        <Button asChild size="lg" variant={proofs > 0 ? 'secondary' : 'primary'}>
          <WidgetLink href={hrefOf('documents')}>{t.open}</WidgetLink>
        </Button>
        {proofs > 0 ? (
          <Button asChild size="lg" variant="primary">
            <WidgetLink href={hrefOf('Trading')}>{frame.next}</WidgetLink>
          </Button>
        ) : null}
      </StepFoot>
    </>
  );
}
