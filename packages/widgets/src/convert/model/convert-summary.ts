// @where Widgets: reasons for which a conversion is not possible
import { type ApiError, errorCodes, type KeptQuote, type QuoteRequest } from '@agio/api-client';
import type { SwapQuote } from '@agio/api-client/contract';
import { Decimal, roundBalance } from '@agio/money';
import { readEntry } from '../../amounts/amount-entry.ts';
import type { AssetValues } from './asset-values.ts';
import { indicativeRate } from './asset-values.ts';
import type { Conversion, ConvertSide } from './conversion.ts';
import type { ConvertReason } from './convert-reasons.ts';

/** The rules for reading amounts. */
export interface AmountRules {
  /** Most fraction digits of an amount of an asset; undefined while the assets are not known. */
  readonly decimalsOf: (asset: string) => number | undefined;
  readonly locale: string;
}

/** The data a conversion depends on. Each part may be unknown while it loads. */
export interface ConvertContext extends AmountRules {
  readonly account: 'guest' | 'loading' | 'active' | 'notActive';
  /** Free to convert; undefined while unknown. */
  readonly available: Readonly<Record<ConvertSide, Decimal | undefined>>;
  /** The price of `quoteRequest`, kept by the client. */
  readonly kept: KeptQuote;
  /** The latest price of the same two assets, for limits and for figures while the next is on its way. */
  readonly latest: SwapQuote | undefined;
  readonly values: AssetValues;
  readonly isOnline: boolean;
}

/** The amount that the user entered. */
export interface GivenAmount {
  readonly text: string;
  /** Undefined when it is empty, unreadable or zero. */
  readonly value: Decimal | undefined;
  readonly reason: ConvertReason | undefined;
}

/** The figures and reasons derived from the input. */
export interface ConvertSummary {
  readonly given: GivenAmount;
  /** Both amounts; an estimate until a quote is held. */
  readonly amounts: Readonly<Record<ConvertSide, Decimal | undefined>>;
  readonly isEstimate: boolean;
  /** The quote that may be taken, or the previous one during a renewal. */
  readonly quote: SwapQuote | undefined;
  /** In the asset that is paid; undefined before the first price. */
  readonly limits: { readonly min: Decimal; readonly max: Decimal } | undefined;
  /** Reasons for which the conversion is impossible; the button shows the first. Empty if it is possible. */
  readonly reasons: readonly ConvertReason[];
}

/** Digits of an estimate, as amounts are shown. */
const estimateDigits = 6;

/** Reads the entered amount by the rules of the locale. Unreadable text stays in the field, with the reason. */
export function readGiven(state: Conversion, { locale, decimalsOf }: AmountRules): GivenAmount {
  const { given: side, entry } = state;
  const unit = state[side];
  const { text, value, fault } = readEntry(entry, { locale, unit, maxScale: decimalsOf(unit) });
  const reason = fault?.code === 'empty' ? fault : fault && { ...fault, side };
  return { text, value, reason };
}

/** The input of the quote call; undefined without a readable amount. */
export function quoteRequest(state: Conversion, rules: AmountRules): QuoteRequest | undefined {
  const { value } = readGiven(state, rules);
  if (!value || state.from === state.to) return undefined;
  const amount = { [`${state.given}Amount`]: value.toString() };
  return { fromAsset: state.from, toAsset: state.to, ...amount };
}

/**
 * A share of a balance, in percent; 100 is the whole balance to the last digit, or the most that one conversion may be
 * where that is less.
 */
export function shareOf(
  available: Decimal,
  percent: number,
  { decimals, most }: { decimals: number; most: Decimal | undefined },
): Decimal {
  if (percent >= 100) return most?.lt(available) ? most : available;
  const part = available.times(Decimal.of(String(percent))).times(hundredth);
  return roundBalance(part, Math.min(decimals, estimateDigits));
}
const hundredth = Decimal.of('0.01');

