import type { ReactNode } from 'react';
import { useMessages } from '@agio/ui/language';
import { messages } from '../messages.ts';
import { useOrderName } from '../order-name.ts';
import type { OrderRow } from '../../lists/columns/order-rows.ts';
import { useTableTools } from '../table-tools.tsx';

/** Name of an order, as a button for its details; a press anywhere on its row or card presses the button. */
export function DetailsButton({ order, children }: { order: OrderRow; children: ReactNode }) {
  const t = useMessages(messages);
  const { onDetails } = useTableTools();
  const name = useOrderName(order);
  if (!onDetails) return children;
  return (
    <button
      type="button"
      aria-label={t.details.open({ order: name })}
      aria-haspopup="dialog"
      className="wg:cursor-pointer wg:text-start wg:outline-none wg:after:absolute wg:after:inset-0 wg:focus-visible:after:outline-2 wg:focus-visible:after:-outline-offset-2 wg:focus-visible:after:outline-accent"
      onClick={() => onDetails(order)}
    >
      {children}
    </button>
  );
}
