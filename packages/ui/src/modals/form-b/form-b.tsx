import { type ReactNode, useState } from 'react';
import { Button } from '../../controls/button/button.tsx';
import { DateField } from '../../forms/date-field/date-field.tsx';
import {
  type InputStore,
  SubmitButton,
  type SubmitAnswer,
  useForm,
} from '../../forms/form/form.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';
import {
  defineMessages,
  type MessagesOf,
  useMessages,
} from '../../foundations/language/language.tsx';
import { overlayMessages } from '../../overlays/overlay-messages.ts';
import {
  Modal,
  ModalDone,
  ModalForm,
  ModalLead,
  type ModalProps,
  type SubmitProps,
} from '../shared/modal.tsx';
import { emptyFormB, formB, type FormBFault, type FormBValues } from './form-b-fields.ts';
import * as terms from '../../foundations/terms/terms.ts';

export type { FormBValues } from './form-b-fields.ts';

const messages = defineMessages('formB', {
  title: 'Form B',
  lead: 'Declare who owns the assets in this account if it is not you.',
  text: 'The text of the form',
  owner: 'Beneficial owner',
  address: 'Address of residence',
  fields: {
    fullName: terms.fullName,
    dateOfBirth: terms.dateOfBirth,
    nationality: terms.nationality,
    street: 'Street and number',
    postalCode: 'Postal code',
    city: 'City',
    country: terms.country,
    relationship: 'Relationship to you',
    signature: 'Your signature',
  } satisfies Record<keyof FormBValues, string>,
  signatureHint: terms.typeYourName,
  faults: {
    missing: terms.thisFieldIsRequired,
    'too-long': terms.atMost120Characters,
    'no-date': 'This date does not exist.',
    future: 'This date is in the future.',
    'too-old': 'Check the year.',
    differs: 'This does not match the name on your account.',
  } satisfies Record<FormBFault, string>,
  cancel: terms.cancel,
  incomplete: terms.checkField,
  submit: 'Sign form B',
  done: 'Form B is signed. You can read it under Tiers.',
});
export type FormBLabels = MessagesOf<typeof messages> & MessagesOf<typeof overlayMessages>;

export interface FormBModalProps extends ModalProps, SubmitProps {
  /** The user's name, which the signature must repeat. */
  signer: string;
  /** The declaration as the server sends it; line breaks are kept. */
  text: string;
  /** The current day as an ISO date; the reader's by default. */
  today?: string | undefined;
  /** Saved values. */
  defaultValues?: Partial<FormBValues> | undefined;
  /** Called with the trimmed values. The promise may resolve to the faults that the server found in the fields. */
  onSubmit: (values: FormBValues) => SubmitAnswer | Promise<SubmitAnswer>;
  /** Stores the input over a sign-in and a reload, without the signature. */
  store?: InputStore | undefined;
  /**
   * The form was accepted: the modal says so and offers to close.
   * @default false
   */
  done?: boolean | undefined;
  labels?: Partial<FormBLabels> | undefined;
}

/** The declaration that the assets belong to another person: who that is, signed with the user's name. */
export function FormBModal({
  signer,
  text,
  today,
  defaultValues,
  onSubmit,
  submitting = false,
  error,
  done = false,
  store,
  labels,
  ...modal
}: FormBModalProps) {
  const words = { ...useMessages(overlayMessages), ...useMessages(messages, labels) };
  const close = () => modal.onOpenChange(false);
  return (
    <Modal heading={words.title} closeLabel={words.close} size="lg" busy={submitting} {...modal}>
      {done ? (
        <ModalDone closeLabel={words.close} onClose={close}>
          {words.done}
        </ModalDone>
      ) : (
        <Declaration
          {...{ signer, text, today, defaultValues, onSubmit, store, submitting, error, words }}
          onCancel={close}
        />
      )}
    </Modal>
  );
}

type DeclarationProps = Pick<
  FormBModalProps,
  'signer' | 'text' | 'today' | 'defaultValues' | 'onSubmit' | 'store' | 'submitting' | 'error'
> & { words: FormBLabels; onCancel: () => void };

const keptFields = (Object.keys(emptyFormB) as (keyof FormBValues)[]).filter(
  (name) => name !== 'signature',
);

function Declaration({
  signer,
  text,
  today,
  defaultValues,
  onSubmit,
  store,
  submitting = false,
  error,
  words,
  onCancel,
}: DeclarationProps) {
  const [ownToday] = useState(localToday);
  const day = today ?? ownToday;
  const { field, form, isSubmitting, reason } = useForm({
    schema: formB({ today: day, signer }),
    initial: { ...emptyFormB, ...defaultValues },
    faultText: ({ field: name, code }, place) =>
      place === 'button'
        ? words.incomplete({ field: words.fields[name as keyof FormBValues] })
        : words.faults[code as FormBFault],
    onSubmit,
    keep: store && { store, fields: keptFields },
  });
  const busy = submitting || isSubmitting;

  const input = (name: keyof FormBValues, autoComplete = 'off') => ({
    label: words.fields[name],
    required: true,
    autoComplete,
    ...field(name),
  });

  return (
    <ModalForm
      {...form}
      submitting={busy}
      error={error}
      intro={
        <>
          <ModalLead>{words.lead}</ModalLead>

          <section
            data-slot="form-text"
            aria-label={words.text}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll box must be reachable by keyboard
            tabIndex={0}
            className="ui:max-h-36 ui:overflow-y-auto ui:rounded-control ui:border ui:border-line ui:bg-surface-1 ui:px-3 ui:py-2.5 ui:text-sm ui:whitespace-pre-line ui:text-fg-muted"
          >
            {text}
          </section>
        </>
      }
      footer={
        <>
          <Button disabled={busy} onClick={onCancel}>
            {words.cancel}
          </Button>
          <SubmitButton submitting={busy} reason={reason}>
            {words.submit}
          </SubmitButton>
        </>
      }
    >
      <Group title={words.owner}>
        <TextField {...input('fullName')} className="ui:sm:col-span-2" />
        <DateField {...input('dateOfBirth')} max={day} />
        <TextField {...input('nationality')} />
      </Group>
      <Group title={words.address}>
        <TextField {...input('street')} className="ui:sm:col-span-2" />
        <TextField {...input('postalCode')} />
        <TextField {...input('city')} />
        <TextField {...input('country')} />
        <TextField {...input('relationship')} />
      </Group>
      <TextField {...input('signature', 'name')} hint={words.signatureHint({ name: signer })} />
    </ModalForm>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset data-slot="form-group" className="ui:min-w-0">
      <legend data-slot="form-group-title" className="ui:mb-2 ui:font-semibold">
        {title}
      </legend>
      <div className="ui:grid ui:gap-3 ui:sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

/** The current day in the reader's time zone, not in UTC. */
function localToday(): string {
  const now = new Date();
  const two = (n: number) => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
