// @where Trading: sizes, limits, fees and warnings of an order before it is sent
import { feesOf } from '@agio/api-client';
import type { Instrument, NewOrder } from '@agio/api-client/contract';
import { Decimal, type DecimalString, roundFee } from '@agio/money';
import { crosses, type Estimate } from './market-estimate.ts';
import { type ReadTicket, findWarnings, findReasons, neverRests } from './ticket-checks.ts';
import {
  executesAtMarket,
  fieldsOf,
  hasField,
  isPriceField,
  isSliced,
  type PriceField,
  priceFields,
  rulesOf,
  sentType,
  waitsForMarket,
} from './order-types.ts';
import { figuresToSend, optionsToSend, sizePrice, triggerPrice } from './waiting-orders.ts';
import type { TicketContext } from './ticket-context.ts';
import { type ReadField, readPrice } from './ticket-fields.ts';
import type { OrderWarning, Reason } from './ticket-reasons.ts';
import { readSize, type Size } from './ticket-size.ts';
import type { TicketState } from './ticket.ts';

export interface Fee {
  readonly amount: Decimal;
  readonly asset: string;
  /** A fraction: `0.0008` is 0.08 %. */
  readonly rate: Decimal;
  readonly role: 'maker' | 'taker';
}

/** Everything that follows from what the user chose. */
export interface TicketSummary extends Readonly<Record<PriceField, ReadField>> {
  /** The price that a stop order waits for. */
  readonly trigger: Decimal | undefined;
  readonly size: Size;
  /** Asset that the order pays with, and how much of it is free. */
  readonly payAsset: string | undefined;
  readonly available: Decimal | undefined;
  /** Percentage of what is available, 0 to 100, for the slider. */
  readonly percent: number;
  readonly fee: Fee | undefined;
  readonly receive:
    | { readonly amount: Decimal; readonly asset: string; readonly about: boolean }
    | undefined;
  /** Market orders only. */
  readonly estimate: Estimate | undefined;
  readonly reasons: readonly Reason[];
  readonly warnings: readonly OrderWarning[];
  /** Order to send; undefined if there is a reason against it. */
  readonly order: NewOrder | undefined;
}

export function summarise(state: TicketState, context: TicketContext): TicketSummary {
  const { instrument } = context;
  const prices = Object.fromEntries(
    priceFields.map((field) => [
      field,
      readPrice(hasField(state.type, field) ? state[field] : undefined, field, context),
    ]),
  ) as Readonly<Record<PriceField, ReadField>>;
  const size = withSpend(state, readSize(state, sizePrice(state, prices, context), context));
  const ticket = { state, context, ...prices, size };
  const reasons = findReasons(ticket);
  const fee = instrument && feeOf(ticket, instrument);
  return {
    ...prices,
    trigger: triggerPrice(state, prices, context),
    size,
    payAsset: state.side === 'Buy' ? instrument?.quoteAsset : instrument?.baseAsset,
    available: state.side === 'Buy' ? context.available.quote : context.available.base,
    percent: size.percent,
    fee,
    receive: fee && receiveOf(state, size, fee),
    estimate: size.estimate,
    reasons,
    warnings: findWarnings(ticket),
    order: reasons.length === 0 ? orderOf(ticket) : undefined,
  };
}

/** A buy without a limit that waits says what to spend: its total, which was typed or follows from its trigger. */
function withSpend({ side, type }: TicketState, size: Size): Size {
  return side === 'Buy' && waitsForMarket(type) ? { ...size, spend: size.total.value } : size;
}

/** Charged in the asset that is received, rounded up. */
function feeOf(ticket: ReadTicket, instrument: Instrument): Fee | undefined {
  const { state, context, size } = ticket;
  const buys = state.side === 'Buy';
  const received = receivedBy(state, size);
  if (!received) return undefined;
  const takes = isTaker(ticket);
  const { makerFee, takerFee } = feesOf(instrument, context.tier, context.volume);
  const rate = Decimal.of(takes ? takerFee : makerFee);
  return {
    amount: roundFee(received.times(rate), buys ? context.baseDecimals : context.quoteDecimals),
    asset: buys ? instrument.baseAsset : instrument.quoteAsset,
    rate,
    role: takes ? 'taker' : 'maker',
  };
}

/** Returns true if the order pays the taker's fee, as far as is known now. */
function isTaker(ticket: ReadTicket): boolean {
  const { state, context, price } = ticket;
  const { side, type, postOnly } = state;
  const { execution, limit } = rulesOf(type);
  if (!limit || isSliced(type) || neverRests(state, context)) return true;
  if (postOnly) return false;
  if (execution === 'atLimit') return crosses(side, price.value, context);
  // At its trigger, the best price of the other side is about there: a limit beyond it takes.
  const trigger = triggerPrice(state, ticket, context);
  return crosses(side, price.value, { bestBid: trigger, bestAsk: trigger });
}

function receiveOf(state: TicketState, size: Size, fee: Fee): TicketSummary['receive'] {
  const received = receivedBy(state, size);
  return (
    received && {
      amount: received.minus(fee.amount),
      asset: fee.asset,
      about: !rulesOf(state.type).limit,
    }
  );
}

/** Before the fee: what is bought, or the value of what is sold. Of a market order what the book fills, and no more. */
function receivedBy({ side, type }: TicketState, size: Size): Decimal | undefined {
  if (side === 'Sell') return size.value;
  if (!executesAtMarket(type)) return size.amount.value;
  return size.estimate?.amount.isPositive ? size.estimate.amount : undefined;
}

function orderOf({ state, context, size, ...prices }: ReadTicket): NewOrder | undefined {
  const quoteAmount = size.spend?.toString();
  const amount = size.amount.value?.toString();
  if (quoteAmount === undefined && amount === undefined) return undefined;
  const optional = (key: string, value: DecimalString | undefined) =>
    value === undefined ? {} : { [key]: value };
  const sentPrices: Partial<Record<PriceField, DecimalString>> = {};
  for (const { field } of fieldsOf(state)) {
    const value = isPriceField(field) ? prices[field].value : undefined;
    if (isPriceField(field) && value) sentPrices[field] = value.toString();
  }
  return {
    market: state.market,
    side: state.side,
    type: sentType(state.type),
    ...(quoteAmount === undefined ? optional('amount', amount) : { quoteAmount }),
    ...figuresToSend(state.type, sentPrices),
    ...optionsToSend(state, context.instrument),
    ...(rulesOf(state.type).limit &&
      rulesOf(state.type).hasOptions && { postOnly: state.postOnly }),
  };
}
