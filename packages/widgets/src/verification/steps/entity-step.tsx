import type { ComplianceStepState } from '@agio/api-client';
import { Callout } from '@agio/ui/callout';
import { Form, SubmitButton } from '@agio/ui/form';
import { useMessages } from '@agio/ui/language';
import { Skeleton } from '@agio/ui/skeleton';
import { Suspense } from 'react';
import * as v from 'valibot';
import { lazyPart } from '../../states/lazy-part.ts';
import { ChoiceCards } from './choice-cards.tsx';
import { messages } from '../messages.ts';
import { emptyFormB, formBDraft } from '../model/form-b-rules.ts';
import { chosenOf } from '../model/steps.ts';
import { StepFoot, StepHead, Why } from './step-frame.tsx';
import { useAnswering } from './use-answering.ts';
import { useDraft } from '../use-draft.ts';
import { useClosed } from '../use-closed.ts';

// For the few who answer with a legal entity.
const FormB = lazyPart(() => import('../form-b/form-b.tsx'), 'FormB');

const step = 'EntityTypeDeclaration';
const schema = v.object({ type: v.string(), formB: formBDraft });

/** A person or a company; a company declares itself with form B in the same step. */
export function EntityStep({ state }: { state: ComplianceStepState }) {
  const { frame: t } = useMessages(messages);
  const closed = useClosed();
  const draft = useDraft(step, state, schema, answeredOf(state));
  const { answer, isPending, error } = useAnswering(state);
  const { value, set, keeper, status } = draft;
  const problem =
    error === undefined ? null : (
      <Callout live tone="danger" className="wg:mt-4">
        {error}
      </Callout>
    );
  const cards = (
    <>
      <StepHead step={step} state={state} saved={status} />
      <ChoiceCards
        step={step}
        value={value.type}
        onValueChange={(type) => set({ ...value, type })}
        disabled={isPending}
      />
    </>
  );
  if (value.type === 'LegalEntity')
    return (
      <>
        {cards}
        <Suspense fallback={<Skeleton className="wg:mt-6 wg:h-96 wg:w-full" />}>
          <FormB
            initial={value.formB}
            onChange={(formB) => set({ ...value, formB })}
            submitting={isPending}
            problem={problem}
            onSubmit={({ files, ...formB }) =>
              void answer(
                {
                  step,
                  value: 'LegalEntity',
                  formB: { ...formB, fileIds: files.map(({ fileId }) => fileId) },
                },
                keeper,
              )
            }
          />
        </Suspense>
      </>
    );
  return (
    <Form
      onSubmit={() => void answer({ step, value: 'NaturalPerson' }, keeper)}
      submitting={isPending}
    >
      {cards}
      {problem}
      <Why step={step} />
      <StepFoot step={step}>
        <SubmitButton
          size="lg"
          submitting={isPending}
          reason={closed ?? (value.type === '' ? t.choose : undefined)}
        >
          {t.next}
        </SubmitButton>
      </StepFoot>
    </Form>
  );
}

/** Returns the answers sent before. Only the number of the documents is known. */
function answeredOf({ answers }: ComplianceStepState): v.InferOutput<typeof schema> {
  const { formB } = answers;
  const type = chosenOf(answers, step) ?? '';
  if (formB === null) return { type, formB: emptyFormB };
  const { fileIds, ...rest } = formB;
  return {
    type,
    formB: {
      ...rest,
      files: fileIds.map((fileId, index) => ({ fileId, fileName: `${index + 1}` })),
    },
  };
}
