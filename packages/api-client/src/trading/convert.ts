import type { SwapRecord } from '../contract/core.ts';
import { errorCodes } from '../contract/core.ts';
import type { ExchangeClient } from '../client.ts';
import { isApiError } from '../http/api-error.ts';
import { UnknownOutcomeError } from '../http/unknown-outcome.ts';
import { sleep } from '../lib/time.ts';
import type { HeldQuote } from './held-quote.ts';
import { sendOnce, type SendOnceOptions } from './send-once.ts';

/** Of the latest conversions so many are looked through. */
const latest = 20;

/** The price was over before the exchange took it: nothing was converted. Ask for a new one. */
export class PriceEndedError extends Error {
  override readonly name = 'PriceEndedError';
  readonly quoteId: string;

  constructor(quoteId: string, cause?: unknown) {
    super('The price is no longer held', { cause });
    this.quoteId = quoteId;
  }
}

/**
 * Converts at a price, once. The quote's id names the conversion and is its idempotency key, so that the same quote
 * passed again is the same conversion, in another tab too. When the answer is lost the conversion is looked for until
 * the exchange cannot take the price any more; a price that is over is never sent, only looked for.
 *
 * Answers the exchange's record, which has the status `Expired` where the price ended on the way.
 * @throws ApiError when it was refused, PriceEndedError when nothing was converted because the price is over,
 * UnknownOutcomeError when the conversions cannot be looked at: the same quote may be passed again
 */
export async function convert(
  client: Pick<ExchangeClient, 'swap'>,
  held: HeldQuote,
  options: SendOnceOptions = {},
): Promise<SwapRecord> {
  const { id: quoteId } = held.quote;
  const { signal } = options;
  const find = async () => {
    const { items } = await client.swap.recent({ limit: latest }, { signal, retry: false });
    return items.find(({ quote }) => quote.id === quoteId);
  };
  let cause: unknown;
  if (held.remainingMs() > 0) {
    try {
      const send = () => client.swap.execute({ quoteId }, { idempotencyKey: quoteId });
      return await sendOnce(quoteId, send, find, options);
    } catch (error) {
      const isGone = isApiError(error) && error.errorCode === errorCodes.notFound;
      if (!isGone && !(error instanceof UnknownOutcomeError)) throw error;
      cause = error;
    }
  }
  // Sent from here, from another tab or not at all: once it is over, what became of it is in the list.
  if (!isApiError(cause)) await sleep(held.settlesInMs(), signal);
  const found = await find().catch((error: unknown) => {
    throw new UnknownOutcomeError(quoteId, error);
  });
  if (found) return found;
  throw new PriceEndedError(quoteId, cause);
}
