import { isApiError } from '@agio/api-client';
import { type ReactNode, useState } from 'react';
import { useHoldReload } from '../host/index.ts';
import { useFailureWords } from '../states/index.ts';
import { isAnswerLost, isConflict, refusalText, serverText } from './refusals.tsx';

/** Options for the hook of the call: the widget shows refusals, so the host needs no notice. */
const callOptions = { tellsRefusals: true } as const;

export type CallOptions = typeof callOptions;

/** Calls of a command that must not be carried out twice. */
export interface IntentCalls<Input, Result> {
  readonly send: (input: Input, options: CallOptions) => Promise<Result>;
  /**
   * Looks a command up after its answer was lost. Returns the result or `true` if it was carried out, `undefined` or
   * `false` if it never arrived, or who acted first. Omitted if the caller looks it up.
   */
  readonly find?: (
    input: Input,
  ) => Promise<Result | boolean | undefined | { readonly conflict: string }>;
  /** Returns true if another user can act first, which the exchange answers with 409. */
  readonly conflict?: (input: Input) => boolean;
}

/** Progress of the last command. */
export type IntentState<Result = unknown> =
  | { readonly status: 'idle' | 'sending' }
  /** `result` is undefined if only a later look-up found that it was carried out. */
  | { readonly status: 'done'; readonly result: Result | undefined }
  /** `words` are undefined for a sign-in request, which the host shows. */
  | { readonly status: 'refused'; readonly words: ReactNode; readonly error: unknown }
  /** Another user acted first; `words` say who, and how. */
  | { readonly status: 'conflict'; readonly words: ReactNode }
  /** The answer was lost, and no look-up has found the outcome yet. */
  | { readonly status: 'unknown'; readonly isLooking: boolean; readonly hasLooked: boolean }
  /** The answer was lost, and a look-up found that nothing was carried out. */
  | { readonly status: 'notArrived' };

export interface Intent<Input, Result> {
  readonly state: IntentState<Result>;
  /** True while a command is under way or its outcome is unknown. */
  readonly isBusy: boolean;
  /** Last command that was sent. */
  readonly sent: Input | undefined;
  /** Sends a command. Returns true once it was carried out. */
  readonly send: (input: Input) => Promise<boolean>;
  /**
   * Sends a command from a dialog. Returns the refusal that the dialog shows, or undefined as soon as the dialog can
   * close; the look-up of a lost answer goes on.
   */
  readonly sendFromDialog: (input: Input) => Promise<{ readonly error: unknown } | undefined>;
  /** Looks a lost command up again. Returns true if it was carried out. */
  readonly look: () => Promise<boolean>;
  readonly reset: () => void;
}

/** Sends one command at a time. A command whose answer was lost is looked up, and never sent again by itself. */
export function useIntent<Input, Result = unknown>({
  send,
  find,
  conflict,
}: IntentCalls<Input, Result>): Intent<Input, Result> {
  const failureWords = useFailureWords();
  const [state, setState] = useState<IntentState<Result>>({ status: 'idle' });
  const [sent, setSent] = useState<Input>();
  const isBusy = state.status === 'sending' || state.status === 'unknown';
  useHoldReload(isBusy);

  const lookUp = async (input: Input, hasLooked: boolean): Promise<boolean> => {
    setState({ status: 'unknown', isLooking: find !== undefined, hasLooked });
    if (find === undefined) return false;
    try {
      const found = await find(input);
      if (typeof found === 'object' && found !== null && 'conflict' in found) {
        setState({ status: 'conflict', words: found.conflict });
        return false;
      }
      if (found === undefined || found === false) {
        setState({ status: 'notArrived' });
        return false;
      }
      setState({ status: 'done', result: found === true ? undefined : found });
      return true;
    } catch {
      setState({ status: 'unknown', isLooking: false, hasLooked });
      return false;
    }
  };

  const run = async (input: Input, onRefusal: (error: unknown) => void, onLost: () => void) => {
    setSent(() => input);
    setState({ status: 'sending' });
    try {
      setState({ status: 'done', result: await send(input, callOptions) });
      return true;
    } catch (error) {
      if (isAnswerLost(error)) {
        onLost();
        return lookUp(input, false);
      }
      if (conflict?.(input) === true && isConflict(error)) {
        setState({ status: 'conflict', words: serverText(error) });
        return false;
      }
      onRefusal(error);
      const words = isApiError(error, 'stepUp') ? undefined : refusalText(error, failureWords);
      setState({ status: 'refused', words, error });
      return false;
    }
  };

  return {
    state,
    isBusy,
    sent,
    send: (input) =>
      run(
        input,
        () => undefined,
        () => undefined,
      ),
    sendFromDialog: (input) =>
      new Promise((resolve) => {
        const close = () => resolve(undefined);
        void run(input, (error) => resolve({ error }), close).then(close);
      }),
    look: async () => sent !== undefined && lookUp(sent, true),
    reset: () => setState({ status: 'idle' }),
  };
}
