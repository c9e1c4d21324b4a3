// @where Trading: ticket of simple trading, and the order that it reviews
import type { Instrument, NewOrder } from '@agio/api-client/contract';
import { currencyDigits, Decimal, type DecimalString } from '@agio/money';
import {
  type Entry,
  newTicket,
  readEntry,
  type ReadField,
  type Reason,
  summarise,
  type TicketContext,
  type TicketState,
  type TicketSummary,
} from '../../order-entry/index.ts';
import type { Trade, TradeUnit } from './trade.ts';

/** Facts that the reading of a trade depends on besides the input. */
export interface TradeRules {
  readonly instrument: Instrument;
  readonly locale: string;
  /** The user's currency, and in it the value of one unit of the quote asset; undefined while unknown. */
  readonly currency: string;
  readonly perQuote: Decimal | undefined;
  readonly quoteDecimals: number;
}

/** A trade as the order ticket has it. */
export interface ReadTrade {
  /** Unit of the amount in this market. */
  readonly unit: TradeUnit;
  /** The amount as it was entered. */
  readonly given: ReadField;
  readonly ticket: TicketState;
}

const empty: Entry = { kind: 'typed', text: '' };

/** The ticket of a trade: a market order, whose checks and estimate are those of the desk. */
export function readTrade({ side, unit: wanted, entry }: Trade, rules: TradeRules): ReadTrade {
  const { instrument, locale, currency, perQuote, quoteDecimals } = rules;
  const { baseAsset, quoteAsset } = instrument;
  // If the user's currency pays, both are one.
  const unit = wanted === 'fiat' && quoteAsset === currency ? 'quote' : wanted;
  const ticket: TicketState = {
    ...newTicket(instrument.id, side),
    type: 'Market',
    touched: true,
    unit: unit === 'base' ? 'base' : 'quote',
    basis: unit === 'base' ? 'amount' : 'total',
  };
  if (unit === 'base') {
    const given = readEntry(entry, 'amount', { locale, unit: baseAsset });
    return { unit, given, ticket: { ...ticket, amount: entry } };
  }
  if (unit === 'quote') {
    const given = readEntry(entry, 'total', { locale, unit: quoteAsset, maxScale: quoteDecimals });
    return { unit, given, ticket: { ...ticket, total: entry } };
  }
  const maxScale = currencyDigits(currency);
  const given = readEntry(entry, 'total', { locale, unit: currency, maxScale });
  const total = perQuote?.isPositive
    ? given.value?.dividedBy(perQuote, quoteDecimals, 'down').toString()
    : undefined;
  return {
    unit,
    given,
    ticket: { ...ticket, total: total === undefined ? empty : { kind: 'exact', value: total } },
  };
}

/** The reasons of the ticket, with those of an amount in the user's currency, which the ticket does not know. */
export function reasonsOfTrade(
  { unit, given }: ReadTrade,
  { reasons }: TicketSummary,
  perQuote: Decimal | undefined,
): readonly Reason[] {
  if (unit !== 'fiat') return reasons;
  const own: Reason | undefined = given.reason ?? (perQuote ? undefined : { code: 'loading' });
  if (!own) return reasons;
  return reasons.map((reason) => (reason.code === 'empty' ? own : reason));
}

/** The amount so far, counted in another unit; undefined where it is not known. */
export function amountIn(
  unit: TradeUnit,
  { size }: TicketSummary,
  { perQuote, currency, instrument }: TradeRules,
): DecimalString | undefined {
  if (unit === 'base') {
    return size.amount.value?.roundToStep(Decimal.of(instrument.stepSize), 'down').toString();
  }
  if (unit === 'quote') return size.total.value?.toString();
  const worth = perQuote && size.total.value?.times(perQuote);
  return worth?.round(currencyDigits(currency), 'half-even').toString();
}

/** A share of the balance, as exact as the ticket takes it: of what pays, or of what is sold. */
export function shareOfBalance(
  ticket: TicketState,
  context: TicketContext,
  percent: number,
): { unit: TradeUnit; value: DecimalString } | undefined {
  const { size } = summarise({ ...ticket, basis: 'percent', percent }, context);
  const unit = ticket.side === 'Buy' ? 'quote' : 'base';
  const value = (unit === 'quote' ? size.total : size.amount).value;
  return value && { unit, value: value.toString() };
}

/**
 * Returns the cost of a purchase by the current book: from an amount to spend, only whole steps of the market are
 * bought.
 */
export const payOf = ({ size }: TicketSummary): Decimal | undefined =>
  size.spend !== undefined && size.estimate?.amount.isPositive
    ? size.estimate.quote
    : size.total.value;

/** The ticket that sends exactly this order, whatever the market does meanwhile. */
export function reviewedTicket({ market, side, amount, quoteAmount }: NewOrder): TicketState {
  const begun = { ...newTicket(market, side), type: 'Market', touched: true } as const;
  return quoteAmount === undefined
    ? { ...begun, amount: { kind: 'exact', value: amount ?? '0' } }
    : { ...begun, basis: 'total', unit: 'quote', total: { kind: 'exact', value: quoteAmount } };
}
