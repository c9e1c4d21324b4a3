import type { StaffOrder } from '@agio/api-client/contract';
import { useCancelUserOrder, useExchange } from '@agio/api-client/react';
import { useMessages } from '@agio/ui/language';
import { type ReactNode, useState } from 'react';
import { useFailureWords } from '../../states/index.ts';
import { isAnswerLost, refusalText } from '../../intent/refusals.tsx';
import { tradingMessages } from '../frame/trading-messages.ts';

/** Outcome of a cancellation of several orders. */
export interface CancelOutcome {
  readonly cancelled: number;
  /** Orders that were not cancelled, each with why. */
  readonly failed: readonly { readonly order: StaffOrder; readonly reason: ReactNode }[];
}

/**
 * Cancels orders one after the other: a refusal of one does not stop the others. One whose answer was lost is looked up, and
 * not sent again.
 */
export function useCancelOrders(): {
  /** Number of orders that are done, of all; undefined if no cancellation is under way. */
  progress: { done: number; count: number } | undefined;
  cancel: (orders: readonly StaffOrder[], reason: string) => Promise<CancelOutcome>;
} {
  const { cancel: t } = useMessages(tradingMessages);
  const { backOfficeTrading } = useExchange();
  const { cancelUserOrder } = useCancelUserOrder();
  const failureWords = useFailureWords();
  const [progress, setProgress] = useState<{ done: number; count: number }>();

  /** Returns true if the exchange says that an order is cancelled; undefined if it does not answer. */
  const isCancelled = async ({ id, userId, market }: StaffOrder) => {
    try {
      const { items } = await backOfficeTrading.orders({
        userId,
        market,
        status: 'Cancelled',
        limit: 500,
      });
      return items.some((each) => each.id === id);
    } catch {
      return undefined;
    }
  };

  /** Returns the reason for which an order was not cancelled; undefined if it was. */
  const cancelOne = async (order: StaffOrder, reason: string): Promise<ReactNode> => {
    try {
      await cancelUserOrder({ id: order.id, reason });
      return undefined;
    } catch (error) {
      if (isAnswerLost(error)) return (await isCancelled(order)) === true ? undefined : t.unknown;
      return refusalText(error, failureWords);
    }
  };

  return {
    progress,
    cancel: async (orders, reason) => {
      const failed: { order: StaffOrder; reason: ReactNode }[] = [];
      for (const [done, order] of orders.entries()) {
        setProgress({ done, count: orders.length });
        const why = await cancelOne(order, reason);
        if (why !== undefined) failed.push({ order, reason: why });
      }
      setProgress(undefined);
      return { cancelled: orders.length - failed.length, failed };
    },
  };
}
