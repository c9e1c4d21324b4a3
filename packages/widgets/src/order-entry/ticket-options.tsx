// @where Trading: times in force (GTC, IOC, FOK), and post-only, of an order
import type { Instrument } from '@agio/api-client/contract';
import { Checkbox } from '@agio/ui/checkbox';
import { ChoiceMenu } from '@agio/ui/choice-menu';
import { listOf } from '@agio/ui/list-of';
import type { Dispatch } from 'react';
import type { OrderEntryWords } from './messages.ts';
import type { FormatContext } from './ticket-labels.ts';
import type { TicketAction, TicketState } from './model/ticket.ts';

const all = ['GTC', 'IOC', 'FOK'] as const;

/** The options of an order in words. */
export const optionsText = (
  { timeInForce, postOnly }: TicketState,
  { t, locale }: FormatContext,
): string => listOf([t.timeInForce[timeInForce], ...(postOnly ? [t.ticket.postOnly] : [])], locale);

/** Time in force of the order, and post-only. Only choices that the market offers. */
export function TicketOptions({
  state,
  dispatch,
  instrument,
  disabled,
  t,
}: {
  state: TicketState;
  dispatch: Dispatch<TicketAction>;
  instrument: Instrument;
  disabled: boolean;
  t: OrderEntryWords;
}) {
  const offered = all.filter((each) => instrument.timesInForce.includes(each));
  return (
    <div className="wg:mt-2 wg:flex wg:flex-wrap wg:items-center wg:justify-between wg:gap-3 wg:whitespace-nowrap">
      <ChoiceMenu
        label={t.ticket.timeInForce}
        value={state.timeInForce}
        choices={offered.map((value) => ({ value, label: t.timeInForce[value] }))}
        onChange={(timeInForce) => dispatch({ type: 'timeInForceChosen', timeInForce })}
        disabled={disabled || offered.length < 2}
      />
      {instrument.postOnly ? (
        <Checkbox
          label={t.ticket.postOnly}
          checked={state.postOnly}
          disabled={disabled || state.timeInForce !== 'GTC'}
          onCheckedChange={(postOnly) => dispatch({ type: 'postOnlyChosen', postOnly })}
        />
      ) : null}
    </div>
  );
}
