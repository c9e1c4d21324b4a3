import type { ComplianceStep, ComplianceStepState } from '@agio/api-client';
import { isVerified } from '@agio/api-client';
import { useMessages } from '@agio/ui/language';
import { Loadable } from '@agio/ui/loadable';
import { Panel } from '@agio/ui/panel';
import { Skeleton } from '@agio/ui/skeleton';
import { type ReactNode, Suspense, useEffect } from 'react';
import { lazyPart } from '../../states/lazy-part.ts';
import { useLoadNotes } from '../../states/index.ts';
import { ChoiceStep } from './choice-step.tsx';
import { DocumentsStep } from './documents-step.tsx';
import { EntityStep } from './entity-step.tsx';
import { ForbiddenStep, PendingStep } from './terminal-steps.tsx';
import { FormAStep } from '../form-a/form-a-step.tsx';
import { IdentityStep } from './identity-step.tsx';
import { messages } from '../messages.ts';
import { stepRouteOf } from '../model/step-route.ts';
import { type ChoiceStep as Choice } from '../model/steps.ts';
import { upgradeOf, warnsBefore } from '../model/tiers.ts';
import { SendStep } from './send-step.tsx';
import { StartStep } from './start-step.tsx';
import { StepList } from './step-list.tsx';
import { useDocumentReminder } from '../expiry/use-document-reminder.ts';
import { useProgressSummary } from './use-progress-summary.ts';
import { useVerification } from '../use-verification.ts';
import { useVerificationNavigation } from '../verification-navigation.ts';

const Tier3Warning = lazyPart(() => import('../tiers/tier-3-warning.tsx'), 'Tier3Warning');

/** One step at its address, beside the list of all; a step that is not for now leads to the one that is. */
export function StepPage({ step }: { step: ComplianceStep }) {
  const t = useMessages(messages);
  const { account, state, loadState, reload } = useVerification();
  const lead = useProgressSummary(account, state);
  const notes = useLoadNotes(loadState, {
    error: t.frame.error,
    loading: t.frame.loading,
    signedOut: { title: t.frame.signedOut },
  });
  const { standing } = account;
  const { isKnown, reminder } = useDocumentReminder();
  const place =
    state && standing && isKnown
      ? stepRouteOf(step, {
          state,
          accountStep: standing.complianceStep,
          isVerified: isVerified(standing),
          isDocumentEnding: reminder !== undefined,
        })
      : undefined;
  const { hasAgreedToTier3 } = useVerificationNavigation();
  const isWarned =
    place && 'show' in place && !hasAgreedToTier3 && warnsBefore(step, upgradeOf(account, state));
  useGoTo(place && 'goTo' in place ? place.goTo : undefined);
  return (
    <>
      <div>
        <h1 className="wg:display wg:text-2xl">{t.title}</h1>
        <p className="wg:mt-1 wg:text-fg-muted">{lead}</p>
      </div>
      <Panel aria-label={t.title} aria-busy={loadState.status === 'loading'}>
        <Loadable
          state={loadState}
          notes={notes}
          onRetry={reload}
          skeleton={<Skeleton className="wg:m-4 wg:h-96" />}
        >
          {state && place && 'show' in place ? (
            <div className="wg:grid wg:lg:grid-cols-[280px_minmax(0,1fr)]">
              <StepList state={state} current={step} />
              <div className="wg:min-w-0 wg:p-6 wg:max-sm:p-4">
                {isWarned ? <BeforeTier3 /> : contentOf(step, state)}
              </div>
            </div>
          ) : (
            <Skeleton className="wg:m-4 wg:h-96" />
          )}
        </Loadable>
      </Panel>
    </>
  );
}

/** Shows the requirements of the tier in place of a question until its reader continues or goes back. */
function BeforeTier3() {
  const { go, agreeToTier3 } = useVerificationNavigation();
  const close = (open: boolean) => {
    if (!open) go('overview', 'replace');
  };
  return (
    <>
      <Skeleton className="wg:h-96" />
      <Suspense>
        <Tier3Warning onContinue={agreeToTier3} popup={{ open: true, onOpenChange: close }} />
      </Suspense>
    </>
  );
}

function useGoTo(page: ComplianceStep | 'overview' | undefined): void {
  const { go } = useVerificationNavigation();
  useEffect(() => {
    if (page !== undefined) go(page, 'replace');
  }, [page, go]);
}

function contentOf(step: ComplianceStep, state: ComplianceStepState): ReactNode {
  switch (step) {
    case 'NoData':
      return <StartStep />;
    case 'EntityTypeDeclaration':
      return <EntityStep state={state} />;
    case 'KycRequest':
      return <IdentityStep state={state} />;
    case 'FormA':
      return <FormAStep state={state} />;
    case 'PrimaryUse':
    case 'PrimarySource':
    case 'EmploymentStatus':
    case 'TotalValue':
    case 'Industry':
      return <ChoiceStep key={step} step={step satisfies Choice} state={state} />;
    case 'SourceOfFunds':
      return <DocumentsStep state={state} />;
    case 'Trading':
      return <SendStep state={state} />;
    case 'PendingForReview':
      return <PendingStep />;
    case 'Forbidden':
      return <ForbiddenStep />;
  }
}
