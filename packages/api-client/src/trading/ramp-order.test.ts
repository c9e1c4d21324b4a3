import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RampOrder, RampQuote } from '../contract/core.ts';
import { errorCodes } from '../contract/core.ts';
import { ApiError } from '../http/api-error.ts';
import { HeldQuote, momentNow } from './held-quote.ts';
import { orderRamp, rampOffers } from './ramp-order.ts';
import { PriceEndedError } from './accept-quote.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const quote: RampQuote = {
  id: 'q1',
  provider: 'Bancora',
  side: 'Buy',
  fiatCurrency: 'CHF',
  fiatAmount: '500',
  asset: 'USDC',
  assetAmount: '612.4',
  rate: '0.816459',
  providerFee: '1.75',
  networkFee: '0',
  speed: '1 working day',
  quotedAt: '2026-11-20T11:30:00.000Z',
  expiresAt: '2026-11-20T11:30:30.000Z',
};
const order: RampOrder = {
  id: 'y1',
  reference: 'BNC-1',
  quote,
  status: 'AwaitingPayment',
  redirectUrl: null,
  createdAt: quote.expiresAt,
  updatedAt: quote.expiresAt,
};
const lost = new ApiError('timeout');
const taken = new ApiError('http', {
  status: 409,
  errorCode: errorCodes.validation,
  errors: [{ key: 'quoteId', code: '', message: '' }],
});

function exchange(create: () => Promise<RampOrder>, listed: RampOrder[] = []) {
  const sent: (string | undefined)[] = [];
  const unused = () => Promise.reject(lost);
  const ramp = {
    countries: unused,
    assets: unused,
    paymentMethods: unused,
    limits: unused,
    quotes: unused,
    createOrder: (
      input: { quoteId: string },
      options?: { idempotencyKey?: string | undefined },
    ) => {
      sent.push(`${input.quoteId} ${options?.idempotencyKey}`);
      return create();
    },
    callback: () => Promise.resolve({ items: listed, nextCursor: null }),
  };
  return { client: { ramp }, sent };
}

async function outcome(ordering: Promise<unknown>): Promise<unknown> {
  const settled = ordering.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return settled;
}
const held = () => new HeldQuote(rampOffers([quote]), momentNow());

describe('S50 a fiat order whose answer was lost', () => {
  test('is found by the quote that it took, whose id is its key', async () => {
    const { client, sent } = exchange(() => Promise.reject(lost), [order]);
    expect(await outcome(orderRamp(client, held(), 'q1'))).toBe(order);
    expect(sent).toEqual(['q1 q1']);
  });

  test('was none when it is not listed once the quote is over', async () => {
    const { client, sent } = exchange(() => Promise.reject(lost));
    expect(await outcome(orderRamp(client, held(), 'q1'))).toBeInstanceOf(PriceEndedError);
    expect(sent).toHaveLength(1);
  });

  test('is the same order when another tab has taken the quote', async () => {
    const { client } = exchange(() => Promise.reject(taken), [order]);
    expect(await outcome(orderRamp(client, held(), 'q1'))).toBe(order);
  });
});

test('a refusal for another reason stays one', async () => {
  const limit = new ApiError('http', { status: 409, errorCode: errorCodes.aboveMaximum });
  const { client } = exchange(() => Promise.reject(limit), [order]);
  expect(await outcome(orderRamp(client, held(), 'q1'))).toBe(limit);
});

test('offers are over with the first of their quotes, and after a while no new offers are requested', () => {
  const late = { ...quote, id: 'q2', expiresAt: '2026-11-20T11:31:00.000Z' };
  expect(rampOffers([late, quote]).expiresAt).toBe(quote.expiresAt);
  expect(new HeldQuote(rampOffers([]), momentNow()).remainingMs()).toBeGreaterThan(1000);
});
