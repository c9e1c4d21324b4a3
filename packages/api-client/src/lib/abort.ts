/**
 * `work` for one of several waiters: the signal ends the waiting, not the work, also when that takes no notice of it.
 * Rejects with the signal's reason, or with what `error` makes.
 */
export async function abortable<T>(
  work: Promise<T>,
  signal: AbortSignal | undefined,
  error: (signal: AbortSignal) => unknown = ({ reason }) => reason as unknown,
): Promise<T> {
  if (!signal) return work;
  let stop: (() => void) | undefined;
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(error(signal) as Error);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([aborted, work]);
  } finally {
    if (stop) signal.removeEventListener('abort', stop);
  }
}
