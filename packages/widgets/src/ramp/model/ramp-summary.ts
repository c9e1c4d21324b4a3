import {
  type ApiError,
  errorCodes,
  type KeptQuote,
  type RampOffers,
  type RampRequest,
} from '@agio/api-client';
import type { RampLimits, RampPaymentMethod, RampQuote } from '@agio/api-client/contract';
import { Decimal } from '@agio/money';
import { type ReadEntry, readEntry } from '../../amounts/amount-entry.ts';
import { type Comparison, compareQuotes } from './compare-quotes.ts';
import type { RampReason } from './ramp-reasons.ts';
import { isFiat, type RampEnd, type RampState } from './ramp-state.ts';

/** Fraction digits that a fiat amount may have. */
const fiatDigits = 2;

/** Facts that the input depends on. Each may be unknown while it loads. */
export interface RampContext {
  readonly account: 'guest' | 'loading' | 'active' | 'notActive';
  readonly locale: string;
  /** Most fraction digits of an amount of an asset. */
  readonly decimalsOf: (asset: string) => number | undefined;
  /** The ways to pay in the country and currency, for both directions. */
  readonly methods: readonly RampPaymentMethod[] | undefined;
  /** The offers of `rampRequest`, kept by the client. */
  readonly kept: KeptQuote<RampOffers>;
  /** Amount of the asset that is free to sell; undefined while unknown. */
  readonly available: Decimal | undefined;
  readonly limits: RampLimits | undefined;
  readonly isOnline: boolean;
}

/** The figures and reasons derived from the input. */
export interface RampSummary {
  readonly given: ReadEntry;
  readonly methods: readonly RampPaymentMethod[];
  readonly method: RampPaymentMethod | undefined;
  readonly comparison: Comparison | undefined;
  /** The chosen quote of the offers that are held; the best unless another provider is chosen. */
  readonly quote: RampQuote | undefined;
  /** Both amounts by the chosen quote; without one, what is given alone. */
  readonly amounts: Readonly<Record<RampEnd, Decimal | undefined>>;
  readonly reasons: readonly RampReason[];
}

type Rules = Pick<RampContext, 'locale' | 'decimalsOf' | 'methods'>;

/** The unit of an amount. */
export const unitOf = ({ side, fiat, asset }: RampState, end: RampEnd): string =>
  isFiat(side, end) ? fiat : asset;

/** The methods of a direction, and the chosen one; the first where that is not among them. */
function methodsOf({ side, method: chosen }: RampState, { methods = [] }: Rules) {
  const usable = methods.filter(({ sides }) => sides.includes(side));
  return { methods: usable, method: usable.find(({ id }) => id === chosen) ?? usable[0] };
}

function readGiven(state: RampState, { locale, decimalsOf }: Rules): ReadEntry {
  const unit = unitOf(state, state.given);
  const maxScale = isFiat(state.side, state.given) ? fiatDigits : decimalsOf(unit);
  return readEntry(state.entry, { locale, unit, maxScale });
}

/** The input of the quotes call; undefined without a readable amount or a way to pay. */
export function rampRequest(state: RampState, rules: Rules): RampRequest | undefined {
  const { value } = readGiven(state, rules);
  const { method } = methodsOf(state, rules);
  if (!value || !method) return undefined;
  const { side, country, fiat: currency, asset, given } = state;
  const amount = { [isFiat(side, given) ? 'fiatAmount' : 'assetAmount']: value.toString() };
  return { side, country, currency, asset, paymentMethod: method.id, ...amount };
}

export function summariseRamp(state: RampState, context: RampContext): RampSummary {
  const given = readGiven(state, context);
  const { methods, method } = methodsOf(state, context);
  const offers = given.value && context.kept.held?.quote;
  const comparison = offers && compareQuotes(offers.quotes, state.side, state.given);
  const quote =
    offers?.quotes.find(({ provider }) => provider === state.provider) ?? offers?.quotes[0];
  const amounts = amountsOf(state, given.value, quote);
  const partial = { given, methods, method, comparison, quote, amounts };
  return { ...partial, reasons: [...everyReason(state, context, partial)] };
}

function amountsOf(
  { side, given }: RampState,
  value: Decimal | undefined,
  quote: RampQuote | undefined,
): RampSummary['amounts'] {
  if (!quote) return { pay: undefined, receive: undefined, [given]: value };
  const [fiat, asset] = [Decimal.of(quote.fiatAmount), Decimal.of(quote.assetAmount)];
  return side === 'Buy' ? { pay: fiat, receive: asset } : { pay: asset, receive: fiat };
}

