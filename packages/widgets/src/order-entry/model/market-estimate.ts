// @where Trading: estimate of a market order: average price, slippage, levels that are read
import type { OrderSide } from '@agio/api-client/contract';
import { Decimal } from '@agio/money';
import type { TicketContext } from './ticket-context.ts';

/** One price of the book with what stands there, in the base asset. */
export interface BookLevel {
  readonly price: Decimal;
  readonly amount: Decimal;
}

/** Expected result of an order against the known book. An estimate: the book moves before the order arrives. */
export interface Estimate {
  /** In the base asset. */
  readonly amount: Decimal;
  /** Sum of price × amount over the levels that are used. */
  readonly quote: Decimal;
  readonly averagePrice: Decimal | undefined;
  /** The last price that is reached. */
  readonly worstPrice: Decimal | undefined;
  /** False when the known book ends before the order is filled. */
  readonly complete: boolean;
}

/** More than any price in use has, for a quotient that is only shown. */
const averageScale = 12;

/**
 * Walks the levels, best first, until `want` is reached: an amount of the base asset, or what may be spent in the quote
 * asset. The last piece of a quote amount is rounded down to whole steps, as the exchange does.
 */
export function walkBook(
  levels: readonly BookLevel[],
  want: { readonly amount: Decimal } | { readonly quote: Decimal },
  step: Decimal,
): Estimate {
  let amount = Decimal.zero;
  let quote = Decimal.zero;
  let worstPrice: Decimal | undefined;
  let complete = 'amount' in want ? want.amount.isZero : want.quote.isZero;
  for (const level of levels) {
    if (complete) break;
    const wanted =
      'amount' in want
        ? want.amount.minus(amount)
        : want.quote.minus(quote).dividedBy(level.price.times(step), 0, 'down').times(step);
    complete = wanted.lte(level.amount);
    const taken = Decimal.min(wanted, level.amount);
    if (taken.isZero) break;
    amount = amount.plus(taken);
    quote = quote.plus(taken.times(level.price));
    worstPrice = level.price;
  }
  const averagePrice = amount.isZero
    ? undefined
    : quote.dividedBy(amount, averageScale, 'half-even');
  return { amount, quote, averagePrice, worstPrice, complete };
}

/**
 * Returns the distance of `price` from `reference`, in percent of it, without a sign. Undefined without a reference.
 */
export function distancePercent(
  price: Decimal,
  reference: Decimal | undefined,
): Decimal | undefined {
  if (!reference?.isPositive) return undefined;
  return price.minus(reference).abs().times(Decimal.of('100')).dividedBy(reference, 4, 'up');
}

/** True when a limit price meets the best price of the other side: the order takes, and pays the taker's fee. */
export function crosses(
  side: OrderSide,
  price: Decimal | undefined,
  book: Pick<TicketContext, 'bestBid' | 'bestAsk'>,
): boolean {
  const best = bestOpposite(side, book);
  if (!price || !best) return false;
  return side === 'Buy' ? price.gte(best) : price.lte(best);
}

/** The price that an order of this side would meet first. */
export function bestOpposite(
  side: OrderSide,
  { bestBid, bestAsk }: Pick<TicketContext, 'bestBid' | 'bestAsk'>,
): Decimal | undefined {
  return side === 'Buy' ? bestAsk : bestBid;
}
