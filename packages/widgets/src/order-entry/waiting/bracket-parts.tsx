// Parts of the ticket for entries with exits: only some readers place them, so they come by themselves.
import type { Dispatch } from 'react';
import { formatCrypto, formatPercent, formatSigned } from '@agio/money';
import { ChoiceMenu } from '@agio/ui/choice-menu';
import { useMessages } from '@agio/ui/language';
import { TicketSummary as TicketFigures } from '@agio/ui/order-ticket';
import { outcomesOf } from '../model/exit-outcomes.ts';
import type { TicketContext } from '../model/ticket-context.ts';
import type { TicketSummary } from '../model/ticket-summary.ts';
import type { TicketAction, TicketState } from '../model/ticket.ts';
import type { FormatContext } from '../ticket-labels.ts';
import { waitingMessages } from './waiting-messages.ts';

const entries = ['Bracket', 'BracketMarket'] as const;

/** Choice of the entry: at a limit, or at the market price. */
export function EntryChoice({
  state,
  dispatch,
  format: { t },
  disabled,
}: {
  state: TicketState;
  dispatch: Dispatch<TicketAction>;
  format: FormatContext;
  disabled: boolean;
}) {
  const { waiting } = useMessages(waitingMessages);
  const labels = { Bracket: t.type.Limit, BracketMarket: t.type.Market };
  return (
    <ChoiceMenu
      label={waiting.entry}
      showLabel
      value={state.type === 'BracketMarket' ? 'BracketMarket' : 'Bracket'}
      choices={entries.map((value) => ({ value, label: labels[value] }))}
      onChange={(orderType) => dispatch({ type: 'typeChosen', orderType })}
      disabled={disabled}
      className="wg:self-start"
    />
  );
}

/** Profit and loss that the exits come to, after fees, and their ratio. */
export function ExitFigures({
  state,
  summary,
  context,
  format: { locale, instrument },
}: {
  state: TicketState;
  summary: TicketSummary;
  context: TicketContext;
  format: FormatContext;
}) {
  const { waiting } = useMessages(waitingMessages);
  const { profit, loss, ratio } = outcomesOf(state, summary, context);
  const money = (outcome: typeof profit) =>
    outcome ? (
      <span className={outcome.amount.isNegative ? 'wg:text-down' : 'wg:text-up'}>
        {formatSigned(outcome.amount, { locale, maxDigits: 2, minDigits: 2 })}{' '}
        {instrument.quoteAsset}
        <span className="wg:ms-1 wg:text-fg-faint">
          {formatPercent(outcome.percent, { locale })}
        </span>
      </span>
    ) : (
      '—'
    );
  return (
    <TicketFigures
      rows={[
        { label: waiting.expectedProfit, value: money(profit) },
        { label: waiting.expectedLoss, value: money(loss) },
        { label: waiting.ratio, value: ratio ? formatCrypto(ratio, { locale }) : '—' },
      ]}
    />
  );
}
