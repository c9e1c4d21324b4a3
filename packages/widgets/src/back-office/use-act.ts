import { isApiError } from '@agio/api-client';
import { useEffect, useRef, useState } from 'react';
import { useFailureWords, useHost } from '../provider/index.ts';
import { isAnswerLost } from './model/verdict.ts';
import type { Unresolved } from './unresolved-act.tsx';

/** Something that must not be done twice. */
export interface Act {
  readonly send: () => Promise<unknown>;
  /** Reads from the exchange whether it was done, where the answer was lost. */
  readonly wasDone: () => Promise<boolean>;
}

/** How the last act stands. */
export type ActState =
  | { readonly status: 'none' | 'sending' | 'done' }
  /** In the exchange's words; undefined where the host tells of it by itself, as of a sign-in that is asked for. */
  | { readonly status: 'refused'; readonly words: string | undefined }
  | Unresolved;

/** Sends one act at a time. One whose answer was lost is looked up, and never sent again by itself. */
export function useAct(): {
  state: ActState;
  /** Answers whether it was done. */
  run: (act: Act) => Promise<boolean>;
  /** Looks up a lost one once more. */
  look: () => Promise<boolean>;
  forget: () => void;
} {
  const { hasGlobalToast, reloads } = useHost();
  const failureWords = useFailureWords();
  const [state, setState] = useState<ActState>({ status: 'none' });
  const last = useRef<Act>(undefined);
  const isUnderWay = state.status === 'sending' || state.status === 'lost';
  useEffect(() => (isUnderWay ? reloads.hold() : undefined), [isUnderWay, reloads]);

  const lookUp = async ({ wasDone }: Act, hasLooked: boolean): Promise<boolean> => {
    setState({ status: 'lost', isLooking: true, hasLooked });
    try {
      const done = await wasDone();
      setState({ status: done ? 'done' : 'notArrived' });
      return done;
    } catch {
      setState({ status: 'lost', isLooking: false, hasLooked });
      return false;
    }
  };

  const run = async (act: Act): Promise<boolean> => {
    last.current = act;
    setState({ status: 'sending' });
    try {
      await act.send();
      setState({ status: 'done' });
      return true;
    } catch (error) {
      if (isAnswerLost(error)) return lookUp(act, false);
      const said = isApiError(error)
        ? error.messages.join(' ') || failureWords(error)
        : String(error);
      setState({ status: 'refused', words: hasGlobalToast(error) ? undefined : said });
      return false;
    }
  };
  return {
    state,
    run,
    look: async () => last.current !== undefined && lookUp(last.current, true),
    forget: () => setState({ status: 'none' }),
  };
}
