import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

/** A day: `2026-11-20`, as in ISO 8601. `''` for none. */
export type DayString = string;

export interface DateFieldProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'start' | 'end' | 'onValueChange'
> {
  value: DayString;
  /** `''` while the date is incomplete. */
  onValueChange: (value: DayString) => void;
  min?: DayString | undefined;
  max?: DayString | undefined;
}

/**
 * A day, by the browser's own date input: typed part by part in the reader's order, or picked from its calendar. Its
 * language, first day of the week and calendar are those the reader's system has.
 */
export function DateField({ inputClassName, ...rest }: DateFieldProps) {
  return <TextField type="date" inputClassName={inputClassName ?? 'ui:num'} {...rest} />;
}
