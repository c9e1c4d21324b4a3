import type { MarketPosition } from '@agio/api-client/contract';
import { Decimal } from '@agio/money';

/** The unrealised profit of a position, in the quote asset of its market. */
export interface PositionGain {
  readonly amount: Decimal;
  /** In percent of the cost; undefined for what has cost nothing. */
  readonly percent: Decimal | undefined;
}

/** Returns the profit of a position at a price; undefined without a price or a cost. */
export function gainAt(
  { quantity, cost }: Pick<MarketPosition, 'quantity' | 'cost'>,
  last: string | undefined,
): PositionGain | undefined {
  const [price, paid] = [Decimal.parse(last), Decimal.parse(cost)];
  if (!price || !paid) return undefined;
  const amount = Decimal.of(quantity).times(price).minus(paid);
  return {
    amount,
    percent: paid.isPositive
      ? amount.times(Decimal.of('100')).dividedBy(paid, 2, 'half-even')
      : undefined,
  };
}

/** Returns true if something is held. */
export const isHeld = (position: Pick<MarketPosition, 'quantity'> | undefined): boolean =>
  Decimal.parse(position?.quantity)?.isPositive ?? false;
