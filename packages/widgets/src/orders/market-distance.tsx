import { useTicker } from '@agio/api-client/react';
import { Decimal, formatPercent } from '@agio/money';
import { useLocale } from '@agio/ui/language';
import { type OrderRow, triggerOf } from '../lists/columns/order-rows.ts';

/** Returns how far the market has to go to reach a price, in percent of the last one; below zero it has to fall. */
export function distanceTo(price: string | null, last: string | undefined): Decimal | undefined {
  const [wanted, now] = [Decimal.parse(price ?? undefined), Decimal.parse(last)];
  if (!wanted || !now?.isPositive) return undefined;
  return wanted.minus(now).times(Decimal.of('100')).dividedBy(now, 2, 'half-even');
}

/**
 * The distance of an order from the last price of its market: of its trigger while it waits for one. A component of its
 * own, so that a price that moves renders one cell.
 */
export function MarketDistance({ order }: { order: OrderRow }) {
  const locale = useLocale();
  const { ticker } = useTicker(order.market);
  const waitsFor = order.triggeredAt === null ? triggerOf(order) : null;
  const distance = distanceTo(waitsFor ?? order.price, ticker?.last);
  return (
    <bdi dir="ltr" className="wg:num wg:text-fg-muted">
      {distance ? formatPercent(distance, { locale, signed: true }) : '—'}
    </bdi>
  );
}
