// @where Client: look-up of an order, withdrawal, conversion or purchase whose answer is lost
import type { EndpointInput, RampOrder, RampQuote } from '../contract/core.ts';
import { errorCodes } from '../contract/core.ts';
import type { ramp } from '../contract/ramp.ts';
import type { ExchangeClient } from '../client.ts';
import type { HeldQuote } from './held-quote.ts';
import { keepHeld, type QuoteKeeper, type QuoteKeeperOptions } from './quote-keeper.ts';
import type { SendOnceOptions } from './send-once.ts';
import { acceptQuote } from './accept-quote.ts';

/** Number of the latest orders that are searched. */
const latest = 20;
/** No offers at all are asked for again after this long, in milliseconds. */
const emptyHoldsMs = 15_000;

/** A purchase or sale with fiat: where, how, and one of the two amounts. */
export type RampRequest = EndpointInput<typeof ramp.quotes>;

/** The quotes of all providers for one request, best first, for as long as all of them are held. */
export interface RampOffers {
  readonly quotes: readonly RampQuote[];
  readonly quotedAt: string | undefined;
  readonly expiresAt: string;
}

/** The quotes as one offer, which is over with the first of them. */
export function rampOffers(quotes: readonly RampQuote[]): RampOffers {
  const [first] = quotes.toSorted((a, b) => Date.parse(a.expiresAt) - Date.parse(b.expiresAt));
  const { quotedAt, expiresAt = new Date(Date.now() + emptyHoldsMs).toISOString() } = first ?? {};
  return { quotes, quotedAt, expiresAt };
}

/** Keeps the quotes of all providers for one request, as `keepQuote` keeps a price. */
export function keepRampOffers(
  client: Pick<ExchangeClient, 'ramp'>,
  request: RampRequest,
  options?: QuoteKeeperOptions,
): QuoteKeeper<RampOffers> {
  return keepHeld(async () => rampOffers(await client.ramp.quotes(request)), options);
}

/**
 * Takes one of the offers, once. The quote's id names the order and is its idempotency key, so that the same quote
 * passed again is the same order, in another tab too. When the answer is lost the order is looked for until the exchange
 * cannot take the quote any more.
 * @throws ApiError when it was refused, PriceEndedError when nothing was ordered because the quote is over,
 * UnknownOutcomeError when the orders cannot be looked at: the same quote may be passed again
 */
export function orderRamp(
  client: Pick<ExchangeClient, 'ramp'>,
  held: HeldQuote<RampOffers>,
  quoteId: string,
  options: SendOnceOptions = {},
): Promise<RampOrder> {
  return acceptQuote(
    held,
    {
      quoteId,
      send: () => client.ramp.createOrder({ quoteId }, { idempotencyKey: quoteId }),
      find: async () => {
        const read = { signal: options.signal, retry: false };
        const { items } = await client.ramp.callback({ limit: latest }, read);
        return items.find(({ quote }) => quote.id === quoteId);
      },
      isGone: ({ errorCode, errors }) =>
        errorCode === errorCodes.validation && errors.some(({ key }) => key === 'quoteId'),
    },
    options,
  );
}
