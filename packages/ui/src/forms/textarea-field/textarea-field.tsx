import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import {
  Field,
  type FieldAnatomy,
  FieldFrame,
  fieldInputClass,
  useFieldControl,
} from '../field/field.tsx';

export interface TextareaFieldProps extends FieldAnatomy, ComponentProps<'textarea'> {
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * Shows how much of `maxLength` is left, at the end of the label's line.
   * @default false
   */
  showCount?: boolean | undefined;
  /** @default 3 */
  rows?: number | undefined;
}

/** Several lines of text. Grows with its text where the browser supports it, otherwise scrolls. */
export function TextareaField({
  label,
  hideLabel,
  labelEnd,
  hint,
  error,
  id,
  disabled,
  required,
  className,
  rows = 3,
  showCount = false,
  onChange,
  onValueChange,
  ...rest
}: TextareaFieldProps) {
  const length = typeof rest.value === 'string' ? rest.value.length : undefined;
  const count =
    showCount && length !== undefined && rest.maxLength !== undefined ? (
      <span className="ui:num">
        {length}/{rest.maxLength}
      </span>
    ) : undefined;
  return (
    <Field
      {...{ label, hideLabel, hint, error, disabled, required, className }}
      labelEnd={labelEnd ?? count}
      controlId={id}
    >
      <FieldFrame className="ui:py-2">
        <Textarea
          rows={rows}
          className={cn(fieldInputClass, 'ui:block ui:resize-none ui:[field-sizing:content]')}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.target.value);
          }}
          {...rest}
        />
      </FieldFrame>
    </Field>
  );
}

function Textarea(props: ComponentProps<'textarea'>) {
  return <textarea data-slot="textarea" {...useFieldControl()} {...props} />;
}
