// @where Widgets: duration and text of toasts of transfers, and of purchases with fiat
import type { Notifications } from '@agio/api-client';
import type { RampOrder } from '@agio/api-client/contract';
import { useExchange } from '@agio/api-client/react';
import { formatCrypto, formatFiat } from '@agio/money';
import { useLocale, useMessages } from '@agio/ui/language';
import { useEffect, useEffectEvent } from 'react';
import { isRampOrderShown } from '../amounts/shown-ramp-orders.ts';
import { useDisplayDigits } from '../amounts/use-display-digits.ts';
import { useNotify } from '../notify/use-notify.ts';
import { rampNoticeMessages } from '../words/ramp-notice-messages.ts';

/** Time for which good news stays, in milliseconds; the notification centre keeps it. */
const passes = 5000;

/** Shows a notice for each purchase and sale with fiat that is completed or has failed, unless its own page is open. */
export function useRampNotices(): void {
  const t = useMessages(rampNoticeMessages);
  const locale = useLocale();
  const { notifications, ramp } = useExchange();
  const notify = useNotify();
  const digitsOf = useDisplayDigits();
  const say = useEffectEvent(({ id, quote, reason }: RampOrder, status: 'Completed' | 'Failed') => {
    const { side, asset, assetAmount, fiatAmount, fiatCurrency: currency } = quote;
    const words = t[side === 'Sell' ? 'Sell' : 'Buy'];
    const amount =
      side === 'Sell'
        ? formatFiat(fiatAmount, { currency, display: 'code', locale })
        : `${formatCrypto(assetAmount, { locale, minDigits: digitsOf(asset).minDigits })} ${asset}`;
    const isDone = status === 'Completed';
    notify('transfers', {
      id: `ramp-${id}`,
      isKept: true,
      kind: isDone ? 'success' : 'error',
      title: words[status],
      description: isDone ? words.received({ amount }) : (reason ?? words.nothing),
      closesAfter: isDone ? passes : undefined,
      tune: isDone ? 'Other' : undefined,
    });
  });
  const hear = useEffectEvent(async ({ orderId, status }: Notifications['rampOrder']) => {
    if ((status !== 'Completed' && status !== 'Failed') || isRampOrderShown(orderId)) return;
    const { items } = await ramp.callback({ orderId });
    const [order] = items;
    if (order !== undefined) say(order, status);
  });
  useEffect(
    // The list of orders says it, too, where the order could not be asked for.
    () => notifications.on('rampOrder', (message) => void hear(message).catch(() => undefined)),
    [notifications],
  );
}
