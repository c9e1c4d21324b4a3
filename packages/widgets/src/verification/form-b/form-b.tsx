import { Form, FormFields, SubmitButton, useForm, useFormList } from '@agio/ui/form';
import { useMessages } from '@agio/ui/language';
import { TextField } from '@agio/ui/text-field';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type * as v from 'valibot';
import { FormBDocuments } from './form-b-documents.tsx';
import { FormBPeople } from './form-b-people.tsx';
import { formMessages } from '../form-messages.ts';
import { messages } from '../messages.ts';
import {
  emptyOwner,
  emptySignatory,
  type FormBInput,
  formBRules,
  type FormBRules,
} from '../model/form-b-rules.ts';
import { StepFoot } from '../steps/step-frame.tsx';
import { today } from '../today.ts';
import { useClosed } from '../use-closed.ts';

export interface FormBProps {
  /** Input typed or sent before. */
  initial: FormBInput;
  /** Called with everything that is typed, to keep it. */
  onChange: (input: FormBInput) => void;
  onSubmit: (output: v.InferOutput<FormBRules>) => void;
  submitting: boolean;
  /** Reason for which it could not be sent. */
  problem: ReactNode;
}

const entityFields = ['entityName', 'registrationNumber', 'country', 'address'] as const;

/** Form B: the legal entity, who owns it, who signs for it, and what proves it. */
export function FormB({ initial, onChange, onSubmit, submitting, problem }: FormBProps) {
  const { formB: t } = useMessages(formMessages);
  const { frame } = useMessages(messages);
  const closed = useClosed();
  const [schema] = useState(() => formBRules(today()));
  const state = useForm({
    schema,
    initial,
    faultText: ({ field, code }, place) => {
      const name = field.split('.').at(-1) ?? '';
      const said = (t as Readonly<Record<string, unknown>>)[name];
      const words = t.faults[code as keyof typeof t.faults];
      if (place === 'field' || code === 'sum' || code === 'documents') return words;
      return t.check({ field: typeof said === 'string' ? said : t.title });
    },
    onSubmit,
  });
  const { field, form, reason, values, faults } = state;
  const owners = useFormList(state, ['owners']);
  const signatories = useFormList(state, ['signatories']);
  const files = useFormList(state, ['files']);
  const faultOf = (name: string) => {
    const code = faults.find((fault) => fault.field === name)?.code;
    return code === 'sum' ? t.faults.sum : undefined;
  };

  useKept(values, onChange);
  return (
    <Form {...form} submitting={submitting} className="wg:mt-6">
      <h3 className="wg:text-base wg:font-semibold">{t.title}</h3>
      <p className="wg:mb-4 wg:text-fg-muted">{t.lead}</p>
      <FormFields submitting={submitting} className="wg:gap-6">
        <fieldset className="wg:min-w-0">
          <legend className="wg:mb-2 wg:text-sm wg:font-semibold">{t.entity}</legend>
          <div className="wg:grid wg:gap-3 wg:sm:grid-cols-2">
            {entityFields.map((name) => (
              <TextField key={name} label={t[name]} required autoComplete="off" {...field(name)} />
            ))}
          </div>
        </fieldset>
        <FormBPeople
          legend={t.owners}
          hint={t.ownersHint}
          keys={owners.keys}
          titleOf={(number) => t.owner({ number })}
          fields={['fullName', 'dateOfBirth', 'nationality', 'residence', 'share']}
          bind={(at, name) => field(['owners', at, name])}
          add={{ label: t.addOwner, onAdd: () => owners.add(emptyOwner), most: 20 }}
          onRemove={owners.remove}
          fault={faultOf('owners')}
        />
        <FormBPeople
          legend={t.signatories}
          keys={signatories.keys}
          titleOf={(number) => t.signatory({ number })}
          fields={['fullName', 'position']}
          bind={(at, name) => field(['signatories', at, name])}
          add={{ label: t.addSignatory, onAdd: () => signatories.add(emptySignatory), most: 10 }}
          onRemove={signatories.remove}
        />
        <FormBDocuments files={values.files} onAdd={files.add} onRemove={files.remove} />
      </FormFields>
      {problem}
      <StepFoot step="EntityTypeDeclaration">
        <SubmitButton size="lg" submitting={submitting} reason={closed ?? reason}>
          {frame.next}
        </SubmitButton>
      </StepFoot>
    </Form>
  );
}

/** Tells every change once: the form gives new objects with each render. */
function useKept(values: FormBInput, onChange: (input: FormBInput) => void): void {
  const text = JSON.stringify(values);
  const [first] = useState(text);
  const tell = useEffectEvent(() => onChange(values));
  useEffect(() => {
    if (text !== first) tell();
  }, [text, first]);
}
