import { DateField } from '@agio/ui/date-field';
import type { Dispatch } from 'react';
import type { TicketAction, TicketState } from '../model/ticket.ts';
import { lastDay, today } from '../model/days.ts';

/** The last day of an order that is good till a date. */
export function ExpiryField({
  state,
  dispatch,
  label,
  disabled,
}: {
  state: TicketState;
  dispatch: Dispatch<TicketAction>;
  label: string;
  disabled: boolean;
}) {
  return (
    <DateField
      name="expiresOn"
      label={label}
      value={state.expiresOn}
      min={today()}
      max={lastDay()}
      disabled={disabled}
      onValueChange={(day) => dispatch({ type: 'expiryChosen', day })}
    />
  );
}
