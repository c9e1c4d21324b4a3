// @where Trading: profit and loss that the exits of an order come to
import { feesOf } from '@agio/api-client';
import { Decimal } from '@agio/money';
import type { TicketContext } from './ticket-context.ts';
import type { TicketSummary } from './ticket-summary.ts';
import type { TicketState } from './ticket.ts';

/** Result of an exit, in the quote asset, and as a percentage of the entry. */
export interface Outcome {
  readonly amount: Decimal;
  readonly percent: Decimal;
}

const one = Decimal.of('1');
const hundred = Decimal.of('100');

/**
 * Returns what an order and one of its exits come to together, after the fees of both: a limit order that waits pays the
 * maker's fee, a stop the taker's, and without a limit it is counted at its trigger.
 */
export function outcomesOf(
  { side }: Pick<TicketState, 'side'>,
  { size, fee, takeProfitPrice, stopLossPrice, legPrice }: TicketSummary,
  { instrument, tier, volume }: TicketContext,
): { profit: Outcome | undefined; loss: Outcome | undefined; ratio: Decimal | undefined } {
  const value = size.value;
  const amount = size.estimate?.amount ?? size.amount.value;
  const nothing = { profit: undefined, loss: undefined, ratio: undefined };
  if (!value?.isPositive || !amount || !fee || !instrument) return nothing;
  const fees = feesOf(instrument, tier, volume);
  const outcome = (price: Decimal | undefined, rate: string): Outcome | undefined => {
    if (!price) return undefined;
    const exitRate = Decimal.of(rate);
    const result =
      side === 'Buy'
        ? amount.minus(fee.amount).times(price).times(one.minus(exitRate)).minus(value)
        : value.minus(fee.amount).minus(amount.times(price).times(one.plus(exitRate)));
    return { amount: result, percent: result.times(hundred).dividedBy(value, 2, 'half-even') };
  };
  const profit = outcome(takeProfitPrice.value, fees.makerFee);
  const loss = outcome((side === 'Sell' && legPrice.value) || stopLossPrice.value, fees.takerFee);
  const isMeasured = profit?.amount.isPositive && loss?.amount.isNegative;
  return {
    profit,
    loss,
    ratio: isMeasured ? profit.amount.dividedBy(loss.amount.negated(), 2, 'half-even') : undefined,
  };
}
