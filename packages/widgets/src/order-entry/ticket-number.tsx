import { AmountInput } from '@agio/ui/amount-input';
import { Button } from '@agio/ui/button';
import { Decimal, type DecimalString, formatPrice, typedAmount } from '@agio/money';
import { type Dispatch, type ReactNode, useState } from 'react';
import type { ReadField } from './model/ticket-fields.ts';
import { fieldReason, type Reason } from './model/ticket-reasons.ts';
import { fieldError, type FormatContext } from './ticket-labels.ts';
import { type TicketAction, type TicketField, type TicketState } from './model/ticket.ts';

interface TicketNumberProps {
  state: TicketState;
  dispatch: Dispatch<TicketAction>;
  reasons: readonly Reason[];
  format: FormatContext;
  field: TicketField;
  read: ReadField;
  label: string;
  unit: string;
  step: DecimalString | undefined;
  steppers?: boolean | undefined;
  trailing?: ReactNode;
  placeholder?: string | undefined;
  max: Decimal | undefined;
  hint?: string | undefined;
  /** The id of a sentence about the limits of the field, for screen readers. */
  describedBy?: string | undefined;
  /** Nothing can be changed while the order is on its way; the field keeps the focus, which one that is disabled loses. */
  readOnly: boolean;
}

/** One number of the ticket, with what is wrong with it and the way to put it right. */
export function TicketNumber({
  dispatch,
  reasons,
  format,
  field,
  read,
  label,
  unit,
  step,
  steppers = false,
  trailing,
  placeholder,
  max,
  hint,
  describedBy,
  readOnly,
}: TicketNumberProps) {
  const [isFocused, setFocused] = useState(false);
  const focus = (focused: boolean) => {
    setFocused(focused);
    if (field === 'price') dispatch({ type: 'priceFocusChanged', focused });
  };
  const { t, locale } = format;
  const reason = fieldReason(reasons, field);
  // In the middle of a number nothing is wrong yet.
  const isUnfinished =
    isFocused &&
    (reason?.code === 'zero' || (reason?.code === 'unreadable' && reason.failure === 'incomplete'));
  // The slider at its start, or a total too small for one step: the button asks for more.
  const isComputed = reason?.code === 'zero' && read.exact !== undefined;
  return (
    <AmountInput
      layout="inline"
      name={field}
      label={label}
      unit={unit}
      locale={locale}
      {...valueAndText(read, { isFocused, step, locale })}
      step={step}
      steppers={steppers}
      trailing={trailing}
      placeholder={placeholder}
      stepperLabels={{ up: t.ticket.tickUp, down: t.ticket.tickDown }}
      readOnly={readOnly}
      hint={hint}
      aria-describedby={describedBy}
      onFocus={() => focus(true)}
      onBlur={() => focus(false)}
      onValueChange={(value, change) =>
        dispatch(
          change.by === 'step'
            ? { type: 'picked', field, value }
            : { type: 'typed', field, text: change.text },
        )
      }
      error={
        reason && !isComputed && !isUnfinished ? (
          <FieldError reason={reason} dispatch={dispatch} format={format} max={max} />
        ) : (
          false
        )
      }
    />
  );
}

/**
 * Returns the value and its text. Typed text stays as typed. An exact value has groups while the field has no focus,
 * and none while it is edited: a digit typed into `3,210` must not make nonsense of it.
 */
function valueAndText(
  { text, exact }: ReadField,
  {
    isFocused,
    step,
    locale,
  }: { isFocused: boolean; step: DecimalString | undefined; locale: string },
): { value: DecimalString; text: string | undefined } {
  if (exact === undefined) return { value: '', text };
  if (!isFocused) return { value: exact, text: undefined };
  const value = Decimal.of(exact);
  const digits = Math.max(value.scale, step === undefined ? 0 : Decimal.of(step).scale);
  return { value: exact, text: typedAmount(value.toFixedString(digits, 'down'), locale) };
}

/** Fault of a field, with buttons that mend it: the maximum, or the nearest figures. */
export function FieldError({
  reason,
  dispatch,
  format,
  max,
}: {
  reason: Reason;
  dispatch: Dispatch<TicketAction>;
  format: FormatContext;
  max: Decimal | undefined;
}) {
  const { t, locale, instrument } = format;
  const words = fieldError(reason, format);
  if (reason.code === 'notEnough' && max?.isPositive) {
    return (
      <>
        {words}{' '}
        <button
          type="button"
          className="wg:cursor-pointer wg:rounded-sm wg:font-medium wg:text-accent wg:hover:underline wg:focus-ring"
          onClick={() => dispatch({ type: 'percentChosen', percent: 100 })}
        >
          {t.ticket.useMax}
        </button>
      </>
    );
  }
  if (reason.code !== 'offTick' && reason.code !== 'offStep') return words;
  const size = reason.code === 'offTick' ? instrument.tickSize : instrument.stepSize;
  return (
    <>
      {words}{' '}
      <span className="wg:mt-1.5 wg:flex wg:gap-2">
        {reason.nearest.map((value) => (
          <Button
            key={value.toString()}
            size="sm"
            className="wg:num wg:flex-1"
            onClick={() =>
              dispatch({ type: 'picked', field: reason.field, value: value.toString() })
            }
          >
            {/* The blank parts them for who hears the whole. */}
            {formatPrice(value, { tickSize: size, locale })}{' '}
          </Button>
        ))}
      </span>
    </>
  );
}
