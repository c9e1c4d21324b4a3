import type { Instrument, Order } from '@agio/api-client/contract';
import { Decimal } from '@agio/money';

/** What became of an order: all of it, a part of it, nothing, or nothing yet. */
export type TradeOutcome = 'filled' | 'partly' | 'nothing' | 'open';

/** What a trade brought after the fee, and in which asset; without the fee where it was taken in another one. */
export function broughtBy(
  { side, filledAmount, filledQuote, fee, feeAsset }: Order,
  { baseAsset, quoteAsset }: Pick<Instrument, 'baseAsset' | 'quoteAsset'>,
): { amount: Decimal; asset: string } {
  const [got, asset] =
    side === 'Sell' ? ([filledQuote, quoteAsset] as const) : ([filledAmount, baseAsset] as const);
  const amount = Decimal.of(got);
  return { amount: feeAsset === asset ? amount.minus(Decimal.of(fee)) : amount, asset };
}

export function outcomeOf({ status, filledAmount }: Order): TradeOutcome {
  if (status === 'Filled') return 'filled';
  if (Decimal.of(filledAmount).isPositive) return 'partly';
  return status === 'Cancelled' || status === 'Rejected' ? 'nothing' : 'open';
}
