import { type ComplianceStepState, isApiError } from '@agio/api-client';
import { errorCodes, signedName } from '@agio/api-client/contract';
import { type AnswerOf, useFormA } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import { DateField } from '@agio/ui/date-field';
import { Form, FormFields, SubmitButton, useForm } from '@agio/ui/form';
import { useLocale, useMessages } from '@agio/ui/language';
import { Loadable } from '@agio/ui/loadable';
import { Skeleton } from '@agio/ui/skeleton';
import { TextField } from '@agio/ui/text-field';
import { Printer } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import * as v from 'valibot';
import { WidgetLink } from '../../host/index.ts';
import { loadStateOf, useLoadNotes } from '../../states/index.ts';
import { Declaration } from './declaration.tsx';
import { type FormAPaper, printFormA } from './form-a-paper.ts';
import { formatDay } from '../format-day.ts';
import { formMessages } from '../form-messages.ts';
import { messages } from '../messages.ts';
import { resumeStep } from '../model/step-route.ts';
import { StepFoot, StepHead, Why } from '../steps/step-frame.tsx';
import { today } from '../today.ts';
import { useAnswering } from '../steps/use-answering.ts';
import { useDraft } from '../use-draft.ts';
import { useVerificationNavigation } from '../verification-navigation.ts';
import { useClosed } from '../use-closed.ts';

type FormA = AnswerOf<'kyc.formA'>;

/** Form A: read to its end, then signed with name and date. That it was read, and the name, are kept until it is signed. */
export function FormAStep({ state }: { state: ComplianceStepState }) {
  const { formA: t } = useMessages(formMessages);
  const form = useFormA();
  const loadState = loadStateOf(form);
  const notes = useLoadNotes(loadState, { error: t.error, loading: t.loading });
  const { signature, formASigned } = state.answers;
  return (
    <>
      {formASigned || form.data === undefined ? <StepHead step="FormA" state={state} /> : null}
      <Loadable
        state={loadState}
        notes={notes}
        onRetry={() => void form.mutate()}
        skeleton={<Skeleton className="wg:h-80 wg:w-full" />}
      >
        {form.data === undefined ? null : formASigned ? (
          <Signed form={form.data} signature={signature} state={state} />
        ) : (
          <Sign form={form.data} state={state} onChanged={() => void form.mutate()} />
        )}
      </Loadable>
    </>
  );
}

/** Draft of a signature: which text was read to its end, and the name. */
const draftSchema = v.object({ readOf: v.string(), name: v.string() });

const isOtherName = (error: unknown) =>
  isApiError(error) && error.errorCode === errorCodes.signatureDiffers;

const rules = (signer: string, day: string) =>
  v.object({
    name: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, 'missing'),
      v.check((name) => signedName(name) === signedName(signer), 'differs'),
    ),
    date: v.pipe(
      v.string(),
      v.minLength(1, 'missing'),
      v.check((given) => given === day, 'today'),
    ),
  });

function Sign({
  form: declared,
  state,
  onChanged,
}: {
  form: FormA;
  state: ComplianceStepState;
  /** Called when the exchange knows the signer by another name than this declaration has. */
  onChanged: () => void;
}) {
  const { text, declaration, fullName, residence } = declared;
  const { formA: t } = useMessages(formMessages);
  const closed = useClosed();
  const { answer, isPending, error, failure } = useAnswering(state);
  const draft = useDraft('FormA', state, draftSchema, { readOf: '', name: '' });
  // Another text has to be read again.
  const { language = '', version = '' } = declaration ?? {};
  const thisText = [fullName, text.length, language, version].join(' ').trim();
  const isRead = draft.value.readOf === thisText;
  const [day] = useState(today);
  const schema = useMemo(() => rules(fullName, day), [fullName, day]);
  const { field, form, reason, values } = useForm({
    schema,
    initial: { name: draft.value.name, date: day },
    faultText: ({ field: name, code }, place) =>
      place === 'button'
        ? t.missing[name as 'name' | 'date']
        : t.faults[code as keyof typeof t.faults],
    onSubmit: async ({ name, date }) => {
      const value = { signed: true, signature: name, signedOn: date, declaration } as const;
      const refused = await answer({ step: 'FormA', value }, draft.keeper);
      if (!isOtherName(refused)) return undefined;
      onChanged();
      return [{ field: 'name', code: 'differs' }];
    },
  });
  const keepName = useEffectEvent((name: string) => {
    if (name !== draft.value.name) draft.set({ ...draft.value, name });
  });
  useEffect(() => keepName(values.name), [values.name]);
  return (
    <>
      <StepHead step="FormA" state={state} saved={draft.status} />
      <p className="wg:mb-2 wg:text-sm wg:text-fg-muted">
        {t.about} <span className="wg:font-medium wg:text-fg">{fullName}</span>
        {residence === null ? null : `, ${residence}`}
      </p>
      <Declaration
        text={text}
        language={declaration?.language}
        isRead={isRead}
        onRead={() => draft.set({ ...draft.value, readOf: thisText })}
      />
      <Form {...form} submitting={isPending} className="wg:mt-4">
        <FormFields submitting={isPending || !isRead}>
          <div className="wg:grid wg:gap-3 wg:sm:grid-cols-[minmax(0,1fr)_200px]">
            <TextField
              label={t.name}
              hint={t.nameHint({ name: fullName })}
              autoComplete="off"
              required
              {...field('name')}
            />
            <DateField label={t.date} required {...field('date')} />
          </div>
        </FormFields>
        {error === undefined || isOtherName(failure) ? null : (
          <Callout live tone="danger" className="wg:mt-4">
            {error}
          </Callout>
        )}
        <Why step="FormA" />
        <StepFoot step="FormA">
          <PrintButton form={declared} signed={undefined} />
          <SubmitButton
            size="lg"
            submitting={isPending}
            reason={closed ?? (isRead ? reason : t.unread)}
          >
            {t.sign}
          </SubmitButton>
        </StepFoot>
      </Form>
    </>
  );
}

function Signed({
  form,
  signature,
  state,
}: {
  form: FormA;
  signature: ComplianceStepState['answers']['signature'];
  state: ComplianceStepState;
}) {
  const { formA: t } = useMessages(formMessages);
  const { frame } = useMessages(messages);
  const locale = useLocale();
  const { hrefOf } = useVerificationNavigation();
  const next = resumeStep(state);
  const signed = signature
    ? { name: signature.name, date: formatDay(signature.signedOn, locale, undefined) }
    : undefined;
  return (
    <>
      {signed ? (
        <Callout tone="success" className="wg:mb-4">
          {t.signed(signed)}
        </Callout>
      ) : null}
      <Declaration text={form.text} language={form.declaration?.language} isRead />
      <StepFoot step="FormA">
        <PrintButton {...{ form, signed }} />
        <Button asChild size="lg" variant="primary">
          <WidgetLink href={hrefOf(next)}>{frame.next}</WidgetLink>
        </Button>
      </StepFoot>
    </>
  );
}

/** The browser's print dialog also saves it as a PDF. */
function PrintButton(paper: Pick<FormAPaper, 'form' | 'signed'>) {
  const { formA: t } = useMessages(formMessages);
  const locale = useLocale();
  return (
    <Button
      size="lg"
      icon={<Printer size={16} strokeWidth={1.5} aria-hidden />}
      onClick={() => printFormA({ ...paper, words: t.paper, locale })}
    >
      {t.print}
    </Button>
  );
}
