// @where Trading: reasons for which an order cannot be sent, minimum order included
import type { Instrument } from '@agio/api-client/contract';
import { Decimal } from '@agio/money';
import { bestOpposite, crosses, distancePercent } from './market-estimate.ts';
import type { TicketContext } from './ticket-context.ts';
import {
  fieldsOf,
  hasExits,
  hasField,
  isOffered,
  isPriceField,
  type PriceField,
  rulesOf,
} from './order-types.ts';
import { isGoodDay } from './days.ts';
import { checkDisplay } from './display-checks.ts';
import { checkSlices } from './slice-checks.ts';
import { timeInForceOf, triggerPrice, widestTrail } from './waiting-orders.ts';
import type { ReadField } from './ticket-fields.ts';
import { warningLimits } from './warning-limits.ts';
import type { OrderWarning, RangeLevel, Reason } from './ticket-reasons.ts';
import type { Size } from './ticket-size.ts';
import { rests, type TicketState } from './ticket.ts';

/** A ticket that has been read but not judged. */
export interface ReadTicket extends Readonly<Record<PriceField, ReadField>> {
  readonly state: TicketState;
  readonly context: TicketContext;
  readonly size: Size;
}

/** Every reason against the order, the one to solve first in front. */
export function findReasons(ticket: ReadTicket): Reason[] {
  const { context } = ticket;
  return [
    ...checkAccountAndMarket(ticket),
    ...checkFields(ticket),
    ...checkWaiting(ticket),
    ...(context.instrument ? checkLimits(ticket, context.instrument) : []),
    ...(context.instrument ? checkBalance(ticket, context.instrument) : []),
    ...checkBook(ticket),
  ];
}

function checkAccountAndMarket({ state, context }: ReadTicket): Reason[] {
  const { instrument, account, isOnline } = context;
  const reasons: Reason[] = [];
  if (account === 'guest') reasons.push({ code: 'signIn' });
  if (!instrument || account === 'loading') reasons.push({ code: 'loading' });
  if (account === 'notActive') reasons.push({ code: 'notActive' });
  if (!isOnline) reasons.push({ code: 'offline' });
  if (!instrument) return reasons;
  if (instrument.status !== 'Open') {
    reasons.push({ code: 'marketNotOpen', status: instrument.status });
  }
  if (!isOffered(state.type, instrument)) reasons.push({ code: 'typeNotOffered' });
  return reasons;
}

function checkFields({ state, size, ...prices }: ReadTicket): Reason[] {
  const fields = [
    ...fieldsOf(state).map(({ field }) => isPriceField(field) && prices[field]),
    size[size.given],
  ].filter((field) => field !== false);
  return fields.map((field) => field.reason).filter((reason) => reason !== undefined);
}

/** The exchange's rules for what waits: distance, pair, exits and last day. */
function checkWaiting(ticket: ReadTicket): Reason[] {
  const { state, context, price, stopPrice, trailPercent } = ticket;
  const { type, side, trailBy } = state;
  const reasons: Reason[] = [];
  if (rulesOf(type).trigger === 'Trailing') {
    const isTooFar =
      trailBy === 'trailPercent'
        ? trailPercent.value?.gt(widestTrail)
        : ticket.trailAmount.value && context.last && !triggerPrice(state, ticket, context);
    if (isTooFar) reasons.push({ code: 'trailTooFar', field: trailBy });
  }
  const [limit, stop, last] = [price.value, stopPrice.value, context.last];
  if (type === 'OCO' && limit && stop) {
    const [low, high] = side === 'Sell' ? [stop, limit] : [limit, stop];
    if (low.gte(last ?? high) || high.lte(last ?? low)) {
      reasons.push({ code: 'notBetween', field: 'stopPrice' });
    }
  }
  reasons.push(...checkExits(ticket), ...checkSlices(ticket), ...checkDisplay(ticket));
  const isGtd = timeInForceOf(state, context.instrument) === 'GTD';
  if (isGtd && !isGoodDay(state.expiresOn, Date.now())) reasons.push({ code: 'noExpiry' });
  return reasons;
}

