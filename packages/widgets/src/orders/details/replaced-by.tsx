import type { OrderWithFills } from '@agio/api-client/contract';
import { formatPrice } from '@agio/money';
import { useLocale, useMessages } from '@agio/ui/language';
import { messages } from '../messages.ts';
import type { OrderRow } from '../../lists/columns/order-rows.ts';

export interface ReplacedByProps {
  /** The order that took the place of another one. */
  order: OrderWithFills;
  /** Steps of its market. */
  market: Pick<OrderRow, 'tickSize' | 'stepSize' | 'baseAsset'>;
  /** Shows it; only words without. */
  onShow?: ((order: OrderWithFills) => void) | undefined;
}

/** "Replaced by 500.00 XCB at 6.2500", as a link to that order; in a narrow table its first word alone is seen. */
export function ReplacedBy({ order, market, onShow }: ReplacedByProps) {
  const t = useMessages(messages);
  const locale = useLocale();
  const words = t.replacedBy({
    amount: `${formatPrice(order.amount, { tickSize: market.stepSize, locale })} ${market.baseAsset}`,
    price: formatPrice(order.price, { tickSize: market.tickSize, locale }),
  });
  if (!onShow) return <span>{words}</span>;
  return (
    <button
      type="button"
      aria-label={words}
      // Above the button for the details of its row, which is as large as the row.
      className="wg:relative wg:z-1 wg:cursor-pointer wg:rounded-sm wg:text-start wg:text-accent wg:hover:underline"
      onClick={() => onShow(order)}
    >
      <span className="wg:@max-[62rem]:hidden">{words}</span>
      <span className="wg:hidden wg:@max-[62rem]:inline">{t.replaced}</span>
    </button>
  );
}
