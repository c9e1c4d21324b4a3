import { Field, type FieldAnatomy, useFieldControl } from '../field/field.tsx';
import { Select, type SelectProps } from './select.tsx';

export { Select, type SelectProps } from './select.tsx';
export type { RichOption as SelectOption } from '../../foundations/listbox/listbox-options.tsx';

export interface SelectFieldProps<V extends string>
  extends Omit<FieldAnatomy, 'label'>, Omit<SelectProps<V>, 'variant'> {
  /** The label. It names the list too, so it is a string. */
  label: string;
  required?: boolean | undefined;
}

/** A {@link Select} with label, hint and error. */
export function SelectField<V extends string>({
  label,
  hideLabel,
  labelEnd,
  hint,
  error,
  disabled,
  required,
  id,
  className,
  ...rest
}: SelectFieldProps<V>) {
  return (
    <Field
      {...{ label, hideLabel, labelEnd, hint, error, disabled, required, className }}
      controlId={id}
    >
      <Control label={label} {...rest} />
    </Field>
  );
}

function Control<V extends string>(props: SelectProps<V>) {
  const { 'aria-invalid': invalid, ...control } = useFieldControl();
  return <Select {...control} data-invalid={invalid ? '' : undefined} {...props} />;
}
