// @where Trading: confirmation of an order before it is sent
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../../states/lazy-part.ts';
import { Section, useLatch } from '../../states/index.ts';
import type { OrderToConfirm } from '../model/order-to-confirm.ts';

/** Most orders need no second question. */
const OrderConfirmation = lazyPart(() => import('./order-confirmation.tsx'), 'OrderConfirmation');

export interface OrderQuestionProps {
  /** The order as it is now. */
  order: OrderToConfirm;
  /** True while the prices of the question are live: `bookIsLive` of the ticket's context. */
  isLive: boolean;
  /** Sends the order: as it was confirmed, or at once where nothing is to be asked. */
  onPlace: (order: OrderToConfirm) => void;
  /** The way out of a market order; left out where there is no other kind. */
  onUseLimit?: (() => void) | undefined;
}

/**
 * Asks about an order with a warning that wants it, before it is sent.
 *
 * @returns `submit` sends or asks, with `review` in any case; `question` is the dialog, to be rendered
 */
export function useOrderQuestion({ order, isLive, onPlace, onUseLimit }: OrderQuestionProps): {
  submit: (options?: { review?: boolean }) => void;
  question: ReactNode;
} {
  const [toConfirm, setToConfirm] = useState<OrderToConfirm>();
  // The question was asked at live prices: after an interruption it is asked again with the new ones.
  const [wasLive, setWasLive] = useState(isLive);
  if (wasLive !== isLive) {
    setWasLive(isLive);
    if (toConfirm) setToConfirm(order.summary.order && order);
  }
  const close = () => setToConfirm(undefined);
  const wasAsked = useLatch(toConfirm !== undefined);
  return {
    submit: ({ review = false } = {}) => {
      if (review || order.summary.warnings.some((warning) => warning.confirm)) setToConfirm(order);
      else onPlace(order);
    },
    question: wasAsked ? (
      <Section isQuiet>
        <Suspense>
          <OrderConfirmation
            order={toConfirm}
            isLive={isLive}
            onConfirm={(confirmed) => {
              close();
              onPlace(confirmed);
            }}
            onCancel={close}
            onUseLimit={
              onUseLimit &&
              (() => {
                close();
                onUseLimit();
              })
            }
          />
        </Suspense>
      </Section>
    ) : null,
  };
}
