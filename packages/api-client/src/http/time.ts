import { ApiError } from './api-error.ts';

/** Servers that ask for a longer wait than this are not waited for: the caller hears `retryAfterMs` instead. */
export const longestWaitMs = 10_000;

/** `setTimeout` fires at once beyond this. */
export const longestTimerMs = 2 ** 31 - 1;

/** Resolves after `ms`, or rejects with the signal's reason when it aborts first. */
export function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    signal?.addEventListener('abort', stop, { once: true });
  });
}

/** Does `work` with a signal that follows the caller's and aborts after `ms` by itself, with the error `timeout`. */
export async function inTime<T>(
  ms: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const timer = new AbortController();
  const abort = () => timer.abort(new ApiError('timeout'));
  const timeout = setTimeout(abort, Math.min(ms, longestTimerMs));
  const either = signal ? AbortSignal.any([signal, timer.signal]) : timer.signal;
  try {
    return await work(either);
  } catch (error) {
    if (timer.signal.aborted && !signal?.aborted) throw timer.signal.reason;
    throw error;
  } finally {
    clearTimeout(timeout);
  }
}
