// @where Client: retries and timeouts of a call
import { abortable } from './abort.ts';

/** Longest wait that a server may ask for; for a longer one the caller gets `retryAfterMs` instead. */
export const longestWaitMs = 10_000;

/** Longest delay of `setTimeout`, which fires at once beyond it. */
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

/** Options of `withTimeout`. */
export interface TimeoutOptions {
  /** The caller's own: aborts the task, too. */
  signal?: AbortSignal | undefined;
  /** Error of the rejection; an `Error` with the name `TimeoutError` by default. */
  error?: () => Error;
}

/**
 * Runs `task` for at most `ms`, with a signal that aborts then, or with the caller's. After `ms` the promise rejects,
 * even if the task takes no notice.
 */
export async function withTimeout<T>(
  ms: number,
  task: (signal: AbortSignal) => Promise<T>,
  {
    signal,
    error = () => new DOMException('No answer in time', 'TimeoutError'),
  }: TimeoutOptions = {},
): Promise<T> {
  const timer = new AbortController();
  const timeout = setTimeout(() => timer.abort(error()), Math.min(ms, longestTimerMs));
  const either = signal ? AbortSignal.any([signal, timer.signal]) : timer.signal;
  try {
    return await abortable(task(either), timer.signal);
  } catch (failure) {
    if (timer.signal.aborted && !signal?.aborted) throw timer.signal.reason;
    throw failure;
  } finally {
    clearTimeout(timeout);
  }
}

/** Returns the wait after the first, second … failure: `firstMs`, then twice as long each time, up to `longestMs`. */
export function backoffMs(failures: number, firstMs: number, longestMs: number): number {
  return Math.min(firstMs * 2 ** (failures - 1), longestMs);
}

/** Returns `Retry-After` of an answer in milliseconds from `now`: seconds or an HTTP date (RFC 9110 §10.2.3). */
export function retryAfterMs(headers: Headers, now: number): number | undefined {
  const value = headers.get('retry-after')?.trim();
  if (!value) return undefined;
  if (/^\d{1,9}$/.test(value)) return Number.parseInt(value, 10) * 1000;
  const time = Date.parse(value);
  return Number.isNaN(time) ? undefined : Math.max(0, time - now);
}
