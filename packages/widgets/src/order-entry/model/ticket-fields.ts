import type { OrderSide } from '@agio/api-client/contract';
import { Decimal, type DecimalString, nearestSteps, parseAmount } from '@agio/money';
import type { PriceField } from './order-types.ts';
import type { TicketContext } from './ticket-context.ts';
import type { Reason } from './ticket-reasons.ts';
import { type Entry, entryText, type TicketField } from './ticket.ts';

/** A field after reading: its text as it stands, what it means, and what is wrong with it. */
export interface ReadField {
  readonly text: string;
  /** Exact value behind a text that was not typed: may be shown with groups while the field has no focus. */
  readonly exact: DecimalString | undefined;
  /** Undefined when empty or unreadable. */
  readonly value: Decimal | undefined;
  readonly reason: Reason | undefined;
  /**
   * Meaning that was given to a text that needed interpretation, for example `1,234` after a paste of `1,234.00 CTN`.
   */
  readonly echo: string | undefined;
}

/** A field that the order does not have, or that is not known yet. */
export const emptyField: ReadField = {
  text: '',
  exact: undefined,
  value: undefined,
  reason: undefined,
  echo: undefined,
};

/** Reads what a field holds by the rules of the locale. What cannot be read stays in the field, with the reason. */
export function readEntry(
  entry: Entry,
  field: TicketField,
  options: { locale: string; unit?: string | undefined; maxScale?: number | undefined },
): ReadField {
  const text = entryText(entry, options.locale);
  if (entry.kind === 'exact') {
    return { ...emptyField, text, exact: entry.value, ...checked(Decimal.of(entry.value), field) };
  }
  const parsed = parseAmount(text, options);
  if (parsed.ok)
    return { ...emptyField, text, echo: parsed.echo, ...checked(Decimal.of(parsed.value), field) };
  if (parsed.reason === 'empty') return { ...emptyField, text, reason: { code: 'empty', field } };
  const { reason: failure, separators, maxScale } = parsed;
  return {
    ...emptyField,
    text,
    reason: { code: 'unreadable', field, failure, separators, maxScale },
  };
}

function checked(value: Decimal, field: TicketField): Pick<ReadField, 'value' | 'reason'> {
  return value.isZero
    ? { value: undefined, reason: { code: 'zero', field } }
    : { value, reason: undefined };
}

/** An amount that is not in whole steps is refused with the two nearest: never rounded behind the user's back. */
export function withStep(
  read: ReadField,
  field: 'amount' | 'displayAmount',
  step: Decimal,
): ReadField {
  const around = read.value && nearestSteps(read.value, step);
  if (!around) return read;
  const nearest = [around.below, around.above].filter((amount) => amount.isPositive);
  return { ...read, reason: { code: 'offStep', field, step, nearest } };
}

/** Prices are never rounded: one off the tick is refused with the two nearest. */
export function readPrice(
  entry: Entry | undefined,
  field: PriceField,
  { instrument, locale }: TicketContext,
): ReadField {
  if (!entry) return emptyField;
  if (field === 'trailPercent') return readEntry(entry, field, { locale, unit: '%', maxScale: 2 });
  if (field === 'minutes') return readEntry(entry, field, { locale, maxScale: 2 });
  if (field === 'slices') return readEntry(entry, field, { locale, maxScale: 0 });
  if (field === 'displayAmount') {
    const amount = readEntry(entry, field, { locale, unit: instrument?.baseAsset });
    return instrument ? withStep(amount, field, Decimal.of(instrument.stepSize)) : amount;
  }
  const read = readEntry(entry, field, { locale, unit: instrument?.quoteAsset });
  if (!read.value || !instrument) return read;
  const tick = Decimal.of(instrument.tickSize);
  const around = nearestSteps(read.value, tick);
  if (!around) return read;
  const nearest = [around.below, around.above].filter((price) => price.isPositive);
  return { ...read, reason: { code: 'offTick', field, tick, nearest } };
}

/** Half way between the best prices, on the tick that is better for the order: lower for a buy, higher for a sell. */
export function midPrice(
  bid: Decimal | undefined,
  ask: Decimal | undefined,
  side: OrderSide,
  tick: Decimal,
): Decimal | undefined {
  if (!bid || !ask || bid.gt(ask)) return undefined;
  return bid
    .plus(ask)
    .times(half)
    .roundToStep(tick, side === 'Buy' ? 'down' : 'up');
}

const half = Decimal.of('0.5');

/** A price of the book that the ticket takes over. */
export type BookPrice = 'bid' | 'mid' | 'ask';

/** Returns the current prices of the book for an order; undefined while unknown. */
export function bookPrices(
  { bestBid: bid, bestAsk: ask, instrument }: TicketContext,
  side: OrderSide,
): Readonly<Record<BookPrice, Decimal | undefined>> {
  const tick = Decimal.parse(instrument?.tickSize);
  return { bid, mid: tick && midPrice(bid, ask, side, tick), ask };
}
