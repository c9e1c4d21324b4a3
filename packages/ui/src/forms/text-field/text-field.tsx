import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import {
  Field,
  type FieldAnatomy,
  FieldFrame,
  fieldInputClass,
  useFieldControl,
} from '../field/field.tsx';

export interface TextFieldProps extends FieldAnatomy, Omit<ComponentProps<'input'>, 'size'> {
  onValueChange?: ((value: string) => void) | undefined;
  size?: 'md' | 'lg' | undefined;
  /** Inside the border, before the text: an icon. */
  start?: ReactNode;
  /** Inside the border, after the text: a unit, a button. */
  end?: ReactNode;
  /** Class of the input; `className` is that of the whole field. */
  inputClassName?: string | undefined;
}

/** One line of text. For amounts use the amount input, for addresses the address input. */
export function TextField({
  label,
  hideLabel,
  labelEnd,
  hint,
  error,
  size,
  start,
  end,
  id,
  disabled,
  required,
  className,
  inputClassName,
  onChange,
  onValueChange,
  ...rest
}: TextFieldProps) {
  return (
    <Field
      {...{ label, hideLabel, labelEnd, hint, error, disabled, required, className }}
      controlId={id}
    >
      <FieldFrame size={size}>
        {start}
        <Input
          className={cn(fieldInputClass, inputClassName)}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.target.value);
          }}
          {...rest}
        />
        {end}
      </FieldFrame>
    </Field>
  );
}

function Input(props: ComponentProps<'input'>) {
  return <input data-slot="input" {...useFieldControl()} {...props} />;
}
