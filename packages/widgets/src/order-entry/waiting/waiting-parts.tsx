// Parts of the ticket for orders that wait: only some readers place them, so they come by themselves.
import { type Dispatch, useState } from 'react';
import type { TicketAction, TicketState } from '../model/ticket.ts';
import type { TicketSummary } from '../model/ticket-summary.ts';
import { DateField } from '@agio/ui/date-field';
import { dayOf, longestMs } from '../model/days.ts';
import { Decimal, formatCrypto, formatPercent } from '@agio/money';
import { clockText, durationMessages, durationParts, waitText } from '@agio/ui/countdown';
import { hasExits, isSliced, rulesOf } from '../model/order-types.ts';
import { type FormatContext, priceText } from '../ticket-labels.ts';
import { useMessages } from '@agio/ui/language';
import { waitingMessages } from './waiting-messages.ts';

export interface WaitingSentenceProps {
  summary: TicketSummary;
  state: TicketState;
  format: FormatContext;
}

/** An order that waits, read out as a sentence; nothing while a figure of it is missing. */
export function WaitingSentence({ summary, state, format }: WaitingSentenceProps) {
  const { waiting } = useMessages(waitingMessages);
  const { locale, instrument } = format;
  const { side, type, trailBy } = state;
  const { size, price, legPrice } = summary;
  const { spend } = size;
  const whole = spend ?? size.amount.value;
  const asset = spend ? instrument.quoteAsset : instrument.baseAsset;
  if (hasExits(type)) return <ExitsSentence {...{ summary, state, format }} />;
  if (!whole) return null;
  if (isSliced(type))
    return (
      <SlicesSentence
        {...{ summary, state, format }}
        whole={`${formatCrypto(whole, { locale })} ${asset}`}
      />
    );
  if (type === 'Iceberg') {
    const shown = summary.displayAmount.value;
    if (!shown || !price.value) return null;
    return waiting[`iceberg${side}`]({
      amount: `${formatCrypto(whole, { locale })} ${asset}`,
      price: priceText(price.value, format),
      shown: `${formatCrypto(shown, { locale })} ${asset}`,
    });
  }
  if (!summary.trigger) return null;
  const amount = `${formatCrypto(whole, { locale })} ${asset}`;
  const trigger = priceText(summary.trigger, format);
  const at = { amount, trigger, price: price.value ? priceText(price.value, format) : '' };
  if (type === 'OCO') {
    if (!price.value || (side === 'Buy' && !legPrice.value)) return null;
    return side === 'Buy'
      ? waiting.pairBuy({ ...at, limit: legPrice.value ? priceText(legPrice.value, format) : '' })
      : waiting.pairSell(at);
  }
  if (rulesOf(type).trigger === 'Trailing') {
    const distance =
      trailBy === 'trailPercent'
        ? formatPercent(summary.trailPercent.value, { locale })
        : `${formatCrypto(summary.trailAmount.value, { locale })} ${instrument.quoteAsset}`;
    return waiting[`trail${side}`]({ amount, trigger, distance });
  }
  if (!rulesOf(type).limit) return waiting[`market${side}`]({ amount, trigger });
  if (!price.value) return null;
  return side === 'Buy' ? format.t.notice.stopBuy(at) : waiting.takeSell(at);
}

/** An order that trades in slices, read out as a sentence. */
function SlicesSentence({
  summary: { minutes, slices, price },
  state: { side, type },
  format,
  whole,
}: WaitingSentenceProps & { whole: string }) {
  const { waiting } = useMessages(waitingMessages);
  const words = useMessages(durationMessages);
  if (!minutes.value || !slices.value || (rulesOf(type).limit && !price.value)) return null;
  const seconds = minutes.value.times(Decimal.of('60000')).dividedBy(slices.value, 0, 'down');
  const parts = durationParts(Number.parseInt(seconds.toString(), 10));
  // Waiting times of more than a minute leave out the seconds.
  const isWhole = parts.seconds === 0 || parts.minutes + parts.hours + parts.days === 0;
  const interval = (isWhole ? waitText : clockText)(parts, { locale: format.locale, words });
  return price.value
    ? waiting[`slicesTo${side}`]({ amount: whole, interval, price: priceText(price.value, format) })
    : waiting[`slices${side}`]({ amount: whole, interval });
}

/** The exits of an entry, read out as a sentence. */
function ExitsSentence({ summary, state, format }: WaitingSentenceProps) {
  const { waiting } = useMessages(waitingMessages);
  const { takeProfitPrice, stopLossPrice, legPrice } = summary;
  if (!takeProfitPrice.value || !stopLossPrice.value) return null;
  const at = {
    profit: priceText(takeProfitPrice.value, format),
    loss: priceText(stopLossPrice.value, format),
  };
  if (state.side === 'Buy') return waiting.bracketBuy(at);
  return legPrice.value
    ? waiting.bracketSell({ ...at, limit: priceText(legPrice.value, format) })
    : null;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the first and the last day that an order may be good till. */
function daysFromNow(): readonly [string, string] {
  const now = Date.now();
  return [dayOf(new Date(now)), dayOf(new Date(now + longestMs - dayMs))];
}

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
  const [[first, last]] = useState(daysFromNow);
  return (
    <DateField
      name="expiresOn"
      label={label}
      value={state.expiresOn}
      min={first}
      max={last}
      disabled={disabled}
      onValueChange={(day) => dispatch({ type: 'expiryChosen', day })}
    />
  );
}
