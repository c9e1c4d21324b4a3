import type { Instrument, Order } from '@agio/api-client/contract';
import { Decimal } from '@agio/money';

/** Result of an order: filled in whole, in part, not at all, or still open. */
export type TradeOutcome = 'filled' | 'partly' | 'nothing' | 'open';

/** Returns the received amount after the fee, and its asset; the fee is left out if it was taken in another asset. */
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
