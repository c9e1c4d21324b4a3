// @where Client: look-up of an order, withdrawal, conversion or purchase whose answer is lost
import { isOutcomeUnknown, UnknownOutcomeError } from '../http/unknown-outcome.ts';
import { sleep } from '../lib/time.ts';

/** Options of the look-up of `placeOrder`, `convert` and `withdraw` after a lost answer. */
export interface SendOnceOptions {
  /** Cancels looking for a lost answer; what was sent is not taken back. */
  signal?: AbortSignal | undefined;
  /** Called when the answer was lost and is being looked for: "We are checking your order…". */
  onChecking?: (() => void) | undefined;
  /** Waits before each look-up, in milliseconds: 0, 1, 2 and 4 s by default. */
  checkDelaysMs?: readonly number[] | undefined;
}

/**
 * Sends once. When the answer is lost, what was sent is looked for instead of being sent again; a look that fails is
 * one that saw nothing.
 *
 * @param clientId the caller's own name for it, by which `find` knows it
 * @throws ApiError when it was refused, UnknownOutcomeError when the outcome is unknown
 */
export async function sendOnce<T>(
  clientId: string,
  send: () => Promise<T>,
  find: () => Promise<T | undefined>,
  { signal, onChecking, checkDelaysMs = [0, 1000, 2000, 4000] }: SendOnceOptions,
): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error;
    onChecking?.();
    for (const delay of checkDelaysMs) {
      await sleep(delay, signal);
      const found = await find().catch(() => undefined);
      signal?.throwIfAborted();
      if (found) return found;
    }
    throw new UnknownOutcomeError(clientId, error);
  }
}
