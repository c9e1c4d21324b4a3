import { type ApiError, isApiError } from '@agio/api-client';
import { useEffect, useRef, useState } from 'react';
import { useHost } from '../../../host/index.ts';
import { useFailureWords } from '../../../states/index.ts';
import { isAnswerLost, isConflict } from '../../compliance/decision/model/verdict.ts';
import type { Unresolved } from './unresolved-act.tsx';

/** For the hook of the call: what it refuses is told here, and not by a notice of the host besides. */
const toldHere = { tellsRefusals: true } as const;

/** Something that must not be done twice. */
export interface Act {
  /** `options` are those of the call. */
  readonly send: (options: typeof toldHere) => Promise<unknown>;
  /**
   * Reads from the exchange whether it was done, where the answer was lost; or that somebody else was first, in words.
   */
  readonly wasDone: () => Promise<boolean | { readonly conflict: string }>;
  /** Somebody else may be first, which the exchange answers with 409. */
  readonly hasRivals?: boolean;
}

/** How the last act stands. */
export type ActState =
  | { readonly status: 'none' | 'sending' | 'done' }
  /** In the exchange's words; undefined where a sign-in is asked for, which the host does. */
  | { readonly status: 'refused'; readonly words: string | undefined }
  /** Somebody else was first: who, and what, in words. */
  | { readonly status: 'conflict'; readonly words: string }
  | Unresolved;

/** Sends one act at a time. One whose answer was lost is looked up, and never sent again by itself. */
export function useAct(): {
  state: ActState;
  /** Answers whether it was done. */
  run: (act: Act) => Promise<boolean>;
  /**
   * The same for a dialog: answers the refusal that it has to say; undefined as soon as it has nothing more to do, though
   * a lost answer may still be looked up.
   */
  ask: (act: Act) => Promise<{ readonly error: unknown } | undefined>;
  /** Looks up a lost one once more. */
  look: () => Promise<boolean>;
  forget: () => void;
} {
  const { reloads } = useHost();
  const failureWords = useFailureWords();
  const [state, setState] = useState<ActState>({ status: 'none' });
  const last = useRef<Act>(undefined);
  const isUnderWay = state.status === 'sending' || state.status === 'lost';
  useEffect(() => (isUnderWay ? reloads.hold() : undefined), [isUnderWay, reloads]);

  const lookUp = async ({ wasDone }: Act, hasLooked: boolean): Promise<boolean> => {
    setState({ status: 'lost', isLooking: true, hasLooked });
    try {
      const found = await wasDone();
      if (typeof found === 'object') {
        setState({ status: 'conflict', words: found.conflict });
        return false;
      }
      setState({ status: found ? 'done' : 'notArrived' });
      return found;
    } catch {
      setState({ status: 'lost', isLooking: false, hasLooked });
      return false;
    }
  };

  const run = async (act: Act): Promise<boolean> => {
    last.current = act;
    setState({ status: 'sending' });
    try {
      await act.send(toldHere);
      setState({ status: 'done' });
      return true;
    } catch (error) {
      if (isAnswerLost(error)) return lookUp(act, false);
      if (isLostRace(act, error)) {
        setState({ status: 'conflict', words: error.messages.join(' ') });
        return false;
      }
      const said = isApiError(error)
        ? error.messages.join(' ') || failureWords(error)
        : String(error);
      setState({ status: 'refused', words: isApiError(error, 'stepUp') ? undefined : said });
      return false;
    }
  };
  const ask = (act: Act) =>
    new Promise<{ readonly error: unknown } | undefined>((resolve) => {
      const send: Act['send'] = (options) =>
        act.send(options).catch((error: unknown) => {
          resolve(isAnswerLost(error) || isLostRace(act, error) ? undefined : { error });
          throw error;
        });
      void run({ ...act, send }).then(() => resolve(undefined));
    });
  return {
    state,
    run,
    ask,
    look: async () => last.current !== undefined && lookUp(last.current, true),
    forget: () => setState({ status: 'none' }),
  };
}

const isLostRace = ({ hasRivals = false }: Act, error: unknown): error is ApiError =>
  hasRivals && isConflict(error);
