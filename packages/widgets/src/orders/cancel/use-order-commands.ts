import { useCancelAllOrders, useCancelOrder, useInstruments } from '@agio/api-client/react';
import type { Order } from '@agio/api-client/contract';
import { useState } from 'react';
import { useLocale, useMessages } from '@agio/ui/language';
import { useHost } from '../../host/index.ts';
import { messages } from '../messages.ts';
import type { CancelAllQuestion } from './cancel-all-dialog.tsx';
import { orderNoticeMessages } from '../../words/messages.ts';
import { orderNotice, orderNoticeId } from '../../notify/order-notice.ts';

export interface OrderCommands {
  cancel: (orderId: string) => void;
  /** Orders whose cancelling is on its way. */
  cancelling: ReadonlySet<string>;
  /** Opens the edit of an order; undefined closes it. */
  edit: (order: Order | undefined) => void;
  /** The order in its edit, as it was when that was opened. */
  edited: Order | undefined;
  askCancelAll: (question: CancelAllQuestion) => void;
  /** Open question; undefined if there is none. */
  question: CancelAllQuestion | undefined;
  answerCancelAll: (confirmed: CancelAllQuestion | undefined) => void;
  isCancellingAll: boolean;
}

/**
 * Returns commands that cancel one order or all, and show a notice of the result. If there is a ticket, `onAgain` fills
 * it with the rest of the cancelled order, and returns undefined for an order that the ticket cannot take.
 */
export function useOrderCommands(
  onAgain?: (order: Order) => (() => void) | undefined,
): OrderCommands {
  const t = useMessages(messages);
  const noticeWords = useMessages(orderNoticeMessages);
  const locale = useLocale();
  const { hasGlobalToast, notices } = useHost();
  const { data: instruments } = useInstruments();
  const { cancelOrder, pendingIds } = useCancelOrder();
  const { cancelAllOrders, isPending } = useCancelAllOrders();
  const [question, setQuestion] = useState<CancelAllQuestion>();
  const [edited, edit] = useState<Order>();

  const tellFailure = (error: unknown) => {
    if (hasGlobalToast(error)) return;
    notices.error({
      id: 'cancel-failed',
      title: t.toast.notCancelled,
      description: t.toast.notCancelledMore,
    });
  };

  return {
    cancelling: pendingIds,
    cancel: (orderId) => {
      if (pendingIds.has(orderId)) return;
      cancelOrder(orderId).then((order) => {
        const instrument = instruments?.find((each) => each.id === order.market);
        const { kind, ...notice } = orderNotice(order, { t: noticeWords, locale, instrument });
        notices.close('cancel-failed');
        const again = order.cancelReason === 'CancelledByTrader' ? onAgain?.(order) : undefined;
        notices[kind]({
          ...notice,
          ...(again && { action: { label: t.toast.placeAgain, onClick: again } }),
        });
      }, tellFailure);
    },
    edited,
    edit,
    question,
    askCancelAll: setQuestion,
    isCancellingAll: isPending,
    answerCancelAll: (confirmed) => {
      setQuestion(undefined);
      if (!confirmed) return;
      cancelAllOrders(confirmed.market?.id).then((ids) => {
        notices.close('cancel-failed');
        for (const id of ids) notices.close(orderNoticeId(id));
        notices.info({
          id: 'cancel-all',
          closesAfter: 5000,
          title:
            ids.length === 0 ? t.toast.noneCancelled : t.toast.allCancelled({ count: ids.length }),
        });
      }, tellFailure);
    },
  };
}
