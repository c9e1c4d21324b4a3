import { findOrder, UnknownOutcomeError } from '@agio/api-client';
import type { NewOrder, Order } from '@agio/api-client/contract';
import { useExchange, usePlaceOrder } from '@agio/api-client/react';
import { type ReactNode, useState } from 'react';
import { refusalText } from '../intent/refusals.tsx';
import { useHoldReload } from '../host/index.ts';
import { useFailureWords } from '../states/index.ts';

/** The step of a trade in a commodity. */
export type TradeStep =
  | { readonly name: 'amount' }
  /** The order is sent as it is shown; `refusal` says why the one before was not taken. */
  | { readonly name: 'review'; readonly order: NewOrder; readonly refusal?: ReactNode }
  | { readonly name: 'result'; readonly order: Order }
  /** No answer came; `isMissing` after a look that found nothing. */
  | {
      readonly name: 'unknown';
      readonly order: NewOrder;
      readonly clientId: string;
      readonly isMissing: boolean;
    };

/** The steps of one trade, from its amount to what became of it. */
export function useTrading(onDone: () => void) {
  const [step, setStep] = useState<TradeStep>({ name: 'amount' });
  const [isLooking, setLooking] = useState(false);
  const client = useExchange();
  const { placeOrder, isPending, isChecking } = usePlaceOrder();
  const failureWords = useFailureWords();
  useHoldReload(isPending);

  function finish(order: Order): void {
    setStep({ name: 'result', order });
    onDone();
  }

  async function place(order: NewOrder): Promise<void> {
    try {
      finish(await placeOrder(order));
    } catch (error) {
      if (error instanceof UnknownOutcomeError) {
        const { clientId } = error;
        return setStep({ name: 'unknown', order, clientId, isMissing: false });
      }
      const refusal = refusalText(error, failureWords);
      setStep({ name: 'review', order, refusal });
    }
  }

  /** Looks for an order whose answer was lost. Nothing is sent. */
  async function look(order: NewOrder, clientId: string): Promise<void> {
    setLooking(true);
    const found = await findOrder(client, clientId, order.market);
    setLooking(false);
    if (found) finish(found);
    else setStep({ name: 'unknown', order, clientId, isMissing: true });
  }

  return {
    step,
    isPending,
    isChecking,
    isLooking,
    review: (order: NewOrder) => setStep({ name: 'review', order }),
    place,
    look,
    back: () => setStep({ name: 'amount' }),
  };
}

export type Trading = ReturnType<typeof useTrading>;
