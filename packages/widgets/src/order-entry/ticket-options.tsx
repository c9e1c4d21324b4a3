// @where Trading: times in force (GTC, IOC, FOK, GTD), and post-only, of an order
import type { Instrument } from '@agio/api-client/contract';
import { formatDateTime } from '@agio/money';
import { Checkbox } from '@agio/ui/checkbox';
import { ChoiceMenu } from '@agio/ui/choice-menu';
import { listOf } from '@agio/ui/list-of';
import { type Dispatch, Suspense } from 'react';
import { lazyPart } from '../states/lazy-part.ts';
import type { OrderEntryWords } from './messages.ts';
import type { FormatContext } from './ticket-labels.ts';
import { endOfDay } from './model/days.ts';
import { rulesOf, timesOf } from './model/order-types.ts';
import { rests, type TicketAction, type TicketState } from './model/ticket.ts';
import { timeInForceOf } from './model/waiting-orders.ts';

/** Its date field is for few orders. */
const ExpiryField = lazyPart(() => import('./waiting/waiting-parts.tsx'), 'ExpiryField');

/** The options of an order in words. */
export const optionsText = (
  state: TicketState,
  { t, locale, instrument }: FormatContext,
): string => {
  const timeInForce = timeInForceOf(state, instrument);
  const until =
    timeInForce === 'GTD' ? [formatDateTime(endOfDay(state.expiresOn), { locale })] : [];
  return listOf(
    [
      ...(timeInForce ? [t.timeInForce[timeInForce]] : []),
      ...until,
      ...(state.postOnly && rulesOf(state.type).limit ? [t.ticket.postOnly] : []),
    ],
    locale,
  );
};

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
  const offered = timesOf(state.type, instrument);
  const timeInForce = timeInForceOf(state, instrument) ?? state.timeInForce;
  return (
    <>
      <div className="wg:mt-2 wg:flex wg:flex-wrap wg:items-center wg:justify-between wg:gap-3 wg:whitespace-nowrap">
        <ChoiceMenu
          label={t.ticket.timeInForce}
          value={timeInForce}
          choices={offered.map((value) => ({ value, label: t.timeInForce[value] }))}
          onChange={(next) => dispatch({ type: 'timeInForceChosen', timeInForce: next })}
          disabled={disabled || offered.length < 2}
        />
        {instrument.postOnly && rulesOf(state.type).limit ? (
          <Checkbox
            label={t.ticket.postOnly}
            checked={state.postOnly}
            disabled={disabled || !rests(timeInForce)}
            onCheckedChange={(postOnly) => dispatch({ type: 'postOnlyChosen', postOnly })}
          />
        ) : null}
      </div>
      {timeInForce === 'GTD' ? (
        <Suspense fallback={<div className="wg:h-control" />}>
          <ExpiryField {...{ state, dispatch, disabled }} label={t.timeInForce.expires} />
        </Suspense>
      ) : null}
    </>
  );
}
