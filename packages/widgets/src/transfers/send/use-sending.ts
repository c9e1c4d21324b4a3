import { findWithdrawal, isApiError, UnknownOutcomeError } from '@agio/api-client';
import type { Transfer } from '@agio/api-client/contract';
import { useExchange, useWithdraw } from '@agio/api-client/react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { refusalText } from '../../intent/refusals.tsx';
import { useHoldReload } from '../../host/index.ts';
import { useFailureWords } from '../../states/index.ts';
import type { SendIntent } from './send-draft.ts';

/** The step of a transfer. */
export type SendStep =
  | { readonly name: 'form' }
  /** It is sent as it is shown; `refusal` says why the try before was not taken. */
  | { readonly name: 'review'; readonly intent: SendIntent; readonly refusal?: ReactNode }
  /** No answer came; `isMissing` after a look that found nothing. */
  | { readonly name: 'unknown'; readonly intent: SendIntent; readonly isMissing: boolean }
  | { readonly name: 'status'; readonly intent: SendIntent; readonly transfer: Transfer };

/**
 * The steps of one transfer. Its name is given at the review and stays until the exchange has answered: a double click,
 * a reload, a sign-in and a lost answer are one intent.
 *
 * @param begun a transfer that was under review, or sent, before this page
 */
export function useSending(begun: { intent: SendIntent; isSent: boolean } | undefined) {
  const client = useExchange();
  const { withdraw, isPending, isChecking } = useWithdraw();
  const failureWords = useFailureWords();
  const [isLooking, setLooking] = useState(begun?.isSent === true);
  const [step, setStep] = useState<SendStep>(() => {
    if (!begun) return { name: 'form' };
    const { intent, isSent } = begun;
    return isSent ? { name: 'unknown', intent, isMissing: false } : { name: 'review', intent };
  });
  useHoldReload(isPending);

  async function send(intent: SendIntent): Promise<void> {
    try {
      setStep({ name: 'status', intent, transfer: await withdraw(intent) });
    } catch (error) {
      if (error instanceof UnknownOutcomeError) {
        return setStep({ name: 'unknown', intent, isMissing: false });
      }
      // An earlier try was taken, such as in another tab: what became of it is the answer.
      const found = await findWithdrawal(client, intent.clientTransferId).catch(() => undefined);
      if (found) return setStep({ name: 'status', intent, transfer: found });
      const isSignIn = isApiError(error, 'stepUp');
      const text = refusalText(error, failureWords);
      setStep({ name: 'review', intent, ...(!isSignIn && { refusal: text }) });
    }
  }

  const find = useCallback(
    (intent: SendIntent): Promise<SendStep> =>
      findWithdrawal(client, intent.clientTransferId).then(
        (transfer) =>
          transfer
            ? { name: 'status', intent, transfer }
            : { name: 'unknown', intent, isMissing: true },
        () => ({ name: 'unknown', intent, isMissing: false }),
      ),
    [client],
  );
  const found = useCallback((next: SendStep) => {
    setStep(next);
    setLooking(false);
  }, []);

  /** Looks for a transfer whose answer was lost. Nothing is sent. */
  const look = (intent: SendIntent): Promise<void> => {
    setLooking(true);
    return find(intent).then(found);
  };

  // A transfer that was sent before this page is looked up at once.
  const [wasSent] = useState(begun?.isSent === true ? begun.intent : undefined);
  useEffect(() => {
    if (wasSent) void find(wasSent).then(found);
  }, [find, found, wasSent]);

  return {
    step,
    isPending,
    isChecking,
    isLooking,
    send,
    look,
    review: (intent: SendIntent) => setStep({ name: 'review', intent }),
    back: () => setStep({ name: 'form' }),
  };
}
