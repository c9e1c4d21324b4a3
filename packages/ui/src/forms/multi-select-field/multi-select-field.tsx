import { defineMessages, useLocale, useMessages } from '../../foundations/language/language.tsx';
import { listOf } from '../../foundations/list-of/list-of.ts';
import type { RichOption } from '../../foundations/listbox/listbox-options.tsx';
import { Field, type FieldAnatomy, useFieldControl } from '../field/field.tsx';
import { ListButton } from '../select-field/list-button.tsx';
import type { SelectProps } from '../select-field/select.tsx';
import * as terms from '../../foundations/terms/terms.ts';

export interface MultiSelectFieldProps<V extends string>
  extends
    Omit<FieldAnatomy, 'label'>,
    Omit<SelectProps<V>, 'variant' | 'value' | 'onValueChange' | 'name'> {
  label: string;
  /** The chosen values, in any order. */
  value: readonly V[];
  /** Called with the chosen values in the order of the options. */
  onValueChange: (value: V[]) => void;
  /** Formats the number of chosen options, where their names do not fit: "3 markets". */
  summary?: ((count: number) => string) | undefined;
  required?: boolean | undefined;
}

const messages = defineMessages('multiSelect', {
  all: terms.all,
  chosen_one: terms.selected_one,
  chosen_other: terms.selected_other,
});

/** A choice of several options, as a filter. Keys as in a select; a choice leaves the list open, Escape or Tab closes it. */
export function MultiSelectField<V extends string>({
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
}: MultiSelectFieldProps<V>) {
  return (
    <Field
      {...{ label, hideLabel, labelEnd, hint, error, disabled, required, className }}
      controlId={id}
    >
      <Control label={label} {...rest} />
    </Field>
  );
}

type ControlProps<V extends string> = Omit<
  MultiSelectFieldProps<V>,
  Exclude<keyof FieldAnatomy, 'label'>
>;

function Control<V extends string>({
  options,
  value,
  onValueChange,
  placeholder,
  summary,
  container,
  align = 'start',
  ...rest
}: ControlProps<V>) {
  const words = useMessages(messages);
  const locale = useLocale();
  const { 'aria-invalid': invalid, ...control } = useFieldControl();
  const chosen = options.filter((option) => value.includes(option.value));
  const toggle = (option: RichOption<V> | undefined) => {
    if (!option) return;
    const without = chosen.filter((each) => each !== option);
    const next = without.length < chosen.length ? without : [...chosen, option];
    onValueChange(options.filter((each) => next.includes(each)).map((each) => each.value));
  };
  return (
    <ListButton
      {...control}
      data-invalid={invalid ? '' : undefined}
      multiple
      options={options}
      isSelected={(each) => value.some((one) => one === each)}
      onChoose={(index) => toggle(options[index])}
      empty={chosen.length === 0}
      variant="field"
      {...{ container, align }}
      {...rest}
    >
      <span className="ui:truncate">
        {chosen.length === 0
          ? (placeholder ?? words.all)
          : chosen.length <= 2
            ? listOf(
                chosen.map((option) => option.label),
                locale,
              )
            : (summary?.(chosen.length) ?? words.chosen({ count: chosen.length }))}
      </span>
    </ListButton>
  );
}
