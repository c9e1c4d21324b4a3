import type { SwapQuote } from '@agio/api-client/contract';
import { Decimal } from '@agio/money';

const hundred = Decimal.of('100');
const digits = 18;

/** How a new price differs from the one that was looked at. */
export interface PriceMove {
  /** Of what is received for one unit, in percent; negative is worse for the reader. */
  readonly percent: Decimal;
}

/** Undefined where both amounts are the same: then it is the same conversion. */
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

/** What is received for one unit, the fee included. */
const perUnit = ({ fromAmount, toAmount }: SwapQuote): Decimal =>
  Decimal.of(toAmount).dividedBy(Decimal.of(fromAmount), digits * 2, 'half-even');
