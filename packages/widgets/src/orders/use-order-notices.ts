import { useExchange, useInstruments } from '@agio/api-client/react';
import { useEffect, useEffectEvent } from 'react';
import type { Notifications } from '@agio/api-client';
import { useLocale, useMessages } from '@agio/ui/language';
import { useHost } from '../provider/index.ts';
import { orderNoticeMessages } from '../shared/messages.ts';
import { orderNotice } from '../shared/order-notice.ts';
import { useTell } from '../shared/use-tell.ts';

/**
 * Tells of fills, and of orders that ended without the user's doing, as the exchange announces them, on whatever page.
 * Who places or cancels an order tells of the answer under the same id, so that both are one toast.
 */
export function useOrderNotices(): void {
  const t = useMessages(orderNoticeMessages);
  const locale = useLocale();
  const { notices } = useHost();
  const tellIn = useTell();
  const { notifications } = useExchange();
  const { data: instruments } = useInstruments();
  const tell = useEffectEvent(({ order, fills }: Notifications['order']) => {
    // Whether it was placed is no question any more.
    if (order.clientOrderId !== null) notices.close(order.clientOrderId);
    const endedAlone = order.status === 'Cancelled' && order.cancelReason !== 'CancelledByTrader';
    if (fills.length === 0 && !endedAlone && order.status !== 'Rejected') return;
    const instrument = instruments?.find((each) => each.id === order.market);
    const { side } = order;
    const tune = fills.length === 0 || side === 'Unknown' ? undefined : side;
    tellIn('orders', { ...orderNotice(order, { t, locale, instrument }), tune });
  });
  useEffect(() => notifications.on('order', (message) => tell(message)), [notifications]);
}
