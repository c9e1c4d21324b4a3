import { useCallback, useRef, useState } from 'react';
import { intentText } from '../../trading/intents.ts';
import { useExchangeContext } from '../context.ts';

/** State of a command of the user. */
export interface CommandState {
  isPending: boolean;
  /** Error of the last run, until the next begins. */
  error: unknown;
  /** Forgets the error. */
  reset: () => void;
}

/**
 * Something that a user does: `run` it, and see whether it is running and how it failed. Run again with the same first
 * argument while it is under way (a double click) it is the same intent and answers the same promise. `run` rejects as
 * `work` does; the provider's `onError` has heard of it by then. `work` must be stable (`useCallback`).
 *
 * @param isTold whether the caller tells of an error itself, so that `onError` does not hear of it; stable
 */
export function useCommand<Args extends unknown[], T>(
  work: (...args: Args) => Promise<T>,
  isTold?: (error: unknown, ...args: Args) => boolean,
): CommandState & { run: (...args: Args) => Promise<T> } {
  const { report } = useExchangeContext();
  const [running, setRunning] = useState(0);
  const [error, setError] = useState<unknown>(undefined);
  const underWay = useRef(new Map<string, Promise<T>>());

  const begin = useCallback(
    async (...args: Args): Promise<T> => {
      setRunning((count) => count + 1);
      setError(undefined);
      try {
        return await work(...args);
      } catch (reason) {
        setError(reason);
        if (isTold?.(reason, ...args) !== true) report(reason);
        throw reason;
      } finally {
        setRunning((count) => count - 1);
      }
    },
    [work, isTold, report],
  );
  const run = useCallback(
    (...args: Args): Promise<T> => {
      const intent = intentText(args[0]);
      const present = underWay.current.get(intent);
      if (present) return present;
      const running = begin(...args).finally(() => underWay.current.delete(intent));
      underWay.current.set(intent, running);
      return running;
    },
    [begin],
  );
  const reset = useCallback(() => setError(undefined), []);
  return { run, isPending: running > 0, error, reset };
}
