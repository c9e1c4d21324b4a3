import type { Instrument } from '@agio/api-client/contract';
import { useExchange } from '@agio/api-client/react';
import { useEffect } from 'react';
import { useLocale, useTranslate } from '../../i18n/use-translate.ts';
import { notify } from '../../shared/notify.ts';
import { orderNotice } from './order-notice.ts';

/** Tells of fills, and of orders that ended without the user's doing, as the exchange announces them. */
export function useOrderNotices(instruments: readonly Instrument[] | undefined): void {
  const t = useTranslate('trade');
  const locale = useLocale();
  const { notifications } = useExchange();
  useEffect(
    () =>
      notifications.on('order', ({ order, fills }) => {
        const endedAlone =
          order.status === 'Cancelled' && order.cancelReason !== 'CancelledByTrader';
        if (fills.length === 0 && !endedAlone && order.status !== 'Rejected') return;
        const instrument = instruments?.find((each) => each.id === order.market);
        const { kind, ...notice } = orderNotice(order, { t, locale, instrument });
        notify[kind](notice);
      }),
    [notifications, instruments, t, locale],
  );
}
