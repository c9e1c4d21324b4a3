import type { Instrument, Order } from '@agio/api-client/contract';
import { useMessages } from '@agio/ui/language';
import { type Dispatch, useEffect, useState } from 'react';
import type { TicketAction, TicketFill } from '../order-entry/index.ts';
import { cancelAllQuestion, type OrderCommands } from '../orders/index.ts';
import { useHost } from '../host/index.ts';
import { messages } from './messages.ts';

/**
 * Request of a link or a command to the desk: an order for its ticket, or the question before all orders are cancelled.
 */
export type DeskFill = TicketFill | 'cancelAll';

/** Does what is asked, once: nothing is sent. Returns the ticket's fill in the render that it arrives with, to show the ticket. */
export function useDeskFill({
  fill,
  onFilled,
  orders,
  instruments,
  commands,
  dispatch,
}: {
  fill: DeskFill | undefined;
  onFilled: (() => void) | undefined;
  /** Open orders of all markets; undefined until they are known. */
  orders: readonly Order[] | undefined;
  instruments: readonly Instrument[];
  commands: OrderCommands;
  dispatch: Dispatch<TicketAction>;
}): TicketFill | undefined {
  const t = useMessages(messages);
  const { notices } = useHost();
  const { askCancelAll } = commands;
  useEffect(() => {
    if (fill === undefined || (fill === 'cancelAll' && !orders)) return;
    if (fill !== 'cancelAll') dispatch({ type: 'filled', ...fill });
    else if (orders && orders.length > 0)
      askCancelAll(cancelAllQuestion(orders, instruments, undefined));
    else notices.info({ id: 'no-orders', title: t.noOrdersAtAll, closesAfter: 5000 });
    onFilled?.();
  }, [fill, onFilled, dispatch, orders, instruments, askCancelAll, notices, t]);
  const [shown, setShown] = useState<DeskFill>();
  if (fill === undefined || fill === shown) return undefined;
  setShown(fill);
  return fill === 'cancelAll' ? undefined : fill;
}