/** Exits are on both sides of the price of their entry; it may fill at the last price, if that is better. */
function checkExits({ state, context, price, ...exits }: ReadTicket): Reason[] {
  const { last, bestAsk, bestBid } = context;
  const entry = price.value ?? last;
  if (!hasExits(state.type) || !entry) return [];
  const buys = state.side === 'Buy';
  const worst = !last ? entry : buys ? Decimal.min(entry, last) : Decimal.max(entry, last);
  // At market the entry pays the best price, too.
  const best = (!price.value && (buys ? bestAsk : bestBid)) || entry;
  const paid = buys ? Decimal.max(entry, best) : Decimal.min(entry, best);
  const reasons: Reason[] = [];
  const check = (field: ExitField, than: Decimal, above: boolean) => {
    const { value } = exits[field];
    if (value && !(above ? value.gt(than) : value.lt(than)))
      reasons.push({ code: above ? 'mustBeAbove' : 'mustBeBelow', field, price: than });
  };
  check('takeProfitPrice', paid, buys);
  check('stopLossPrice', worst, !buys);
  return reasons;
}

type ExitField = 'takeProfitPrice' | 'stopLossPrice';

/** The market's smallest and largest order. The limit itself is allowed. */
function checkLimits(ticket: ReadTicket, market: Instrument): Reason[] {
  const { size, price, state, takeProfitPrice, stopLossPrice } = ticket;
  const field = size.given;
  const { baseAsset, quoteAsset } = market;
  // If the known book ends too early, its consequences say nothing about the order.
  const isKnown = size.estimate?.complete ?? true;
  const amount = isKnown || field === 'amount' ? size.amount.value : undefined;
  const value = isKnown ? size.value : size.spend;
  const minimum = Decimal.of(market.minAmount);
  const maximum = Decimal.of(market.maxAmount);
  const notional = Decimal.of(market.minNotional);
  // A total that does not even buy one step leaves no amount.
  const buysNothing =
    size.total.value && !amount && (price.value ?? !hasField(state.type, 'price'));
  if (field === 'total' && buysNothing && size.amount.reason?.code === 'zero') {
    return [{ code: 'belowMinimum', field, minimum, asset: baseAsset }];
  }
  if (amount?.lt(minimum)) return [{ code: 'belowMinimum', field, minimum, asset: baseAsset }];
  if (amount?.gt(maximum)) return [{ code: 'aboveMaximum', field, maximum, asset: baseAsset }];
  const exits = [takeProfitPrice, ticket.legPrice, stopLossPrice].flatMap((exit) =>
    hasExits(state.type) && exit.value && amount ? [exit.value.times(amount)] : [],
  );
  if ([value, ...exits].some((each) => each?.lt(notional))) {
    return [{ code: 'belowNotional', field, minimum: notional, asset: quoteAsset }];
  }
  return [];
}

/** Spending exactly what is available is allowed. */
function checkBalance(
  { state, size, context: { available } }: ReadTicket,
  market: Instrument,
): Reason[] {
  const buys = state.side === 'Buy';
  const free = buys ? available.quote : available.base;
  const needed = buys ? (size.spend ?? size.value) : size.amount.value;
  if (!free || !needed || needed.lte(free)) return [];
  const asset = buys ? market.quoteAsset : market.baseAsset;
  return [{ code: 'notEnough', field: size.given, asset, needed, missing: needed.minus(free) }];
}

/**
 * Checks against a live book; otherwise the exchange decides. In a crossed book, orders that would match wait, and
 * orders that rest or wait for a trigger may pass.
 */
function checkBook({ state, context, price }: ReadTicket): Reason[] {
  const { side } = state;
  const { execution } = rulesOf(state.type);
  const best = bestOpposite(side, context);
  const levels = side === 'Buy' ? context.asks : context.bids;
  if (context.bookIsCrossed) {
    const mayMatch = execution === 'atLimit' && !state.postOnly;
    const matches = execution === 'atMarket' || (mayMatch && crosses(side, price.value, context));
    return matches ? [{ code: 'bookCrossed' }] : [];
  }
  // The estimate follows in a moment.
  if (execution === 'atMarket' && context.bookIsConnecting) return [{ code: 'loading' }];
  if (!context.bookIsLive) return [];
  if (execution === 'atMarket' && levels.length === 0) return [{ code: 'nothingToMatch', side }];
  if (execution === 'atLimit' && state.postOnly && best && crosses(side, price.value, context)) {
    return [{ code: 'postOnlyWouldMatch', field: 'price', side, best }];
  }
  return [];
}

/** Returns the warnings of an order that can be placed, and whether each needs a confirmation. */
export function findWarnings(ticket: ReadTicket): OrderWarning[] {
  return warningsOf[rulesOf(ticket.state.type).execution](ticket);
}

