// @where Trading: replacement of an open order that is edited
import { type Amendment as Outcome, errorToast, type OrderChange } from '@agio/api-client';
import type { Instrument, Order } from '@agio/api-client/contract';
import { useAmendOrder } from '@agio/api-client/react';
import { Decimal, formatCrypto } from '@agio/money';
import { useLocale, useMessages } from '@agio/ui/language';
import { type ReactNode, useState } from 'react';
import { refusalNotice, serverText } from '../../intent/refusals.tsx';
import { useHoldReload, useHost } from '../../host/index.ts';
import { orderNoticeMessages } from '../../words/messages.ts';
import { orderNotice, orderNoticeId } from '../../notify/order-notice.ts';
import { amendMessages } from './amend-messages.ts';
import { messages } from '../messages.ts';

/** The amendment of one order: how it stands, and how to go on with it. */
export interface Amendment {
  /** The order as it ended, when the one that was to take its place was refused. */
  before: Order | undefined;
  /** Reason for which that one was refused. */
  error: ReactNode;
  isPending: boolean;
  /** An answer was lost and is being looked for. */
  isChecking: boolean;
  amend: (change: OrderChange) => void;
  /** Closes; says so when an order is cancelled and nothing stands in its place. */
  leave: () => void;
}

/** Amends an order and tells each outcome once: in the form while that can still do something about it, else as a notice. */
export function useAmendment(
  order: Order | undefined,
  instrument: Instrument | undefined,
  onClose: () => void,
): Amendment {
  const t = useMessages(messages);
  const { amend: words } = useMessages(amendMessages);
  const noticeWords = useMessages(orderNoticeMessages);
  const locale = useLocale();
  const { hasGlobalToast, notices } = useHost();
  const { amendOrder, isPending, isChecking } = useAmendOrder();
  const [refused, setRefused] = useState<{ of: string; before: Order; error: ReactNode }>();
  useHoldReload(isPending);
  const current = refused && refused.of === order?.id ? refused : undefined;

  const amountText = (amount: Decimal) =>
    `${formatCrypto(amount, { locale })} ${instrument?.baseAsset ?? ''}`;
  const refusal = (error: unknown) =>
    (errorToast(error) && serverText(error)) ?? t.toast.notPlacedMore;
  const tellOrder = (told: Order, { title, more }: { title?: string; more?: string } = {}) => {
    const { kind, ...notice } = orderNotice(told, { t: noticeWords, locale, instrument });
    const description = [notice.description, more].filter(Boolean).join('. ');
    notices[kind]({ ...notice, ...(title && { title }), description });
  };

  function tell(known: Order, outcome: Outcome) {
    switch (outcome.status) {
      case 'replaced': {
        const { before, after } = outcome;
        notices.close(orderNoticeId(known.id));
        const meanwhile = Decimal.of(before.filledAmount).minus(Decimal.of(known.filledAmount));
        return tellOrder(after, {
          ...(after.status === 'Open' && { title: words.changed }),
          ...(meanwhile.isPositive && {
            more: words.filledMeanwhile({ amount: amountText(meanwhile) }),
          }),
        });
      }
      case 'ended':
        return tellOrder(outcome.before, { more: words.nothingPlaced });
      case 'filled':
        return tellOrder(outcome.before, {
          more: words.filledEnough({
            amount: amountText(Decimal.of(outcome.before.filledAmount)),
          }),
        });
      case 'notKnownCancelled':
        return notices.warning({
          id: orderNoticeId(known.id),
          title: words.notKnownCancelled,
          description: words.notKnownCancelledMore,
        });
      case 'notKnownPlaced':
        return notices.warning({
          // The notices of orders close it when the order is heard of.
          id: outcome.wanted.clientOrderId ?? orderNoticeId(known.id),
          title: t.toast.lost,
          description: t.toast.lostMore,
        });
      case 'notPlaced':
        return setRefused({
          of: known.id,
          before: outcome.before,
          error: refusal(outcome.error),
        });
    }
  }

  async function amend(change: OrderChange) {
    if (!order || isPending) return;
    try {
      const outcome = await amendOrder(order, change, current?.before);
      if (outcome.status !== 'notPlaced') {
        setRefused(undefined);
        onClose();
      }
      tell(current?.before ?? order, outcome);
    } catch (error) {
      if (hasGlobalToast(error)) return;
      notices.error({
        id: orderNoticeId(order.id),
        title: words.notChanged,
        ...refusalNotice(error, words.notChangedMore),
      });
    }
  }

  return {
    before: current?.before,
    error: current?.error,
    isPending,
    isChecking,
    amend: (change) => void amend(change),
    leave: () => {
      if (isPending) return;
      if (current) {
        notices.warning({
          id: orderNoticeId(current.of),
          title: words.cancelledOnly,
          description: words.cancelledOnlyMore,
        });
      }
      setRefused(undefined);
      onClose();
    },
  };
}
