import type { OrderWithFills } from '@agio/api-client/contract';
import { formatPrice } from '@agio/money';
import { useLocale, useMessages } from '@agio/ui/language';
import { orderStateMessages } from '../../words/order-state-messages.ts';
import { SideAndType } from '../../lists/columns/order-cells.tsx';
import { type OrderRow, triggerOf } from '../../lists/columns/order-rows.ts';
import { detailsMessages } from './details-messages.ts';

export interface BracketFamilyProps {
  /** The order that is shown. */
  order: OrderRow;
  /** Entry and exits of its bracket, itself included. */
  family: readonly OrderWithFills[];
  /** Shows another one of them. */
  onShow: (order: OrderWithFills) => void;
}

/** Entry and exits of a bracket as one list, each with its state: the shown one in bold, the others as buttons. */
export function BracketFamily({ order, family, onShow }: BracketFamilyProps) {
  const { details } = useMessages(detailsMessages);
  const { statuses } = useMessages(orderStateMessages);
  const locale = useLocale();
  if (family.length < 2) return null;
  return (
    <>
      <h3 className="wg:mt-5 wg:mb-2 wg:text-sm wg:font-semibold">{details.bracket}</h3>
      <ul className="wg:flex wg:flex-col wg:gap-1 wg:text-sm">
        {family.map((each) => {
          const price = each.price ?? triggerOf(each);
          const words = (
            <>
              <span className={each.id === order.id ? 'wg:font-semibold' : undefined}>
                <SideAndType order={each} />
                {price === null ? null : (
                  <span className="wg:num">
                    {' '}
                    {formatPrice(price, { tickSize: order.tickSize, locale })}
                  </span>
                )}
              </span>
              <span className="wg:text-fg-muted">{statuses[each.status]}</span>
            </>
          );
          const row = 'wg:flex wg:min-h-6 wg:w-full wg:justify-between wg:gap-3';
          return (
            <li key={each.id} aria-current={each.id === order.id || undefined}>
              {each.id === order.id ? (
                <span className={row}>{words}</span>
              ) : (
                <button
                  type="button"
                  className={`${row} wg:cursor-pointer wg:rounded-sm wg:text-start wg:focus-ring wg:hover:underline`}
                  onClick={() => onShow(each)}
                >
                  {words}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Returns entry and exits of the bracket of an order, the entry first; empty of every other order. */
export function familyOf(
  order: OrderWithFills,
  known: readonly OrderWithFills[],
): OrderWithFills[] {
  const entryId = order.parentOrderId ?? (order.exits === null ? undefined : order.id);
  if (entryId === undefined) return [];
  const members = known.filter(
    ({ id, parentOrderId }) => id === entryId || parentOrderId === entryId,
  );
  const byId = new Map(members.map((each) => [each.id, each]));
  return [...byId.values()].toSorted((a, b) => Number(b.id === entryId) - Number(a.id === entryId));
}
