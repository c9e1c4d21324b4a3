import { ApiError } from '../http/api-error.ts';

/** `work` for one of several waiters: its signal ends the waiting, not the work. */
export async function abortable<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  let stopListening: (() => void) | undefined;
  const aborted = new Promise<never>((_, reject) => {
    if (!signal) return;
    const onAbort = () => reject(new ApiError('aborted'));
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    stopListening = () => signal.removeEventListener('abort', onAbort);
  });
  // `work` may fail after everybody stopped waiting for it.
  work.catch(() => undefined);
  try {
    return await Promise.race([aborted, work]);
  } finally {
    stopListening?.();
  }
}
