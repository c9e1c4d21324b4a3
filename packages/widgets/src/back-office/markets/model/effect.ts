import type { StaffOrder } from '@agio/api-client/contract';
import { Decimal, type DecimalString } from '@agio/money';

/** Whom a change of a market concerns: the orders that rest in it. */
export interface Effect {
  readonly orders: number;
  readonly users: number;
  /** Remaining value of the orders with a price, in the quote asset. */
  readonly resting: DecimalString;
}

/** Sums the open orders of a market. */
export function effectOf(orders: readonly StaffOrder[]): Effect {
  const values = orders.flatMap(({ price, amount, filledAmount }) =>
    price === null
      ? []
      : [Decimal.of(price).times(Decimal.of(amount).minus(Decimal.of(filledAmount)))],
  );
  return {
    orders: orders.length,
    users: new Set(orders.map(({ userId }) => userId)).size,
    resting: Decimal.sum(values).toString(),
  };
}
