import type { Ledger } from '../ledger.ts';
import type { Matcher } from '../matcher.ts';
import { checkScale } from '../order-against-book.ts';
import type { OrderBookkeeping } from '../order-bookkeeping.ts';
import type { ValidOrder } from '../order-validation.ts';
import { newOrder, type Order, orderId } from '../order.ts';

/** Parts of the exchange that a scaled order needs. */
interface Placing {
  readonly orders: OrderBookkeeping;
  readonly ledger: Ledger;
  readonly matcher: Matcher;
  nextSequence: () => number;
  now: () => number;
}

/** Places the orders of a scaled order, all or none; the first one has its name, and is answered. */
export function placeScaled(
  { legs: given = [], ...whole }: ValidOrder,
  accountId: string,
  exchange: Placing,
): Order {
  const { orders, ledger, matcher } = exchange;
  orders.checkNew(accountId, whole.clientOrderId, given.length);
  const first = exchange.nextSequence();
  const familyId = orderId(first);
  const legs = given.map((leg, index) => ({
    ...whole,
    ...leg,
    clientOrderId: index === 0 ? whole.clientOrderId : null,
    scale: { familyId, leg: index + 1, legs: given.length },
  }));
  checkScale(ledger, accountId, legs);
  const placed = legs.map((leg, index) =>
    newOrder(accountId, leg, index === 0 ? first : exchange.nextSequence(), exchange.now()),
  );
  // All are reserved before the first one trades.
  for (const order of placed) matcher.takeIn(order);
  for (const order of placed) matcher.waitOrEnter(order, null);
  const [answer] = placed;
  if (answer === undefined) throw new RangeError('A scaled order has no orders');
  return answer;
}