export function summarise(state: Conversion, context: ConvertContext): ConvertSummary {
  const given = readGiven(state, context);
  const quote = given.value && context.kept.held?.quote;
  const limits = limitsOf(quote ?? context.latest);
  const amounts = quote
    ? { from: Decimal.of(quote.fromAmount), to: Decimal.of(quote.toAmount) }
    : estimate(state, given.value, context);
  return {
    given,
    amounts,
    isEstimate: quote === undefined,
    quote,
    limits,
    reasons: reasonsOf(state, context, given, amounts, limits),
  };
}

function limitsOf(quote: SwapQuote | undefined): ConvertSummary['limits'] {
  return quote && { min: Decimal.of(quote.minFromAmount), max: Decimal.of(quote.maxFromAmount) };
}

/** The estimate by the previous quote, after its fee, or else by market prices. */
function estimate(
  { from, to, given: side }: Conversion,
  given: Decimal | undefined,
  { values, latest }: ConvertContext,
): ConvertSummary['amounts'] {
  const rate = latest
    ? Decimal.of(latest.toAmount).dividedBy(Decimal.of(latest.fromAmount), 18, 'half-even')
    : indicativeRate(values, from, to);
  if (!given || !rate?.isPositive) return { from: undefined, to: undefined, [side]: given };
  return side === 'from'
    ? { from: given, to: roundBalance(given.times(rate), estimateDigits) }
    : { from: given.dividedBy(rate, estimateDigits, 'up'), to: given };
}

function* everyReason(
  state: Conversion,
  context: ConvertContext,
  given: GivenAmount,
  amounts: ConvertSummary['amounts'],
  limits: ConvertSummary['limits'],
): Generator<ConvertReason> {
  const { account, kept, available, isOnline } = context;
  if (account === 'loading') yield { code: 'loading' };
  if (account === 'guest') yield { code: 'signIn' };
  if (account === 'notActive') yield { code: 'notActive' };
  if (!isOnline) yield { code: 'offline' };
  if (given.reason) yield given.reason;
  if (!given.value) return;
  const refusal = kept.isHeld ? undefined : kept.error && refusalReason(state, kept.error, limits);
  // Faults of an asset come before faults of its amount.
  if (refusal && 'asset' in refusal) yield refusal;
  const paid = amounts.from;
  if (paid && available.from?.lt(paid)) {
    const missing = paid.minus(available.from);
    yield { code: 'notEnough', side: 'from', missing, available: available.from };
  }
  if (refusal) yield refusal;
  else if (!kept.isHeld) yield { code: 'asking' };
}

const reasonsOf = (...args: Parameters<typeof everyReason>): ConvertReason[] => [
  ...everyReason(...args),
];

/** The exchange's refusal of the amount or of the assets. */
function refusalReason(
  { from, to, given }: Conversion,
  { errorCode, errors, messages, kind }: ApiError,
  limits: ConvertSummary['limits'],
): ConvertReason {
  const key = errors[0]?.key ?? '';
  const text = messages[0];
  const bound = Decimal.parse(errors[0]?.values?.least ?? errors[0]?.values?.most);
  const asset = key.startsWith('to') ? to : from;
  switch (errorCode) {
    case errorCodes.belowMinimum:
      return { code: 'belowMinimum', side: given, limit: bound ?? limits?.min, text };
    case errorCodes.aboveMaximum:
      return { code: 'aboveMaximum', side: given, limit: bound ?? limits?.max, text };
    case errorCodes.marketNotOpen:
      return { code: 'halted', asset };
    case errorCodes.notFound:
      return { code: 'notConvertible', asset };
    case errorCodes.amountOffStep:
    case errorCodes.validation:
      return { code: 'refused', side: given, text };
    case errorCodes.notActive:
    case errorCodes.forbidden:
    case errorCodes.accountFrozen:
    case errorCodes.accountTerminated:
      return { code: 'notActive' };
    default:
      return { code: kind === 'gated' ? 'notActive' : 'noPrice' };
  }
}
