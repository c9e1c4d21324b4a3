import { formatPrice } from '@agio/money';
import { Pencil, X } from 'lucide-react';
import {
  DropdownMenuItem,
  LazyMenuContent,
} from '../../../overlays/dropdown-menu/dropdown-menu.tsx';
import type { LazyPopupState } from '../../../overlays/lazy-popup/lazy-popup.tsx';
import type { PriceChartLabels } from '../messages.ts';
import { orderText } from './order-labels.tsx';
import type { OrderMark } from './order-marks.ts';

/** The menu of orders that share a chip, fetched with its first use. */
export function OrdersMenu({
  popup,
  marks,
  onCancel,
  onAmend,
  tickSize,
  stepSize,
  locale,
  labels,
}: {
  popup: LazyPopupState;
  marks: readonly OrderMark[];
  onCancel: ((id: string) => void) | undefined;
  onAmend: ((id: string, price: string) => void) | undefined;
  tickSize: string;
  stepSize: string;
  locale: string;
  labels: PriceChartLabels;
}) {
  // An order whose trigger and price are both here is in the menu once.
  const own = [...new Map(marks.map((mark) => [mark.order.id, mark])).values()];
  return (
    <LazyMenuContent popup={popup} align="end">
      {own.flatMap((mark) => {
        const { order, price } = mark;
        const text = orderText(mark, { stepSize, locale, labels });
        const at = labels.orderAt({ order: text, price: formatPrice(price, { tickSize, locale }) });
        return [
          <DropdownMenuItem
            key={`edit ${order.id}`}
            icon={<Pencil size={14} strokeWidth={1.5} aria-hidden />}
            aria-label={labels.editOrder({
              order: text,
              price: formatPrice(price, { tickSize, locale }),
            })}
            disabled={!onAmend || order.isFixed === true}
            onSelect={() => onAmend?.(order.id, order.price)}
          >
            {at}
          </DropdownMenuItem>,
          onCancel ? (
            <DropdownMenuItem
              key={`cancel ${order.id}`}
              icon={<X size={14} strokeWidth={1.5} aria-hidden />}
              onSelect={() => onCancel(order.id)}
            >
              {labels.cancelOrder({ order: text })}
            </DropdownMenuItem>
          ) : null,
        ];
      })}
    </LazyMenuContent>
  );
}
