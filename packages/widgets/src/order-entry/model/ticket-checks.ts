import type { Instrument } from '@agio/api-client/contract';
import { Decimal } from '@agio/money';
import { bestOpposite, crosses, distancePercent } from './market-estimate.ts';
import type { TicketContext } from './ticket-context.ts';
import { hasField, isPriceField, type PriceField, rulesOf } from './order-types.ts';
import type { ReadField } from './ticket-fields.ts';
import { cautionLimits } from './caution-limits.ts';
import type { Caution, RangeLevel, Reason } from './ticket-reasons.ts';
import type { Size } from './ticket-size.ts';
import type { TicketState } from './ticket.ts';

/** A ticket that has been read but not judged. */
export interface Draft extends Readonly<Record<PriceField, ReadField>> {
  readonly state: TicketState;
  readonly context: TicketContext;
  readonly size: Size;
}

/** Every reason against the order, the one to solve first in front. */
export function findReasons(draft: Draft): Reason[] {
  const { context } = draft;
  return [
    ...aboutTheWorld(draft),
    ...aboutTheFields(draft),
    ...(context.instrument ? limits(draft, context.instrument) : []),
    ...(context.instrument ? balance(draft, context.instrument) : []),
    ...matching(draft),
  ];
}

function aboutTheWorld({ state, context }: Draft): Reason[] {
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
  if (!instrument.orderTypes.includes(state.type)) reasons.push({ code: 'typeNotOffered' });
  return reasons;
}

function aboutTheFields({ state, size, ...prices }: Draft): Reason[] {
  const fields = [
    ...rulesOf(state.type).fields.map(({ field }) => isPriceField(field) && prices[field]),
    size[size.given],
  ].filter((field) => field !== false);
  return fields.map((field) => field.reason).filter((reason) => reason !== undefined);
}

/** The market's smallest and largest order. The limit itself is allowed. */
function limits({ size, price, state }: Draft, market: Instrument): Reason[] {
  const field = size.given;
  const { baseAsset, quoteAsset } = market;
  // Where the known book ends too early, what follows from it says nothing about the order.
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
  if (value?.lt(notional)) {
    return [{ code: 'belowNotional', field, minimum: notional, asset: quoteAsset }];
  }
  return [];
}

/** Spending exactly what is available is allowed. */
function balance({ state, size, context: { available } }: Draft, market: Instrument): Reason[] {
  const buys = state.side === 'Buy';
  const free = buys ? available.quote : available.base;
  const needed = buys ? (size.spend ?? size.value) : size.amount.value;
  if (!free || !needed || needed.lte(free)) return [];
  const asset = buys ? market.quoteAsset : market.baseAsset;
  return [{ code: 'notEnough', field: size.given, asset, needed, missing: needed.minus(free) }];
}

/**
 * What only a live book can tell. Otherwise the exchange decides. Of a crossed book it is known that it is wrong: what
 * would match against it waits, and what rests in it, or waits for a trigger, may pass.
 */
function matching({ state, context, price }: Draft): Reason[] {
  const { side } = state;
  const { meets } = rulesOf(state.type);
  const best = bestOpposite(side, context);
  const levels = side === 'Buy' ? context.asks : context.bids;
  if (context.bookIsCrossed) {
    const mayMatch = meets === 'ownPrice' && !state.postOnly;
    const matches = meets === 'anyPrice' || (mayMatch && crosses(side, price.value, context));
    return matches ? [{ code: 'bookCrossed' }] : [];
  }
  if (!context.bookIsLive) return [];
  if (meets === 'anyPrice' && levels.length === 0) return [{ code: 'nothingToMatch', side }];
  if (meets === 'ownPrice' && state.postOnly && best && crosses(side, price.value, context)) {
    return [{ code: 'postOnlyWouldMatch', field: 'price', side, best }];
  }
  return [];
}

/** What to say, and to ask once more, about an order that can be placed. */
export function findCautions(draft: Draft): Caution[] {
  return cautionsOf[rulesOf(draft.state.type).meets](draft);
}

function marketCautions({ size: { estimate }, context: { bookIsLive, last } }: Draft): Caution[] {
  if (!estimate) return [];
  const cautions: Caution[] = [];
  if (!bookIsLive) cautions.push({ code: 'stale', confirm: true });
  const percent = estimate.worstPrice && distancePercent(estimate.worstPrice, last);
  const level = rangeLevel(percent);
  if (estimate.worstPrice && level !== undefined) {
    cautions.push({
      code: 'range',
      worstPrice: estimate.worstPrice,
      percent,
      level,
      confirm: level !== 'tell',
    });
  }
  // Of a book that is not known at all, nothing can be said but that.
  if (!estimate.complete && !estimate.amount.isZero) {
    cautions.push({
      code: 'thin',
      fillable: estimate.amount,
      total: estimate.quote,
      confirm: true,
    });
  }
  return cautions;
}

/** Without a last price to measure it against the reader confirms the prices that are shown. */
function rangeLevel(percent: Decimal | undefined): RangeLevel | undefined {
  if (!percent) return 'confirm';
  const levels = ['type', 'confirm', 'warn', 'tell'] as const;
  return levels.find((level) => percent.gte(Decimal.of(cautionLimits[level])));
}

/** A buy far above the last price, or a sell far below it. */
function limitCautions({ state, price, context: { last } }: Draft): Caution[] {
  const percent = price.value && distancePercent(price.value, last);
  if (!price.value || !percent || !last) return [];
  const wrongSide = state.side === 'Buy' ? price.value.gt(last) : price.value.lt(last);
  const far = percent.gte(Decimal.of(cautionLimits.farPrice));
  return wrongSide && far ? [{ code: 'farPrice', percent, confirm: true }] : [];
}

function stopCautions({ state, stopPrice, context: { last } }: Draft): Caution[] {
  if (!stopPrice.value || !last) return [];
  const reached = state.side === 'Buy' ? last.gte(stopPrice.value) : last.lte(stopPrice.value);
  return reached ? [{ code: 'triggersAtOnce', confirm: false }] : [];
}

const cautionsOf = { anyPrice: marketCautions, ownPrice: limitCautions, atTrigger: stopCautions };
