import { Decimal } from '@agio/money';
import type { KeyboardEvent } from 'react';
import type { DepthLevel, DepthStep } from './depth-path.ts';

/** Returns the level that a key leads to: the best ask at first, then the neighbours by price. Undefined for other keys. */
export function stepByKey(
  event: KeyboardEvent,
  steps: readonly DepthStep[],
  from: DepthStep | undefined,
): DepthStep | undefined {
  const at = from
    ? steps.indexOf(from)
    : steps.findIndex(({ side, index }) => side === 'asks' && index === 0);
  const target = {
    ArrowLeft: at - 1,
    ArrowRight: from ? at + 1 : at,
    Home: 0,
    End: steps.length - 1,
  }[event.key];
  if (target === undefined) return undefined;
  event.preventDefault();
  return steps[Math.min(Math.max(target, 0), steps.length - 1)];
}

/** Returns the distance of a level from the middle of the best prices, in percent with two digits. */
export function distanceOf(
  { price }: DepthLevel,
  [bid]: readonly DepthLevel[],
  [ask]: readonly DepthLevel[],
): Decimal | undefined {
  if (!bid || !ask) return undefined;
  const middle = Decimal.of(bid.price).plus(Decimal.of(ask.price)).times(Decimal.of('0.5'));
  const hundred = Decimal.of('100');
  return Decimal.of(price).minus(middle).times(hundred).dividedBy(middle, 2, 'half-even');
}

/** Returns the worth of the amounts up to a level in the quote asset, each at its own price; exact. */
export function worthOf(levels: readonly DepthLevel[], last: number): Decimal {
  let before = Decimal.of('0');
  let worth = before;
  for (const { price, total } of levels.slice(0, last + 1)) {
    const sum = Decimal.of(total);
    worth = worth.plus(sum.minus(before).times(Decimal.of(price)));
    before = sum;
  }
  return worth;
}
