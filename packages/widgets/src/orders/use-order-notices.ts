// @where Trading: notices of fills, and of orders that the exchange or staff cancelled
import { useExchange, useInstruments } from '@agio/api-client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Notifications } from '@agio/api-client';
import { useLocale, useMessages } from '@agio/ui/language';
import { restrictionsOf, useAccount, useHost } from '../host/index.ts';
import { common, orderNoticeMessages } from '../words/messages.ts';
import { orderNotice, orderNoticeId } from '../notify/order-notice.ts';
import { useNotify } from '../notify/use-notify.ts';

type Order = Notifications['order']['order'];

/** Time for which orders that others cancel are collected, in milliseconds: those of one decision come at once. */
const togetherTime = 300;

const byOthers: ReadonlySet<string> = new Set(['CancelledByAdmin', 'CancelledBySystem']);

/**
 * Tells of fills, and of orders that ended without the user's doing, as the exchange announces them, on whatever page.
 * Who places or cancels an order tells of the answer under the same id, so that both are one toast. Orders that end together,
 * as when an account or a market is closed, are one toast as well.
 */
export function useOrderNotices(): void {
  const t = useMessages(orderNoticeMessages);
  const { notActive } = useMessages(common);
  const locale = useLocale();
  const { notices } = useHost();
  const account = useAccount();
  const notify = useNotify();
  const { notifications } = useExchange();
  const { data: instruments } = useInstruments();
  const ended = useRef<Order[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const noticeOf = (order: Order) => {
    const instrument = instruments?.find((each) => each.id === order.market);
    return orderNotice(order, { t, locale, instrument });
  };
  const tellEnded = useEffectEvent(() => {
    const [first, ...others] = ended.current.splice(0);
    if (first === undefined) return;
    const notice = noticeOf(first);
    if (others.length === 0) {
      notify('orders', notice);
      return;
    }
    for (const { id } of [first, ...others]) notices.close(orderNoticeId(id));
    const { reason } = restrictionsOf(account);
    notify('orders', {
      kind: notice.kind,
      id: `orders-${first.id}`,
      title: t.toast.together({ count: others.length + 1 }),
      // A review has a notice of its own.
      description: reason === undefined || reason === 'inReview' ? undefined : notActive[reason],
      isKept: true,
    });
  });
  const tell = useEffectEvent(({ order, fills }: Notifications['order']) => {
    // The notice about placing it is outdated.
    if (order.clientOrderId !== null) notices.close(order.clientOrderId);
    // Its slices are told in the table; its end is news.
    if (order.schedule !== null && order.status === 'PartiallyFilled') return;
    const endedAlone = order.status === 'Cancelled' && order.cancelReason !== 'CancelledByTrader';
    if (fills.length === 0 && !endedAlone && order.status !== 'Rejected') return;
    if (endedAlone && fills.length === 0 && byOthers.has(order.cancelReason)) {
      ended.current.push(order);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => tellEnded(), togetherTime);
      return;
    }
    const { side } = order;
    const tune = fills.length === 0 || side === 'Unknown' ? undefined : side;
    notify('orders', { ...noticeOf(order), tune });
  });
  useEffect(() => notifications.on('order', (message) => tell(message)), [notifications]);
  useEffect(() => () => clearTimeout(timer.current), []);
}
