import type { ComplianceAnswer, ComplianceStepState } from '@agio/api-client';
import { Callout } from '@agio/ui/callout';
import { Form, SubmitButton } from '@agio/ui/form';
import { useMessages } from '@agio/ui/language';
import * as v from 'valibot';
import { ChoiceCards } from './choice-cards.tsx';
import { messages } from '../messages.ts';
import { type ChoiceStep as Choice, chosenOf } from '../model/steps.ts';
import { StepFoot, StepHead, Why } from './step-frame.tsx';
import { useAnswering } from './use-answering.ts';
import { useDraft } from '../use-draft.ts';
import { useClosed } from '../use-closed.ts';

const schema = v.string();

/** A question with one answer among several. The choice is kept at once, and sent with Continue or Enter. */
export function ChoiceStep({ step, state }: { step: Choice; state: ComplianceStepState }) {
  const { frame: t } = useMessages(messages);
  const closed = useClosed();
  const draft = useDraft(step, state, schema, chosenOf(state.answers, step) ?? '');
  const { answer, isPending, error } = useAnswering(state);
  const submit = () => void answer({ step, value: draft.value } as ComplianceAnswer, draft.keeper);
  return (
    <Form onSubmit={submit} submitting={isPending}>
      <StepHead step={step} state={state} saved={draft.status} />
      <ChoiceCards step={step} value={draft.value} onValueChange={draft.set} disabled={isPending} />
      {error === undefined ? null : (
        <Callout live tone="danger" className="wg:mt-4">
          {error}
        </Callout>
      )}
      <Why step={step} />
      <StepFoot step={step}>
        <SubmitButton
          size="lg"
          submitting={isPending}
          reason={closed ?? (draft.value === '' ? t.choose : undefined)}
        >
          {t.next}
        </SubmitButton>
      </StepFoot>
    </Form>
  );
}
