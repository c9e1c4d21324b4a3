import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../controls/button/button.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import {
  defineMessages,
  type MessagesOf,
  useMessages,
} from '../../foundations/language/language.tsx';
import { DateField, type DayString } from '../date-field/date-field.tsx';
import { type DateRange, dayOf, isReversed, lastDays } from './date-range.ts';
import * as terms from '../../foundations/terms/terms.ts';

export { type DateRange, dayOf, isReversed, lastDays } from './date-range.ts';

const messages = defineMessages('dateRange', {
  from: terms.fromDate,
  to: terms.toDate,
  reversed: 'The start date is after the end date.',
  /** The button for the day that it is. */
  today: terms.today,
  lastDays_one: '{{count}} day',
  lastDays_other: '{{count}} days',
});
export type DateRangeLabels = MessagesOf<typeof messages>;

export interface DateRangeFieldProps extends Omit<ComponentProps<'fieldset'>, 'onChange'> {
  /** Accessible name of the group. */
  label: string;
  value: DateRange;
  onValueChange: (value: DateRange) => void;
  min?: DayString | undefined;
  max?: DayString | undefined;
  /**
   * Adds buttons for the last so many days; 1 is today.
   * @default []
   */
  presets?: readonly number[] | undefined;
  /**
   * `stacked` has a row of buttons over both fields side by side, for a narrow panel.
   * @default 'inline'
   */
  layout?: 'inline' | 'stacked' | undefined;
  /** Today as an ISO date, for stories and tests; the reader's day by default. */
  today?: DayString | undefined;
  error?: ReactNode;
  labels?: Partial<DateRangeLabels> | undefined;
}

/** A range of days, both included; an empty side is open. A reversed range is an error and is not swapped. */
export function DateRangeField({
  label,
  value,
  onValueChange,
  min,
  max,
  presets = [],
  layout = 'inline',
  today,
  error,
  disabled,
  labels,
  className,
  ...rest
}: DateRangeFieldProps) {
  const words = useMessages(messages, labels);
  const chosen = (days: number) => {
    const range = lastDays(days, today ?? dayOf(new Date()));
    return range.from === value.from && range.to === value.to;
  };
  const isStacked = layout === 'stacked';
  const buttons = presets.map((days) => (
    <Button
      key={days}
      variant="ghost"
      size={isStacked ? 'sm' : undefined}
      aria-pressed={chosen(days)}
      onClick={() => onValueChange(lastDays(days, today ?? dayOf(new Date())))}
    >
      {days === 1 ? words.today : words.lastDays({ count: days })}
    </Button>
  ));
  return (
    <fieldset
      data-slot="date-range-field"
      disabled={disabled}
      className={cn(
        'ui:min-w-0 ui:items-start ui:gap-2',
        isStacked ? 'ui:grid ui:grid-cols-2' : 'ui:flex ui:flex-wrap',
        className,
      )}
      {...rest}
    >
      <legend data-slot="legend" className="ui:sr-only">
        {label}
      </legend>
      {isStacked && buttons.length > 0 ? (
        <div data-slot="date-range-presets" className="ui:col-span-2 ui:flex ui:flex-wrap ui:gap-2">
          {buttons}
        </div>
      ) : null}
      <DateField
        label={words.from}
        value={value.from}
        min={min}
        max={max}
        disabled={disabled}
        error={error ?? (isReversed(value) ? words.reversed : undefined)}
        onValueChange={(from) => onValueChange({ ...value, from })}
      />
      <DateField
        label={words.to}
        value={value.to}
        min={min}
        max={max}
        disabled={disabled}
        onValueChange={(to) => onValueChange({ ...value, to })}
      />
      {isStacked || buttons.length === 0 ? null : (
        <div data-slot="date-range-presets" className="ui:flex ui:flex-col">
          {/* Takes the height of a label, so that the buttons stay beside the fields when one has an error below. */}
          <span aria-hidden className="ui:mb-1.5 ui:text-xs">
            {'\u00A0'}
          </span>
          <div className="ui:flex ui:flex-wrap ui:gap-2">{buttons}</div>
        </div>
      )}
    </fieldset>
  );
}