function* everyReason(
  state: RampState,
  context: RampContext,
  { given, method, amounts, comparison }: Omit<RampSummary, 'reasons'>,
): Generator<RampReason> {
  const { account, limits, kept, methods, isOnline, available } = context;
  const { side, given: end } = state;
  if (account === 'loading') yield { code: 'loading' };
  if (account === 'guest') yield { code: 'signIn' };
  if (account === 'notActive') yield { code: 'notActive' };
  if (limits?.perDay === null) yield { code: 'notInTier' };
  if (!isOnline) yield { code: 'offline' };
  if (methods && !method) yield { code: 'noMethod' };
  if (given.fault) yield given.fault.code === 'empty' ? given.fault : { ...given.fault, end };
  if (!given.value) return;
  const bound = method && boundReason(state, amounts, method);
  if (bound) yield bound;
  if (side === 'Sell' && amounts.pay && available?.lt(amounts.pay)) {
    yield { code: 'notEnough', end: 'pay', available };
  }
  const over = limits && overLimit(state, amounts, limits);
  if (over) yield over;
  const refusal = kept.isHeld ? undefined : kept.error && refusalReason(state, kept.error);
  // A refusal with the same code as a known fault is not repeated.
  if (refusal && refusal.code !== bound?.code) yield refusal;
  else if (!kept.isHeld) yield { code: 'asking' };
  if (kept.isHeld && comparison?.quotes.length === 0) yield { code: 'noProvider' };
}

/** Returns the fault of a paid fiat amount outside of the method's limits. */
function boundReason(
  { side, fiat, given }: RampState,
  amounts: RampSummary['amounts'],
  { minFiat, maxFiat }: RampPaymentMethod,
): Extract<RampReason, { code: 'belowMinimum' | 'aboveMaximum' }> | undefined {
  // For a sale the bounds are on what the asset is worth, before the fee: the exchange judges.
  if (side === 'Sell' || fiat === '' || !amounts.pay) return undefined;
  const [min, max] = [Decimal.of(minFiat), Decimal.of(maxFiat)];
  if (amounts.pay.lt(min)) return { code: 'belowMinimum', end: given, limit: min, text: undefined };
  if (amounts.pay.gt(max)) return { code: 'aboveMaximum', end: given, limit: max, text: undefined };
  return undefined;
}

/** Returns the rest of the day's limit. */
export const leftOf = ({ perDay, usedToday }: RampLimits): Decimal | undefined => {
  if (perDay === null) return undefined;
  const left = Decimal.of(perDay).minus(Decimal.of(usedToday));
  return left.isPositive ? left : Decimal.zero;
};

/**
 * Returns the bounds of a fiat amount: those of the method, and at most the rest of the day's limit. Undefined if
 * nothing fits. The limit counts only in its own currency; in others the exchange decides.
 */
export function fiatBounds(
  { fiat }: Pick<RampState, 'fiat'>,
  { minFiat, maxFiat }: Pick<RampPaymentMethod, 'minFiat' | 'maxFiat'>,
  limits: RampLimits | undefined,
): { min: Decimal; max: Decimal } | undefined {
  const [min, most] = [Decimal.of(minFiat), Decimal.of(maxFiat)];
  const left = limits?.currency === fiat ? leftOf(limits) : undefined;
  const max = left?.lt(most) ? left : most;
  return max.lt(min) ? undefined : { min, max };
}

/** The limit counts the fiat that is paid, or paid out. Only in its own currency; in others the exchange judges. */
function overLimit(
  { side, fiat, given }: RampState,
  amounts: RampSummary['amounts'],
  limits: RampLimits,
): RampReason | undefined {
  const left = leftOf(limits);
  const paid = amounts[side === 'Buy' ? 'pay' : 'receive'];
  if (!left || !paid || fiat !== limits.currency) return undefined;
  return paid.gt(left) ? { code: 'overLimit', end: given, left } : undefined;
}

/** The exchange's refusal of the amount, the place or the account. */
function refusalReason(
  { given: end }: RampState,
  { errorCode, messages, kind }: ApiError,
): RampReason {
  const text = messages[0];
  switch (errorCode) {
    case errorCodes.belowMinimum:
      return { code: 'belowMinimum', end, limit: undefined, text };
    case errorCodes.aboveMaximum:
      return { code: 'aboveMaximum', end, limit: undefined, text };
    case errorCodes.amountOffStep:
    case errorCodes.validation:
      return { code: 'refused', end, text };
    case errorCodes.notActive:
    case errorCodes.forbidden:
    case errorCodes.accountFrozen:
    case errorCodes.accountTerminated:
      return { code: 'notActive' };
    default:
      return { code: kind === 'gated' ? 'notActive' : 'noQuotes' };
  }
}
