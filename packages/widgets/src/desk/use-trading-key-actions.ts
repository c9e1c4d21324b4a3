import type { Instrument, Order } from '@agio/api-client/contract';
import { useMessages } from '@agio/ui/language';
import type { Dispatch, RefObject } from 'react';
import type { TicketAction, TicketHandle } from '../order-entry/index.ts';
import { cancelAllQuestion, type OrderCommands } from '../orders/index.ts';
import { settingIn, useHost } from '../host/index.ts';
import { sendsAtOnce, type TradingKeyAction, tradingPreferences } from '../preferences/index.ts';
import { messages } from './messages.ts';

interface DeskParts {
  instrument: Instrument;
  /** Open orders of all markets. */
  orders: readonly Order[] | undefined;
  commands: OrderCommands;
  dispatch: Dispatch<TicketAction>;
  /** The element around the ticket. */
  ticket: RefObject<HTMLElement | null>;
  handle: RefObject<TicketHandle | null>;
  onChartRestore: () => void;
}

/** Returns the action of each trading key on the desk of one market. */
export function useTradingKeyActions({
  instrument,
  orders = [],
  commands,
  dispatch,
  ticket,
  handle,
  onChartRestore,
}: DeskParts): Readonly<Record<TradingKeyAction, () => void>> {
  const t = useMessages(messages);
  const { notices, storage } = useHost();
  const share = (percent: number) => () => dispatch({ type: 'percentChosen', percent });
  const takePrice = (price: 'bid' | 'mid' | 'ask') => () => handle.current?.takePrice(price);
  const ordersHere = orders.filter(({ market }) => market === instrument.id);
  const withOrders = (act: () => void) => () => {
    if (ordersHere.length > 0) return act();
    const title = t.noOrders({ pair: instrument.symbol });
    notices.info({ id: 'no-orders', title, closesAfter: 5000 });
  };
  return {
    buy: () => dispatch({ type: 'sideChosen', side: 'Buy' }),
    sell: () => dispatch({ type: 'sideChosen', side: 'Sell' }),
    price: () => ticket.current?.querySelector<HTMLElement>('[name=price]')?.focus(),
    bid: takePrice('bid'),
    mid: takePrice('mid'),
    ask: takePrice('ask'),
    quarter: share(25),
    half: share(50),
    threeQuarters: share(75),
    max: share(100),
    submit: () => {
      const preferences = settingIn(tradingPreferences, storage).get();
      handle.current?.submit({ review: !sendsAtOnce(preferences) });
    },
    cancelLast: withOrders(() => {
      const last = ordersHere.reduce((newest, each) =>
        each.createdAt > newest.createdAt ? each : newest,
      );
      commands.cancel(last.id);
    }),
    cancelAll: withOrders(() => {
      // The orders in question are in their panel, which a maximised chart hides.
      onChartRestore();
      commands.askCancelAll(cancelAllQuestion(ordersHere, [instrument], instrument));
    }),
  };
}
