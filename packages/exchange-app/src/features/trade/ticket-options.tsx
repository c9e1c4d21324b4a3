import type { Instrument } from '@agio/api-client/contract';
import { Checkbox } from '@agio/ui/checkbox';
import { ChoiceMenu } from '@agio/ui/choice-menu';
import type { Dispatch } from 'react';
import type { Translate } from '../../i18n/words.ts';
import type { TicketAction, TicketState } from './ticket.ts';

const all = ['GTC', 'IOC', 'FOK'] as const;

/** How long the order may live, and whether it may take. Only what the market offers. */
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
  t: Translate<'trade'>;
}) {
  const offered = all.filter((each) => instrument.timesInForce.includes(each));
  return (
    <div className="mt-2 flex items-center justify-between gap-3 whitespace-nowrap">
      <ChoiceMenu
        label={t('ticket.timeInForce')}
        value={state.timeInForce}
        choices={offered.map((value) => ({ value, label: t(`timeInForce.${value}`) }))}
        onChange={(timeInForce) => dispatch({ type: 'timeInForceChosen', timeInForce })}
        disabled={disabled || offered.length < 2}
      />
      {instrument.postOnly ? (
        <Checkbox
          label={t('ticket.postOnly')}
          checked={state.postOnly}
          disabled={disabled || state.timeInForce !== 'GTC'}
          onCheckedChange={(postOnly) => dispatch({ type: 'postOnlyChosen', postOnly })}
        />
      ) : null}
    </div>
  );
}
