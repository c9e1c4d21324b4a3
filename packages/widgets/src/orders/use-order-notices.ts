import { useExchange, useInstruments } from '@agio/api-client/react';
import { useEffect, useEffectEvent } from 'react';
import type { Notifications } from '@agio/api-client';
import { useLocale, useMessages } from '@agio/ui/language';
import { settingIn, tradingPreferences, useHost } from '../provider/index.ts';
import { orderNoticeMessages } from '../shared/messages.ts';
import { orderNotice } from '../shared/order-notice.ts';

/**
 * Tells of fills, and of orders that ended without the user's doing, as the exchange announces them, on whatever page.
 * Who places or cancels an order tells of the answer under the same id, so that both are one toast.
 */
export function useOrderNotices(): void {
  const t = useMessages(orderNoticeMessages);
  const locale = useLocale();
  const { notices, storage } = useHost();
  const { notifications } = useExchange();
  const { data: instruments } = useInstruments();
  const tell = useEffectEvent(({ order, fills }: Notifications['order']) => {
    // Whether it was placed is no question any more.
    if (order.clientOrderId !== null) notices.close(order.clientOrderId);
    const endedAlone = order.status === 'Cancelled' && order.cancelReason !== 'CancelledByTrader';
    if (fills.length === 0 && !endedAlone && order.status !== 'Rejected') return;
    if (fills.length > 0 && settingIn(tradingPreferences, storage).get().fillSound) sound(order);
    const instrument = instruments?.find((each) => each.id === order.market);
    const { kind, ...notice } = orderNotice(order, { t, locale, instrument });
    notices[kind](notice);
  });
  useEffect(() => notifications.on('order', (message) => tell(message)), [notifications]);
}

/** Its code is fetched with the first fill of who wants to hear it. */
function sound({ side }: Notifications['order']['order']): void {
  if (side !== 'Buy' && side !== 'Sell') return;
  import('../shared/fill-sound.ts').then(
    ({ playFillSound }) => playFillSound(side),
    () => undefined,
  );
}
