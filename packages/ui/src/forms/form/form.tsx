import type { ComponentProps } from 'react';
import { Button, type ButtonProps } from '../../controls/button/button.tsx';
import { cn } from '../../foundations/cn/cn.ts';

export {
  type Fault,
  faultOf,
  type FormReading,
  type FormSchema,
  isWithin,
  readForm,
} from './faults.ts';
export type { InputStore, KeepInput } from './keep-input.ts';
export {
  type CheckboxBinding,
  type FieldBinding,
  type FormList,
  type FormOptions,
  type FormState,
  type SubmitAnswer,
  useForm,
  useFormList,
} from './use-form.ts';

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** From `useForm`, with its `ref`; or of a form that has no fields. */
  onSubmit: () => void;
  /** The form is on its way: nothing is sent a second time. */
  submitting?: boolean | undefined;
}

/** A form that is sent by its submit button or by Enter, and never by the page around it. */
export function Form({ onSubmit, submitting = false, className, ...rest }: FormProps) {
  return (
    <form
      data-slot="form"
      noValidate
      className={cn('ui:min-w-0', className)}
      onSubmit={(event) => {
        event.preventDefault();
        // A portalled form is still a child of the page's React tree.
        event.stopPropagation();
        if (submitting) return;
        // The fields are about to be locked, and a locked field drops the focus.
        event.currentTarget.querySelector<HTMLElement>('[type="submit"]')?.focus();
        onSubmit();
      }}
      {...rest}
    />
  );
}

export interface FormFieldsProps extends Omit<ComponentProps<'fieldset'>, 'disabled'> {
  /** Locks them: what was sent cannot be changed any more. */
  submitting?: boolean | undefined;
}

/** The fields of a form, which are locked while it is on its way. */
export function FormFields({ submitting = false, className, ...rest }: FormFieldsProps) {
  return (
    <fieldset
      data-slot="form-fields"
      disabled={submitting}
      className={cn('ui:flex ui:min-w-0 ui:flex-col ui:gap-4', className)}
      {...rest}
    />
  );
}

export interface SubmitButtonProps extends ButtonProps {
  /** Why it cannot be sent: `reason` of `useForm`, or one from outside the form. It takes the place of the words. */
  reason?: string | undefined;
  /** The form is on its way. */
  submitting?: boolean | undefined;
}

/** Sends the form, or says why it cannot be sent yet. */
export function SubmitButton({
  reason,
  submitting = false,
  variant = 'primary',
  children,
  ...rest
}: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      variant={variant}
      loading={submitting}
      disabled={reason !== undefined}
      {...rest}
    >
      {reason ?? children}
    </Button>
  );
}
