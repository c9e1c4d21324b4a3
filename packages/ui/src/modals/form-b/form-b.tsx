import { type ReactNode, useState } from 'react';
import { Button } from '../../controls/button/button.tsx';
import { DateField } from '../../forms/date-field/date-field.tsx';
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
import {
  checkFormB,
  emptyFormB,
  type FormBFault,
  formBFields,
  type FormBValues,
} from './form-b-fields.ts';

export type { FormBValues } from './form-b-fields.ts';

const messages = defineMessages('formB', {
  title: 'Form B',
  lead: 'Declare who owns the assets in this account if it is not you.',
  text: 'The text of the form',
  owner: 'Beneficial owner',
  address: 'Address of residence',
  fields: {
    fullName: 'Full name',
    dateOfBirth: 'Date of birth',
    nationality: 'Nationality',
    street: 'Street and number',
    postalCode: 'Postal code',
    city: 'City',
    country: 'Country',
    relationship: 'Relationship to you',
    signature: 'Your signature',
  } satisfies Record<keyof FormBValues, string>,
  signatureHint: 'Type your name: {{name}}',
  faults: {
    missing: 'This field is required.',
    'too-long': 'At most 120 characters.',
    'no-date': 'This date does not exist.',
    future: 'This date is in the future.',
    'too-old': 'Check the year.',
    differs: 'This does not match the name on your account.',
  } satisfies Record<FormBFault, string>,
  cancel: 'Cancel',
  incomplete: 'Check: {{field}}',
  submit: 'Sign form B',
  done: 'Form B is signed. You can read it under Tiers.',
});
export type FormBLabels = MessagesOf<typeof messages> & MessagesOf<typeof overlayMessages>;

export interface FormBModalProps extends ModalProps, SubmitProps {
  /** The user's own name, which signs. */
  signer: string;
  /** The declaration, word for word as the server gave it; paragraphs are kept. */
  text: string;
  /** The current day, ISO; the reader's own by default. */
  today?: string | undefined;
  /** What was saved before. */
  defaultValues?: Partial<FormBValues> | undefined;
  /** Trimmed. */
  onSubmit: (values: FormBValues) => void;
  /** Whether the form was sent: the modal thanks and offers to close. */
  done?: boolean | undefined;
  labels?: Partial<FormBLabels> | undefined;
}

/** The declaration that the assets belong to somebody else: who that is, signed with one's own name. */
export function FormBModal({
  signer,
  text,
  today,
  defaultValues,
  onSubmit,
  submitting = false,
  error,
  done = false,
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
          {...{ signer, text, today, defaultValues, onSubmit, submitting, error, words }}
          onCancel={close}
        />
      )}
    </Modal>
  );
}

type DeclarationProps = Pick<
  FormBModalProps,
  'signer' | 'text' | 'today' | 'defaultValues' | 'onSubmit' | 'submitting' | 'error'
> & { words: FormBLabels; onCancel: () => void };

function Declaration({
  signer,
  text,
  today,
  defaultValues,
  onSubmit,
  submitting,
  error,
  words,
  onCancel,
}: DeclarationProps) {
  const [values, setValues] = useState<FormBValues>({ ...emptyFormB, ...defaultValues });
  const [left, setLeft] = useState<ReadonlySet<keyof FormBValues>>(new Set());
  const [ownToday] = useState(localToday);
  const day = today ?? ownToday;
  const faults = checkFormB(values, { today: day, signer });
  const first = formBFields.find((field) => faults[field] !== undefined);

  const field = (name: keyof FormBValues, autoComplete = 'off') => {
    const fault = left.has(name) ? faults[name] : undefined;
    return {
      label: words.fields[name],
      value: values[name],
      error: fault === undefined ? undefined : words.faults[fault],
      onValueChange: (value: string) => setValues((now) => ({ ...now, [name]: value })),
      // An untouched field is not told off when one only passes through it.
      onBlur: () => values[name] !== '' && setLeft((now) => new Set(now).add(name)),
      required: true,
      autoComplete,
    };
  };

  return (
    <ModalForm
      onSubmit={() => {
        if (first !== undefined) return;
        const trimmed = formBFields.map((name) => [name, values[name].trim()]);
        onSubmit(Object.fromEntries(trimmed) as FormBValues);
      }}
      submitting={submitting}
      error={error}
      intro={
        <>
          <ModalLead>{words.lead}</ModalLead>

          <section
            data-slot="form-text"
            aria-label={words.text}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be reachable by keys
            tabIndex={0}
            className="ui:max-h-36 ui:overflow-y-auto ui:rounded-control ui:border ui:border-line ui:bg-surface-1 ui:px-3 ui:py-2.5 ui:text-sm ui:whitespace-pre-line ui:text-fg-muted"
          >
            {text}
          </section>
        </>
      }
      footer={
        <>
          <Button disabled={submitting} onClick={onCancel}>
            {words.cancel}
          </Button>
          <Button
            type="submit"
            variant="primary"
            loading={submitting}
            disabled={first !== undefined}
          >
            {first === undefined ? words.submit : words.incomplete({ field: words.fields[first] })}
          </Button>
        </>
      }
    >
      <Group title={words.owner}>
        <TextField {...field('fullName')} className="ui:sm:col-span-2" />
        <DateField {...field('dateOfBirth')} max={day} />
        <TextField {...field('nationality')} />
      </Group>
      <Group title={words.address}>
        <TextField {...field('street')} className="ui:sm:col-span-2" />
        <TextField {...field('postalCode')} />
        <TextField {...field('city')} />
        <TextField {...field('country')} />
        <TextField {...field('relationship')} />
      </Group>
      <TextField {...field('signature', 'name')} hint={words.signatureHint({ name: signer })} />
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

/** The day where the reader is, not in Greenwich. */
function localToday(): string {
  const now = new Date();
  const two = (n: number) => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
