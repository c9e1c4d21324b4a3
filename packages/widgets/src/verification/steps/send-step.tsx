import { type ComplianceStep, type ComplianceStepState, isApiError } from '@agio/api-client';
import { useNextStep, useSubmitApplication } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import { KeyValue, KeyValueList } from '@agio/ui/key-value';
import { useMessages } from '@agio/ui/language';
import { restrictionsOf, useAccount, WidgetLink } from '../../host/index.ts';
import { linkClass } from '../link-class.ts';
import { isChoiceStep, listedSteps } from '../model/steps.ts';
import { serverText } from '../../intent/refusals.tsx';
import { StepFoot, StepHead } from './step-frame.tsx';
import { stepMessages } from '../step-messages.ts';
import { useAnswerWords } from '../use-answer-words.ts';
import { useVerification } from '../use-verification.ts';
import { useVerificationNavigation } from '../verification-navigation.ts';
import { useClosed } from '../use-closed.ts';

/** A confirmed identity and a signature stay as they are; everything else may be answered anew until it is sent. */
const canChange = (step: ComplianceStep) => isChoiceStep(step) || step === 'SourceOfFunds';

/** Every question has its answer: they are read once more and sent for review. */
export function SendStep({ state }: { state: ComplianceStepState }) {
  const { send: t, name, pending } = useMessages(stepMessages);
  const closed = useClosed();
  const isOpen = restrictionsOf(useAccount()).reason === undefined;
  const { hrefOf, go } = useVerificationNavigation();
  const { reload } = useVerification();
  const answerOf = useAnswerWords(state);
  const { submitApplication, isPending, error } = useSubmitApplication();
  const { mutate } = useNextStep();
  if (state.reviewedAs === null)
    return (
      <>
        <h2 className="wg:text-lg wg:font-semibold">{t.done}</h2>
        <p className="wg:mt-1 wg:text-fg-muted">{t.doneText}</p>
        <Button asChild className="wg:mt-6">
          <WidgetLink href={hrefOf('overview')}>{pending.overview}</WidgetLink>
        </Button>
      </>
    );
  const usual: Readonly<Record<string, string>> = t.review;
  const submit = async () => {
    try {
      await submitApplication();
      // The page of the review must know that it was sent.
      void mutate({ ...state, step: 'PendingForReview' });
      go('PendingForReview', 'replace');
    } catch {
      // `error` has it.
    }
  };
  // A refusal says why; without an answer the application may have been sent.
  const isUnknown = Boolean(error) && !isApiError(error, 'http');
  return (
    <>
      <StepHead step="Trading" state={state} />
      <KeyValueList aria-label={t.label} className="wg:max-w-140">
        {listedSteps(state).map(({ step }) => (
          <KeyValue key={step} term={name[step]}>
            {answerOf(step) ?? '—'}
            <WidgetLink
              href={hrefOf(step)}
              className={`${linkClass} wg:ms-3`}
              aria-label={(canChange(step) ? t.changeOf : t.seeOf)({ question: name[step] })}
            >
              {canChange(step) ? t.change : t.see}
            </WidgetLink>
          </KeyValue>
        ))}
      </KeyValueList>
      <Callout className="wg:mt-5">
        {usual[state.reviewedAs]} {isOpen ? t.keep : null}
      </Callout>
      {error ? (
        <Callout live tone={isUnknown ? 'warning' : 'danger'} className="wg:mt-4">
          {isUnknown ? t.failed : serverText(error)}
        </Callout>
      ) : null}
      <StepFoot step="Trading">
        {isUnknown ? (
          <Button size="lg" variant="primary" onClick={reload}>
            {t.look}
          </Button>
        ) : (
          <Button
            size="lg"
            variant="primary"
            loading={isPending}
            disabled={closed !== undefined}
            onClick={() => void submit()}
          >
            {closed ?? t.submit}
          </Button>
        )}
      </StepFoot>
    </>
  );
}
