// @where Widgets: reasons for which nothing can be bought or sold with fiat; the best quote
import type { RampQuote } from '@agio/api-client/contract';
import { Decimal } from '@agio/money';
import { isFiat, type RampEnd, type RampSide } from './ramp-state.ts';

/** One provider's quote beside the others. */
export interface ComparedQuote {
  readonly quote: RampQuote;
  readonly isBest: boolean;
  /** Sooner than every other, where the exchange says how soon they are. */
  readonly isFastest: boolean;
  /** Distance from the best, in the unit that differs; undefined for the best. */
  readonly behind: Decimal | undefined;
}

/** The quotes of all providers, in the exchange's order, which is best first. */
export interface Comparison {
  readonly quotes: readonly ComparedQuote[];
  /** The amount by which they differ. */
  readonly by: RampEnd;
  /** Distance of the best from the next; undefined if there is no other, or none is better. */
  readonly lead: { readonly amount: Decimal; readonly over: string } | undefined;
}

/** @param given the amount that is the same in all of them */
export function compareQuotes(
  quotes: readonly RampQuote[],
  side: RampSide,
  given: RampEnd,
): Comparison {
  const by: RampEnd = given === 'pay' ? 'receive' : 'pay';
  const figure = (quote: RampQuote) =>
    Decimal.of(isFiat(side, by) ? quote.fiatAmount : quote.assetAmount);
  const [first, second] = quotes;
  const behind = (quote: RampQuote) =>
    first ? figure(quote).minus(figure(first)).abs() : Decimal.zero;
  const lead = second && behind(second);
  return {
    by,
    lead: lead?.isPositive && second ? { amount: lead, over: second.provider } : undefined,
    quotes: quotes.map((quote, index) => ({
      quote,
      isBest: index === 0 && quotes.length > 1,
      isFastest: isFastest(quote, quotes),
      behind: index === 0 ? undefined : behind(quote),
    })),
  };
}

function isFastest(quote: RampQuote, quotes: readonly RampQuote[]): boolean {
  const { arrivalSeconds } = quote;
  if (arrivalSeconds === undefined) return false;
  const others = quotes.filter((other) => other !== quote);
  return (
    others.length > 0 &&
    others.every(
      (other) => other.arrivalSeconds !== undefined && arrivalSeconds < other.arrivalSeconds,
    )
  );
}

/**
 * Returns the distance of a quote's price from the market's, in percent, without the fees, which have rows of their
 * own; below zero it is better. Undefined without a market price.
 */
export function marketGap(quote: RampQuote): Decimal | undefined {
  const { side, marketRate, fiatAmount, assetAmount, providerFee, networkFee } = quote;
  const market = Decimal.parse(marketRate);
  const amount = Decimal.of(assetAmount);
  if (!market?.isPositive || !amount.isPositive) return undefined;
  const fees = Decimal.of(providerFee).plus(Decimal.of(networkFee));
  const paid = Decimal.of(fiatAmount);
  const whole = side === 'Sell' ? paid.plus(fees) : paid.minus(fees);
  const own = whole.dividedBy(amount, 18, 'half-even');
  const worse = side === 'Sell' ? market.minus(own) : own.minus(market);
  return worse.times(hundred).dividedBy(market, 4, 'half-even');
}

/** The provider's fee in percent of what is paid, or of what is paid out and the fee. */
export function feePercent({ side, fiatAmount, providerFee }: RampQuote): Decimal | undefined {
  const fee = Decimal.of(providerFee);
  const whole = side === 'Sell' ? Decimal.of(fiatAmount).plus(fee) : Decimal.of(fiatAmount);
  return whole.isPositive ? fee.times(hundred).dividedBy(whole, 4, 'half-even') : undefined;
}

const hundred = Decimal.of('100');
