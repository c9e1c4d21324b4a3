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
export { useAfterPress } from './use-after-press.ts';
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
  /** From `useForm`, with its `ref`; or the handler of a form without fields. */
  onSubmit: () => void;
  /**
   * The form is being sent: a second submit is ignored.
   * @default false
   */
  submitting?: boolean | undefined;
}

/** A form that its submit button or Enter sends, without a page load. */
export function Form({ onSubmit, submitting = false, className, ...rest }: FormProps) {
  return (
    <form
      data-slot="form"
      noValidate
      className={cn('ui:min-w-0', className)}
      onSubmit={(event) => {
        event.preventDefault();
        // React events bubble out of a portal: the submit must not reach a form around it.
        event.stopPropagation();
        if (submitting) return;
        // The fields are about to be disabled, and a disabled field loses the focus.
        event.currentTarget.querySelector<HTMLElement>('[type="submit"]')?.focus();
        onSubmit();
      }}
      {...rest}
    />
  );
}

export interface FormFieldsProps extends Omit<ComponentProps<'fieldset'>, 'disabled'> {
  /**
   * Disables the fields, because the form is being sent.
   * @default false
   */
  submitting?: boolean | undefined;
}

/** The fields of a form, disabled while it is being sent. */
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
  /** Reason for which the form cannot be sent: `reason` of `useForm`, or one from outside. It replaces the label. */
  reason?: string | undefined;
  /**
   * The form is being sent.
   * @default false
   */
  submitting?: boolean | undefined;
  /**
   * Its weight.
   * @default 'primary'
   */
  variant?: ButtonProps['variant'];
}

/** Sends the form; while that is not possible, its label says why. */
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
