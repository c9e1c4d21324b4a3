import {
  type HeldQuote,
  PriceEndedError,
  type RampOffers,
  UnknownOutcomeError,
} from '@agio/api-client';
import type { RampOrder } from '@agio/api-client/contract';
import { type RampTaking, useOrderRamp, type UseRampOffers } from '@agio/api-client/react';
import { type ReactNode, useState } from 'react';
import { refusalText } from '../intent/refusals.tsx';
import { useHoldReload } from '../host/index.ts';
import { useFailureWords } from '../states/index.ts';

/** Result of the last attempt: the quotes ended, the exchange refused, or the outcome is unknown. */
export type OrderingNote =
  | { readonly kind: 'ended' }
  | { readonly kind: 'refused'; readonly text: ReactNode }
  | { readonly kind: 'unknown'; readonly taking: RampTaking };

/** Orders at a quote, once, and says what became of it. */
export function useOrdering(offers: UseRampOffers, onOrder: (order: RampOrder) => void) {
  const [note, setNote] = useState<OrderingNote>();
  const { order, isPending, isChecking } = useOrderRamp();
  const failureWords = useFailureWords();
  useHoldReload(isPending);

  async function take(taking: RampTaking): Promise<void> {
    setNote(undefined);
    try {
      onOrder(await order(taking));
    } catch (error) {
      if (error instanceof UnknownOutcomeError) return setNote({ kind: 'unknown', taking });
      if (error instanceof PriceEndedError) setNote({ kind: 'ended' });
      else {
        const text = refusalText(error, failureWords);
        setNote({ kind: 'refused', text });
      }
      // A quote that was sent is not sent again.
      void offers.renew().catch(() => undefined);
    }
  }

  return {
    note,
    isPending,
    isChecking,
    order: (held: HeldQuote<RampOffers>, quoteId: string) => take({ held, quoteId }),
    /** Looks again for the order whose answer was lost. */
    check: () => (note?.kind === 'unknown' ? take(note.taking) : Promise.resolve()),
  };
}

export type Ordering = ReturnType<typeof useOrdering>;
