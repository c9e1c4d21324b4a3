import type { Instrument } from '@agio/api-client/contract';
import { Decimal, maxAmount, roundBalance, typedAmount } from '@agio/money';
import { type Estimate, walkBook } from './market-estimate.ts';
import { executesAtMarket } from './order-types.ts';
import type { TicketContext } from './ticket-context.ts';
import { emptyField, type ReadField, readEntry, withStep } from './ticket-fields.ts';
import type { TicketState } from './ticket.ts';

/** Size in both assets. One of them was given, the other follows. */
export interface Size {
  readonly amount: ReadField;
  readonly total: ReadField;
  /** The field that decides, and that shows mistakes. */
  readonly given: 'amount' | 'total';
  /**
   * In the quote asset: amount × price, exactly; of a market order what the book fills of it, undefined where nothing is
   * known of the book.
   */
  readonly value: Decimal | undefined;
  /** A market buy that names what to spend instead of what to buy. */
  readonly spend: Decimal | undefined;
  /** Share of the available funds, 0 to 100. */
  readonly percent: number;
  /** The largest amount that the balance pays for, in whole steps; undefined while price or balance is unknown. */
  readonly max: Decimal | undefined;
  /** Market orders only. */
  readonly estimate: Estimate | undefined;
}

const hundred = Decimal.of('100');
const hundredth = Decimal.of('0.01');

export function readSize(
  state: TicketState,
  price: Decimal | undefined,
  context: TicketContext,
): Size {
  const { instrument, locale } = context;
  if (instrument) {
    return executesAtMarket(state.type)
      ? marketSize(state, context, instrument)
      : limitSize(state, price, context, instrument);
  }
  return {
    amount: readEntry(state.amount, 'amount', { locale }),
    total: readEntry(state.total, 'total', { locale }),
    given: state.basis === 'total' ? 'total' : 'amount',
    value: undefined,
    spend: undefined,
    percent: 0,
    max: undefined,
    estimate: undefined,
  };
}

function limitSize(
  state: TicketState,
  price: Decimal | undefined,
  context: TicketContext,
  instrument: Instrument,
): Size {
  const step = Decimal.of(instrument.stepSize);
  const free = freeOf(state, context);
  // The fee is taken from what is received, so that the whole balance can be spent.
  const affordable = (budget: Decimal | undefined) => {
    if (!budget) return undefined;
    if (state.side === 'Sell') return upTo(budget.roundToStep(step, 'down'), instrument);
    return price && upTo(maxAmount(budget, price, step), instrument);
  };
  const max = affordable(free);
  const { amount: typed, total } = givenFields(state, context, instrument);

  if (state.basis === 'total') {
    const bought = total.value && price && maxAmount(total.value, price, step);
    const amount = derivedField(bought, 'amount', context);
    const value = amount.value && price?.times(amount.value);
    const percent = shareOf(amount.value, max);
    return {
      amount,
      total,
      given: 'total',
      value,
      spend: undefined,
      percent,
      max,
      estimate: undefined,
    };
  }
  const byShare = state.basis === 'percent';
  const part = byShare ? affordable(share(free, state.percent)) : undefined;
  const amount = byShare ? derivedField(part, 'amount', context) : withStep(typed, 'amount', step);
  const value = amount.value && price?.times(amount.value);
  return {
    amount,
    total: derivedTotal(value, state, context),
    given: 'amount',
    value,
    spend: undefined,
    percent: byShare ? state.percent : shareOf(amount.value, max),
    max,
    estimate: undefined,
  };
}

function marketSize(state: TicketState, context: TicketContext, instrument: Instrument): Size {
  const step = Decimal.of(instrument.stepSize);
  const buys = state.side === 'Buy';
  const free = freeOf(state, context);
  const levels = buys ? context.asks : context.bids;
  const bought = free && buys ? walkBook(levels, { quote: free }, step).amount : free;
  const max = bought && upTo(bought.roundToStep(step, 'down'), instrument);
  const { amount: typed, total } = givenFields(state, context, instrument);

  const byQuote = (given: ReadField): Size => {
    const estimate = given.value && walkBook(levels, { quote: given.value }, step);
    const spend = buys ? given.value : undefined;
    return {
      amount: derivedField(estimate?.amount, 'amount', context),
      total: given,
      given: 'total',
      value: knownQuote(estimate),
      spend,
      percent: shareOf(spend ?? estimate?.amount, free),
      max,
      estimate,
    };
  };
  const byBase = (given: ReadField): Size => {
    const estimate = given.value && walkBook(levels, { amount: given.value }, step);
    return {
      amount: given,
      total: derivedTotal(knownQuote(estimate), state, context),
      given: 'amount',
      value: knownQuote(estimate),
      spend: undefined,
      percent: shareOf(given.value, max),
      max,
      estimate,
    };
  };

  if (state.basis === 'total') return byQuote(total);
  if (state.basis === 'amount') return byBase(withStep(typed, 'amount', step));
  // A share of the money is spent as money: what it buys is for the exchange to find out.
  const part = share(free, state.percent);
  const size = buys
    ? byQuote(derivedField(part && roundBalance(part, context.quoteDecimals), 'total', context))
    : byBase(
        derivedField(part && upTo(part.roundToStep(step, 'down'), instrument), 'amount', context),
      );
  return { ...size, percent: state.percent };
}

/** Nothing is known of what is not in the book; that is no zero. */
function knownQuote(estimate: Estimate | undefined): Decimal | undefined {
  return estimate?.amount.isZero ? undefined : estimate?.quote;
}

/** Returns the free amount of the asset that the order pays with. */
function freeOf({ side }: TicketState, { available }: TicketContext): Decimal | undefined {
  return side === 'Buy' ? available.quote : available.base;
}

function givenFields(
  state: TicketState,
  { locale, quoteDecimals }: TicketContext,
  { baseAsset, quoteAsset }: Instrument,
) {
  return {
    amount: readEntry(state.amount, 'amount', { locale, unit: baseAsset }),
    total: readEntry(state.total, 'total', { locale, unit: quoteAsset, maxScale: quoteDecimals }),
  };
}

function derivedField(
  value: Decimal | undefined,
  field: 'amount' | 'total',
  { locale }: TicketContext,
): ReadField {
  if (!value) return { ...emptyField, reason: { code: 'empty', field } };
  if (value.isZero) return { ...emptyField, reason: { code: 'zero', field } };
  const exact = value.toString();
  return { ...emptyField, text: typedAmount(exact, locale), exact, value };
}

/** With the decimals that the quote asset has: what a buy costs is rounded up, what a sale brings down. */
function derivedTotal(
  value: Decimal | undefined,
  { side }: TicketState,
  context: TicketContext,
): ReadField {
  const rounded = value?.round(context.quoteDecimals, side === 'Buy' ? 'up' : 'down');
  return derivedField(rounded, 'total', context);
}

function share(free: Decimal | undefined, percent: number): Decimal | undefined {
  return free?.times(Decimal.of(String(percent))).times(hundredth);
}

function upTo(amount: Decimal, { maxAmount: most }: Instrument): Decimal {
  return Decimal.min(amount, Decimal.of(most));
}

/** A ratio for the slider, not an amount: a number between 0 and 100. */
function shareOf(part: Decimal | undefined, whole: Decimal | undefined): number {
  if (!part || !whole?.isPositive) return 0;
  const percent = part.times(hundred).dividedBy(whole, 0, 'half-up');
  return percent.gt(hundred) ? 100 : Number.parseInt(percent.toString(), 10);
}
