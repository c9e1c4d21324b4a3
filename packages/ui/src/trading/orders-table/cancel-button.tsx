import { formatPrice } from '@agio/money';
import { X } from 'lucide-react';
import { IconButton } from '../../controls/icon-button/icon-button.tsx';
import { Spinner } from '../../feedback/spinner/spinner.tsx';
import { orderTimeText } from '../shared/order-parts.tsx';
import type { OpenOrder, OrderListProps } from './orders-table.tsx';

interface CancelButtonProps extends Pick<
  OrderListProps,
  'onCancel' | 'locale' | 'timeZone' | 'labels'
> {
  order: OpenOrder;
  isCancelling: boolean;
  size: 'sm' | 'lg';
}

/** Cancels at once: an order that is gone can be placed again. While it is on its way, a second press does nothing. */
export function CancelButton({
  order,
  isCancelling,
  onCancel,
  locale,
  timeZone,
  labels,
  size,
}: CancelButtonProps) {
  const { side, type, symbol, price, amount, tickSize, stepSize, createdAt } = order;
  const named = labels.named({
    side: labels.sides[side],
    type: labels.types[type],
    amount: formatPrice(amount, { tickSize: stepSize, locale }),
    market: symbol,
    price: price === null ? labels.marketPrice : formatPrice(price, { tickSize, locale }),
    time: orderTimeText(createdAt, { locale, timeZone }),
  });
  return (
    <IconButton
      size={size}
      label={(isCancelling ? labels.cancellingOrder : labels.cancelOrder)({ order: named })}
      aria-disabled={isCancelling || undefined}
      className="ui:align-top ui:focus-visible:-outline-offset-2"
      onClick={() => {
        if (!isCancelling) onCancel(order.id);
      }}
    >
      {isCancelling ? (
        <Spinner size={12} />
      ) : (
        <X size={size === 'sm' ? 14 : 16} strokeWidth={1.5} aria-hidden />
      )}
    </IconButton>
  );
}
