// @where Client: look-up of an order, withdrawal, conversion or purchase whose answer is lost
import type { SwapRecord } from '../contract/core.ts';
import { errorCodes } from '../contract/core.ts';
import type { ExchangeClient } from '../client.ts';
import type { HeldQuote } from './held-quote.ts';
import type { SendOnceOptions } from './send-once.ts';
import { acceptQuote } from './accept-quote.ts';

/** Number of the latest conversions that are searched. */
const latest = 20;

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
  return acceptQuote(
    held,
    {
      quoteId,
      send: () => client.swap.execute({ quoteId }, { idempotencyKey: quoteId }),
      find: async () => {
        const read = { signal: options.signal, retry: false };
        const { items } = await client.swap.recent({ limit: latest }, read);
        return items.find(({ quote }) => quote.id === quoteId);
      },
      isGone: ({ errorCode }) => errorCode === errorCodes.notFound,
    },
    options,
  );
}
