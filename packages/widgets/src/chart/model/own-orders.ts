// @where Trading: number of own orders and fills that the chart draws
import type { Fill, Order, OrderWithFills } from '@agio/api-client/contract';
import { isAmendable } from '@agio/api-client';
import { Decimal } from '@agio/money';
import type { ChartFill, ChartOrder } from '@agio/ui/price-chart';
import { triggerOf } from '../../lists/columns/order-rows.ts';

/** Most orders in the chart, newest first; more would cover the candles. */
const ordersDrawn = 40;

/** The open orders of a market as its chart draws them. */
export function chartOrders(orders: readonly Order[], market: string): ChartOrder[] {
  return orders
    .filter((order) => order.market === market && (order.price ?? triggerOf(order)) !== null)
    .slice(0, ordersDrawn)
    .map((order) => {
      const filled = Decimal.of(order.filledAmount);
      const isWaiting = order.triggeredAt === null && filled.isZero;
      return {
        id: order.id,
        side: order.side,
        price: order.price ?? triggerOf(order) ?? '',
        ...(!isAmendable(order) && { isFixed: true }),
        trigger: isWaiting ? (triggerOf(order) ?? undefined) : undefined,
        amount: amountOf(order).minus(filled).toString(),
      };
    });
}

/** Amount of an order; of one that is to spend about what that buys at its trigger. */
function amountOf(order: Order): Decimal {
  const { amount, quoteAmount } = order;
  const trigger = Decimal.parse(triggerOf(order) ?? undefined);
  const whole = Decimal.of(amount);
  if (!whole.isZero || quoteAmount === null || !trigger) return whole;
  return Decimal.of(quoteAmount).dividedBy(trigger, 2, 'down');
}

/** The fills of open and closed orders of a market, each once: an order that closes is in both lists for a moment. */
export function chartFills(orders: readonly OrderWithFills[], market: string): ChartFill[] {
  const own = orders.filter((order) => order.market === market);
  const fills = own.flatMap(({ id, side, fills: of }) =>
    of.map((fill): [string, ChartFill] => [`${id} ${fill.id}`, chartFill(side, fill)]),
  );
  return [...new Map(fills).values()];
}

const chartFill = (side: Order['side'], { id, price, amount, time }: Fill): ChartFill => ({
  id,
  side,
  price,
  amount,
  time,
});
