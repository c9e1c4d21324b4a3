import { isAmendable } from '@agio/api-client';
import { formatPrice } from '@agio/money';
import { timeText } from '@agio/ui/data-table';
import { IconButton } from '@agio/ui/icon-button';
import { useLocale, useMessages, useTimeZone } from '@agio/ui/language';
import { Spinner } from '@agio/ui/spinner';
import { Pencil, X } from 'lucide-react';
import { useOnline } from '../host/index.ts';
import { common } from '../words/messages.ts';
import { orderStateMessages } from '../words/order-state-messages.ts';
import { typeAndTerms } from '../lists/columns/order-cells.tsx';
import { orderColumnMessages } from '../lists/columns/order-column-messages.ts';
import { messages } from './messages.ts';
import type { OrderRow } from '../lists/columns/order-rows.ts';

interface OrderButtonProps {
  order: OrderRow;
  size: 'sm' | 'lg';
}

// Above the button for the details, which is as large as the row.
const buttonClass =
  'wg:relative wg:z-1 wg:align-top wg:aria-disabled:text-fg-faint wg:focus-visible:-outline-offset-2';

/**
 * Returns the name of an order for its buttons, so that equal buttons differ: side and type with unusual terms, amount, pair,
 * price and time.
 */
export function useOrderName(order: OrderRow): string {
  const { side, symbol, price, amount, tickSize, stepSize, createdAt } = order;
  const t = useMessages(messages);
  const { marketPrice, terms } = useMessages(orderColumnMessages);
  const { types } = useMessages(orderStateMessages);
  const { side: sides } = useMessages(common);
  const locale = useLocale();
  const timeZone = useTimeZone();
  return t.named({
    side: sides[side],
    type: typeAndTerms(order, { types, terms, locale }),
    amount: formatPrice(amount, { tickSize: stepSize, locale }),
    market: symbol,
    price: price === null ? marketPrice : formatPrice(price, { tickSize, locale }),
    time: timeText(createdAt, { locale, timeZone }),
  });
}

/** Opens the edit of an order that can be amended. */
export function EditButton({
  order,
  size,
  isCancelling,
  onEdit,
}: OrderButtonProps & { isCancelling: boolean; onEdit: ((order: OrderRow) => void) | undefined }) {
  const t = useMessages(messages);
  const name = useOrderName(order);
  const online = useOnline();
  if (!onEdit || !isAmendable(order)) return null;
  const isOff = isCancelling || !online;
  return (
    <IconButton
      size={size}
      label={(online ? t.editOrder : t.cannotEdit)({ order: name })}
      aria-disabled={isOff || undefined}
      className={buttonClass}
      onClick={() => {
        if (!isOff) onEdit(order);
      }}
    >
      <Pencil size={size === 'sm' ? 12 : 16} strokeWidth={1.5} aria-hidden />
    </IconButton>
  );
}

/** Cancels at once: an order that is gone can be placed again. While it is on its way, a second press does nothing. */
export function CancelButton({
  order,
  isCancelling,
  onCancel,
  size,
}: OrderButtonProps & { isCancelling: boolean; onCancel: (id: string) => void }) {
  const t = useMessages(messages);
  const name = useOrderName(order);
  const online = useOnline();
  const isOff = isCancelling || !online;
  return (
    <IconButton
      size={size}
      label={(isCancelling ? t.cancellingOrder : online ? t.cancelOrder : t.cannotCancel)({
        order: name,
      })}
      aria-disabled={isOff || undefined}
      className={buttonClass}
      onClick={() => {
        if (!isOff) onCancel(order.id);
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
