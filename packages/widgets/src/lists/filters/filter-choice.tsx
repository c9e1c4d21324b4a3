import { useMessages } from '@agio/ui/language';
import { SelectField } from '@agio/ui/select-field';
import { filterMessages } from './filter-messages.ts';

const any = 'any';

/** One choice of a filter; undefined is all. */
export function FilterChoice<Value extends string>({
  label,
  values,
  nameOf,
  value,
  all,
  onChange,
}: {
  label: string;
  values: readonly Value[];
  nameOf: (value: Value) => string;
  value: Value | undefined;
  /** Text while nothing is chosen. */
  all?: string | undefined;
  onChange: (value: Value | undefined) => void;
}) {
  const t = useMessages(filterMessages);
  return (
    <SelectField
      label={label}
      options={[
        { value: any, label: all ?? t.any },
        ...values.map((each) => ({ value: each, label: nameOf(each) })),
      ]}
      value={value ?? any}
      onValueChange={(next) => onChange(values.find((each) => each === next))}
    />
  );
}
