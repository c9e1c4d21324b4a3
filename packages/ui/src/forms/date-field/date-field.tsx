// @where Looks: date fields, which are the browser’s own
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

/** A day: `2026-11-20`, as in ISO 8601. `''` for none. */
export type DayString = string;

export interface DateFieldProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'start' | 'end' | 'onValueChange'
> {
  value: DayString;
  /** Called with the ISO date, `''` while it is incomplete. */
  onValueChange: (value: DayString) => void;
  min?: DayString | undefined;
  max?: DayString | undefined;
}

/**
 * A day, in the browser's date input: typed part by part or picked from a calendar. Language, order of the parts and
 * first day of the week are those of the reader's system.
 */
export function DateField({ inputClassName, ...rest }: DateFieldProps) {
  return <TextField type="date" inputClassName={inputClassName ?? 'ui:num'} {...rest} />;
}
