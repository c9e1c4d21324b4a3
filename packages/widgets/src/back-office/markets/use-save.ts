import { isApiError } from '@agio/api-client';
import type { Fault } from '@agio/ui/form';
import { useMessages } from '@agio/ui/language';
import type { ReactNode } from 'react';
import { refusalMessage, refusalText, withReason } from '../../intent/refusals.tsx';
import { type CallOptions, useIntent } from '../../intent/use-intent.ts';
import { useFailureWords } from '../../states/index.ts';
import { marketsMessages } from './markets-messages.ts';

/** Refusal of a change: faults of fields that the exchange names, and a reason for the whole. */
export interface SaveRefusal {
  readonly faults: readonly Fault[];
  readonly reason: ReactNode;
}

/**
 * Sends changes of a market or an asset.
 *
 * @param send the call
 * @param find reads the lists again and returns true if they contain the change
 */
export function useSave<Input>(
  send: (input: Input, options: CallOptions) => Promise<unknown>,
  find: (input: Input) => Promise<boolean>,
) {
  const { review: t } = useMessages(marketsMessages);
  const failureWords = useFailureWords();
  const { state, sendFromDialog, look, reset } = useIntent<Input>({ send, find });

  const refusalOf = (error: unknown): SaveRefusal => {
    if (!isApiError(error)) return { faults: [], reason: String(error) };
    const faults = error.errors.map(({ key, code, message }) => ({
      field: key,
      code,
      message: refusalMessage(message, error),
    }));
    const reason = isApiError(error, 'stepUp')
      ? t.stepUp
      : withReason(t.failed, refusalText(error, failureWords));
    return { faults, reason };
  };
  return {
    state,
    /** Returns the refusal that the dialog shows; undefined once the dialog can close. */
    save: async (input: Input): Promise<SaveRefusal | undefined> => {
      const refusal = await sendFromDialog(input);
      return refusal && refusalOf(refusal.error);
    },
    look,
    reset,
  };
}

export type Save<Input> = ReturnType<typeof useSave<Input>>;
