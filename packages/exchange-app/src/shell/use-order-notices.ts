import { useExchange, useInstruments } from '@agio/api-client/react';
import { useEffect, useEffectEvent } from 'react';
import type { Notifications } from '@agio/api-client';
import { useLocale, useTranslate } from '../i18n/use-translate.ts';
import { notify } from '../shared/notify.ts';
import { orderNotice } from '../shared/order-notice.ts';

/**
 * Tells of fills, and of orders that ended without the user's doing, as the exchange announces them, on whatever page.
 * Who places or cancels an order tells of the answer under the same id, so that both are one toast.
 */
export function useOrderNotices(): void {
  const t = useTranslate('trade');
  const locale = useLocale();
  const { notifications } = useExchange();
  const { data: instruments } = useInstruments();
  const tell = useEffectEvent(({ order, fills }: Notifications['order']) => {
    // Whether it was placed is no question any more.
    if (order.clientOrderId !== null) notify.close(order.clientOrderId);
    const endedAlone = order.status === 'Cancelled' && order.cancelReason !== 'CancelledByTrader';
    if (fills.length === 0 && !endedAlone && order.status !== 'Rejected') return;
    const instrument = instruments?.find((each) => each.id === order.market);
    const { kind, ...notice } = orderNotice(order, { t, locale, instrument });
    notify[kind](notice);
  });
  useEffect(() => notifications.on('order', (message) => tell(message)), [notifications]);
}
