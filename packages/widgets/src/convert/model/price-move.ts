// @where Widgets: change of a renewed price that Convert asks about
import type { SwapQuote } from '@agio/api-client/contract';
import { Decimal } from '@agio/money';

const hundred = Decimal.of('100');
const digits = 18;

/** The difference between a new price and the reviewed one. */
export interface PriceMove {
  /** The change of the amount received per unit, in percent; negative is worse for the user. */
  readonly percent: Decimal;
}

/** Change in percent by which a renewed price may be worse than the agreed one without a question. */
const tolerated = Decimal.of('-0.1');

/** Returns true if a renewed price needs no question: it is better than the agreed one, or hardly worse. */
export const isTolerated = (agreed: SwapQuote, next: SwapQuote): boolean =>
  agreed.fromAsset === next.fromAsset &&
  agreed.toAsset === next.toAsset &&
  (priceMove(agreed, next)?.percent.gte(tolerated) ?? true);

/** Undefined where both amounts are equal: the conversion is the same. */
export function priceMove(reviewed: SwapQuote, next: SwapQuote): PriceMove | undefined {
  const same = (['fromAsset', 'toAsset'] as const).every((key) => reviewed[key] === next[key]);
  const equal = (['fromAmount', 'toAmount'] as const).every((key) =>
    Decimal.of(reviewed[key]).equals(Decimal.of(next[key])),
  );
  if (same && equal) return undefined;
  const before = perUnit(reviewed);
  const change = perUnit(next).minus(before).times(hundred);
  return { percent: change.dividedBy(before, 4, 'half-even') };
}

/** The amount received per unit, after the fee. */
const perUnit = ({ fromAmount, toAmount }: SwapQuote): Decimal =>
  Decimal.of(toAmount).dividedBy(Decimal.of(fromAmount), digits * 2, 'half-even');
