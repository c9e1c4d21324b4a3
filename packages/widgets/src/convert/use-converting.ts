// @where Widgets: time that a price of Convert must have left for a review
import { type HeldQuote, PriceEndedError, UnknownOutcomeError } from '@agio/api-client';
import type { SwapRecord } from '@agio/api-client/contract';
import { useConvert, type UseHeldQuote } from '@agio/api-client/react';
import { useCallback, useState } from 'react';
import { refusalText } from '../intent/refusals.tsx';
import { useHoldReload } from '../host/index.ts';
import { useFailureWords } from '../states/index.ts';
import type { Review } from './convert-review.tsx';

/** The step: form, review, a result, or an unknown outcome. */
export type ConvertStep =
  | { readonly name: 'form' }
  | ({ readonly name: 'review' } & Review)
  | { readonly name: 'result'; readonly record: SwapRecord }
  | { readonly name: 'unknown'; readonly held: HeldQuote };

/** A quote must have at least this share of its time left to begin a review: the reader gets nearly all of it. */
const freshShare = 0.9;

/** The steps of one conversion, from quote to result. */
export function useConverting(price: UseHeldQuote, onDone: () => void) {
  const [step, setStep] = useState<ConvertStep>({ name: 'form' });
  const { convert, isPending, isChecking } = useConvert();
  const failureWords = useFailureWords();
  useHoldReload(isPending);

  /** Reviews a quote. The outcome of the previous attempt stays beside it. */
  const accept = useCallback(
    (held: HeldQuote) =>
      setStep((before) => {
        const note = before.name === 'review' ? before.note : undefined;
        return {
          name: 'review',
          held,
          agreed: held.quote,
          isSpent: false,
          ...(note && { note }),
        };
      }),
    [],
  );

  /** Shows the next quote in place of the one that ended; what was agreed stays. */
  const renewed = useCallback(
    (held: HeldQuote) =>
      setStep((before) =>
        before.name === 'review' ? { ...before, held, isSpent: false } : before,
      ),
    [],
  );

  async function review(): Promise<void> {
    const { held, renew } = price;
    const isFresh = held !== undefined && held.remainingMs() >= held.heldForMs * freshShare;
    try {
      accept(isFresh ? held : await renew());
    } catch {
      // The form says why there is no price.
    }
  }

  async function confirm(held: HeldQuote): Promise<void> {
    try {
      const record = await convert(held);
      if (record.status === 'Expired') return ended(held);
      setStep({ name: 'result', record });
      if (record.status === 'Done') onDone();
    } catch (error) {
      if (error instanceof PriceEndedError) return ended(held);
      if (error instanceof UnknownOutcomeError) return setStep({ name: 'unknown', held });
      const text = refusalText(error, failureWords);
      setStep({
        name: 'review',
        held,
        agreed: held.quote,
        isSpent: false,
        note: { kind: 'refused', text },
      });
    }
  }

  function ended(held: HeldQuote): void {
    setStep({
      name: 'review',
      held,
      agreed: held.quote,
      isSpent: true,
      note: { kind: 'ended' },
    });
    void price.renew().catch(() => undefined);
  }

  return {
    step,
    isPending,
    isChecking,
    review,
    accept,
    renewed,
    confirm,
    back: () => setStep({ name: 'form' }),
  };
}
