import { formatPrice } from '@agio/money';
import { timeText } from '@agio/ui/data-table';
import { useLocale, useMessages, useTimeZone } from '@agio/ui/language';
import { typeAndTerms } from '../lists/columns/order-cells.tsx';
import { orderColumnMessages } from '../lists/columns/order-column-messages.ts';
import type { OrderRow } from '../lists/columns/order-rows.ts';
import { common } from '../words/messages.ts';
import { orderStateMessages } from '../words/order-state-messages.ts';
import { messages } from './messages.ts';

// Above the button for the details, which is as large as the row.
export const buttonClass =
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
