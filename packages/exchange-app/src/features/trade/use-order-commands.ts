import type { Instrument } from '@agio/api-client/contract';
import { useCancelAllOrders, useCancelOrder } from '@agio/api-client/react';
import { useState } from 'react';
import { useLocale, useTranslate } from '../../i18n/use-translate.ts';
import { isTold, notify } from '../../shared/notify.ts';
import type { CancelAllQuestion } from './cancel-all-dialog.tsx';
import { orderNotice, orderNoticeId } from '../../shared/order-notice.ts';

export interface OrderCommands {
  cancel: (orderId: string) => void;
  /** Orders whose cancelling is on its way. */
  cancelling: ReadonlySet<string>;
  askCancelAll: (question: CancelAllQuestion) => void;
  /** What is being asked; undefined when nothing is. */
  question: CancelAllQuestion | undefined;
  answerCancelAll: (confirmed: CancelAllQuestion | undefined) => void;
  isCancellingAll: boolean;
}

/** Taking orders back, one or all, with a word about the outcome. */
export function useOrderCommands(instruments: readonly Instrument[]): OrderCommands {
  const t = useTranslate('trade');
  const locale = useLocale();
  const { cancelOrder, pendingIds } = useCancelOrder();
  const { cancelAllOrders, isPending } = useCancelAllOrders();
  const [question, setQuestion] = useState<CancelAllQuestion>();

  const tellFailure = (error: unknown) => {
    if (isTold(error)) return;
    notify.error({
      id: 'cancel-failed',
      title: t('toast.notCancelled'),
      description: t('toast.notCancelledMore'),
    });
  };

  return {
    cancelling: pendingIds,
    cancel: (orderId) => {
      if (pendingIds.has(orderId)) return;
      cancelOrder(orderId).then((order) => {
        const instrument = instruments.find((each) => each.id === order.market);
        const { kind, ...notice } = orderNotice(order, { t, locale, instrument });
        notify.close('cancel-failed');
        notify[kind](notice);
      }, tellFailure);
    },
    question,
    askCancelAll: setQuestion,
    isCancellingAll: isPending,
    answerCancelAll: (confirmed) => {
      setQuestion(undefined);
      if (!confirmed) return;
      cancelAllOrders(confirmed.market?.id).then((ids) => {
        notify.close('cancel-failed');
        for (const id of ids) notify.close(orderNoticeId(id));
        notify.info({
          id: 'cancel-all',
          closesAfter: 5000,
          title:
            ids.length === 0
              ? t('toast.noneCancelled')
              : t('toast.allCancelled', { count: ids.length }),
        });
      }, tellFailure);
    },
  };
}