function marketWarnings({
  size: { estimate },
  context: { bookIsLive, bookIsConnecting, last },
}: ReadTicket): OrderWarning[] {
  if (!estimate || bookIsConnecting) return [];
  const warnings: OrderWarning[] = [];
  if (!bookIsLive) warnings.push({ code: 'stale', confirm: true });
  const percent = estimate.worstPrice && distancePercent(estimate.worstPrice, last);
  const level = rangeLevel(percent);
  if (estimate.worstPrice && level !== undefined) {
    warnings.push({
      code: 'range',
      worstPrice: estimate.worstPrice,
      percent,
      level,
      confirm: level !== 'tell',
    });
  }
  // An unknown book allows no other statement.
  if (!estimate.complete && !estimate.amount.isZero) {
    warnings.push({
      code: 'thin',
      fillable: estimate.amount,
      total: estimate.quote,
      confirm: true,
    });
  }
  return warnings;
}

/** A missing last price leaves no measure, so the reader confirms the prices that are shown. */
function rangeLevel(percent: Decimal | undefined): RangeLevel | undefined {
  if (!percent) return 'confirm';
  const levels = ['type', 'confirm', 'warn', 'tell'] as const;
  return levels.find((level) => percent.gte(Decimal.of(warningLimits[level])));
}

/** Returns true if a limit order fills at once or not at all, by its time in force: any rest is cancelled. */
export function neverRests(
  { type, timeInForce }: Pick<TicketState, 'type' | 'timeInForce'>,
  { instrument }: Pick<TicketContext, 'instrument'>,
): boolean {
  return (
    rulesOf(type).hasOptions && !rests(timeInForceOf({ type, timeInForce }, instrument) ?? 'GTC')
  );
}

/**
 * Returns warnings about an order that never rests, from the current book. There are none if the known book ends before
 * the limit: there may be more behind it.
 */
function depthWarnings({ state, price, size, context }: ReadTicket): OrderWarning[] {
  const limit = price.value;
  const wanted = size.amount.value;
  if (!limit || !wanted || !context.bookIsLive || !neverRests(state, context)) return [];
  const buys = state.side === 'Buy';
  const levels = buys ? context.asks : context.bids;
  const within = levels.filter((level) => (buys ? level.price.lte(limit) : level.price.gte(limit)));
  const available = Decimal.sum(within.map(({ amount }) => amount));
  if (available.gte(wanted) || (within.length === levels.length && levels.length > 0)) return [];
  const isPart = state.timeInForce === 'IOC' && available.isPositive;
  return [{ code: isPart ? 'partly' : 'cancelled', available, price: limit, confirm: false }];
}

/** A buy far above the last price, or a sell far below it; and what would not fill. */
function limitWarnings(ticket: ReadTicket): OrderWarning[] {
  return [...farWarnings(ticket), ...depthWarnings(ticket)];
}

function farWarnings({ state, price, context: { last } }: ReadTicket): OrderWarning[] {
  const percent = price.value && distancePercent(price.value, last);
  if (!price.value || !percent || !last) return [];
  const wrongSide = state.side === 'Buy' ? price.value.gt(last) : price.value.lt(last);
  const far = percent.gte(Decimal.of(warningLimits.farPrice));
  return wrongSide && far ? [{ code: 'farPrice', percent, confirm: true }] : [];
}

function stopWarnings({ state, price, stopPrice, context: { last } }: ReadTicket): OrderWarning[] {
  const trigger = stopPrice.value;
  if (!trigger || rulesOf(state.type).trigger === 'Trailing') return [];
  const buys = state.side === 'Buy';
  const isStop = rulesOf(state.type).trigger === 'Stop';
  const waitsForRise = buys === isStop;
  const limit = rulesOf(state.type).limit ? price.value : undefined;
  const warnings: OrderWarning[] = [];
  if (isStop && limit && (buys ? limit.lt(trigger) : limit.gt(trigger)))
    warnings.push({ code: 'limitBeyondTrigger', confirm: true });
  if (last && (waitsForRise ? last.gte(trigger) : last.lte(trigger)))
    warnings.push({ code: 'triggersAtOnce', confirm: false });
  return warnings;
}

const warningsOf = { atMarket: marketWarnings, atLimit: limitWarnings, atTrigger: stopWarnings };
