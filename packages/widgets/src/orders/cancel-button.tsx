import { formatPrice } from '@agio/money';
import { timeText } from '@agio/ui/data-table';
import { IconButton } from '@agio/ui/icon-button';
import { useLocale, useMessages, useTimeZone } from '@agio/ui/language';
import { Spinner } from '@agio/ui/spinner';
import { X } from 'lucide-react';
import { common } from '../shared/messages.ts';
import { messages } from './messages.ts';
import type { OrderRow } from './order-rows.ts';

interface CancelButtonProps {
  order: OrderRow;
  isCancelling: boolean;
  onCancel: (id: string) => void;
  size: 'sm' | 'lg';
}

/** Cancels at once: an order that is gone can be placed again. While it is on its way, a second press does nothing. */
export function CancelButton({ order, isCancelling, onCancel, size }: CancelButtonProps) {
  const t = useMessages(messages);
  const { side: sides } = useMessages(common);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const { side, type, symbol, price, amount, tickSize, stepSize, createdAt } = order;
  const named = t.named({
    side: sides[side],
    type: t.types[type],
    amount: formatPrice(amount, { tickSize: stepSize, locale }),
    market: symbol,
    price: price === null ? t.marketPrice : formatPrice(price, { tickSize, locale }),
    time: timeText(createdAt, { locale, timeZone }),
  });
  return (
    <IconButton
      size={size}
      label={(isCancelling ? t.cancellingOrder : t.cancelOrder)({ order: named })}
      aria-disabled={isCancelling || undefined}
      className="wg:align-top wg:focus-visible:-outline-offset-2"
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
