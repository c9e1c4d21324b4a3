import { type ApiError, isApiError } from '../http/api-error.ts';
import { UnknownOutcomeError } from '../http/unknown-outcome.ts';
import { sleep } from '../lib/time.ts';
import type { HeldQuote, HeldSpan } from './held-quote.ts';
import { sendOnce, type SendOnceOptions } from './send-once.ts';

/** The price was over before the exchange took it: nothing was converted. Ask for a new one. */
export class PriceEndedError extends Error {
  override readonly name = 'PriceEndedError';
  readonly quoteId: string;

  constructor(quoteId: string, cause?: unknown) {
    super('The price is no longer held', { cause });
    this.quoteId = quoteId;
  }
}

/** Calls and times by which a held offer is taken. */
export interface Taking<T> {
  /** Names what it becomes, and is its idempotency key. */
  readonly quoteId: string;
  /** Takes it; called at most once. */
  readonly send: () => Promise<T>;
  /** Looks for what became of it. Undefined where nothing did. */
  readonly find: () => Promise<T | undefined>;
  /** Returns true if a refusal says that the price is gone: ended, or taken before. */
  readonly isGone: (error: ApiError) => boolean;
}

/**
 * Takes a price, once. When the answer is lost, what became of it is looked for until the exchange cannot take the price
 * any more; a price that is over is never sent, only looked for.
 * @throws ApiError when it was refused, PriceEndedError when nothing was done because the price is over,
 * UnknownOutcomeError when what became of it cannot be looked at: the same may be passed again
 */
export async function acceptQuote<T>(
  held: HeldQuote<HeldSpan>,
  { quoteId, send, find, isGone }: Taking<T>,
  options: SendOnceOptions,
): Promise<T> {
  let cause: unknown;
  if (held.remainingMs() > 0) {
    try {
      return await sendOnce(quoteId, send, find, options);
    } catch (error) {
      const isOver = isApiError(error) && isGone(error);
      if (!isOver && !(error instanceof UnknownOutcomeError)) throw error;
      cause = error;
    }
  }
  // Sent from here, from another tab or not at all: once it is over, what became of it is in the list.
  if (!isApiError(cause)) await sleep(held.settlesInMs(), options.signal);
  const found = await find().catch((error: unknown) => {
    throw new UnknownOutcomeError(quoteId, error);
  });
  if (found) return found;
  throw new PriceEndedError(quoteId, cause);
}
