import type { Order } from '@agio/api-client/contract';
import { Decimal } from '@agio/money';

/** What became of an order: all of it, a part of it, nothing, or nothing yet. */
export type TradeOutcome = 'filled' | 'partly' | 'nothing' | 'open';

export function outcomeOf({ status, filledAmount }: Order): TradeOutcome {
  if (status === 'Filled') return 'filled';
  if (Decimal.of(filledAmount).isPositive) return 'partly';
  return status === 'Cancelled' || status === 'Rejected' ? 'nothing' : 'open';
}
