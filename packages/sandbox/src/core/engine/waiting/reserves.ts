import { notional } from '../market-rules.ts';
import { type Order, remainingLots } from '../order.ts';

/** Atoms of the given asset that the rest of an order may cost; zero where that is not known. */
export function costOfRest(order: Order): bigint {
  return order.budget === null
    ? costOf(order, remainingLots(order))
    : order.budget - order.filledQuote;
}

/** Atoms of the given asset for `lots` at the order's own price. */
export function costOf(order: Order, lots: bigint): bigint {
  const { rules } = order.market;
  if (order.side === 'Sell') return lots * rules.baseAtomsPerLot;
  return notional(rules, order.ticks ?? 0, lots);
}
