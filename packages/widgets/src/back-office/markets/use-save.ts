import { isApiError } from '@agio/api-client';
import type { Fault } from '@agio/ui/form';
import { useMessages } from '@agio/ui/language';
import { useFailureWords } from '../../states/index.ts';
import { type Act, type ActState, useAct } from '../frame/act/use-act.ts';
import { marketsMessages } from './markets-messages.ts';

/** What a refusal says: at the fields that the exchange names, else of the whole. */
export interface SaveRefusal {
  readonly faults: readonly Fault[];
  readonly reason: string;
}

/**
 * Sends a change of a market or an asset, and answers what the exchange refused.
 *
 * @param send the call
 * @param find reads the lists again and answers whether the change is in them
 */
export function useSave<Input>(
  send: (input: Input, options: Parameters<Act['send']>[0]) => Promise<unknown>,
  find: (input: Input) => Promise<boolean>,
): {
  state: ActState;
  /** Undefined: there is nothing more to do in the dialog. */
  save: (input: Input) => Promise<SaveRefusal | undefined>;
  look: () => Promise<boolean>;
  forget: () => void;
} {
  const { review: t } = useMessages(marketsMessages);
  const failureWords = useFailureWords();
  const { state, ask, look, forget } = useAct();

  const refusalOf = (error: unknown): SaveRefusal => {
    if (!isApiError(error)) return { faults: [], reason: String(error) };
    const faults = error.errors.map(({ key, code, message }) => ({ field: key, code, message }));
    const said = error.messages.join(' ') || failureWords(error);
    return {
      faults,
      reason: isApiError(error, 'stepUp') ? t.stepUp : t.failed({ reason: said }),
    };
  };
  return {
    state,
    save: async (input) => {
      const refusal = await ask({
        send: (options) => send(input, options),
        wasDone: () => find(input),
      });
      return refusal === undefined ? undefined : refusalOf(refusal.error);
    },
    look,
    forget,
  };
}
